/* Loaded into the program by a test: from the moment when the file named by BREAK exists, every
   write and sync of a file whose path has the word DISK in it fails as a broken disk does, or with
   the error whose number is BREAK_AS. The first one that fails makes the file named by FAILED. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int broken(int fd)
{
    const char *mark = getenv("BREAK"), *disk = getenv("DISK");
    char link[64], path[4096];
    ssize_t size;

    if (!mark || !disk || access(mark, F_OK) != 0)
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    size = readlink(link, path, sizeof path - 1);
    if (size < 0)
        return 0;
    path[size] = 0;
    return strstr(path, disk) != NULL;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAIL_IF_BROKEN(fd) if (broken(fd)) return fails();

static int fails(void)
{
    const char *as = getenv("BREAK_AS"), *failed = getenv("FAILED");
    int made = failed ? open(failed, O_CREAT | O_WRONLY | O_CLOEXEC, 0600) : -1;

    if (made >= 0)
        close(made);
    errno = as ? atoi(as) : EIO;
    return -1;
}

ssize_t write(int fd, const void *data, size_t size)
{
    FAIL_IF_BROKEN(fd)
    return REAL(write)(fd, data, size);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at)
{
    FAIL_IF_BROKEN(fd)
    return REAL(pwrite)(fd, data, size, at);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at)
{
    FAIL_IF_BROKEN(fd)
    return REAL(pwrite64)(fd, data, size, at);
}

int fsync(int fd)
{
    FAIL_IF_BROKEN(fd)
    return REAL(fsync)(fd);
}

int fdatasync(int fd)
{
    FAIL_IF_BROKEN(fd)
    return REAL(fdatasync)(fd);
}

int flock(int fd, int how)
{
    const char *refuse = getenv("REFUSE_FLOCK");
    if (refuse && *refuse) {
        errno = ENOLCK;
        return -1;
    }
    return REAL(flock)(fd, how);
}
