/* Loaded into a program by a test: everything that it does to files whose path has the word DISK in
   it is also appended to the file RECORD, in order: what was written where, cut, synced, created,
   renamed and deleted. From that the test makes what the disk would hold had the power failed.

   A record is a letter, the sizes of what follows and a position (three 64-bit numbers), a path, and
   data: what was written, or the new name. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void record(char what, const char *path, uint64_t at, const void *data, uint64_t size)
{
    static int log = -1;
    const char *disk = getenv("DISK"), *to = getenv("RECORD");
    uint64_t numbers[3] = {strlen(path), size, at};
    struct iovec parts[4] = {{&what, 1}, {numbers, sizeof numbers}, {(void *)path, numbers[0]}, {(void *)data, size}};

    if (!disk || !to || !strstr(path, disk))
        return;
    if (log < 0)
        log = syscall(SYS_openat, AT_FDCWD, to, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    syscall(SYS_writev, log, parts, 4);
}

static void record_fd(char what, int fd, uint64_t at, const void *data, uint64_t size)
{
    char link[64], path[4096];
    ssize_t length;

    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return;
    path[length] = 0;
    record(what, path, at, data, size);
}

ssize_t write(int fd, const void *data, size_t size)
{
    off_t at = lseek(fd, 0, SEEK_CUR);
    ssize_t done = REAL(write)(fd, data, size);
    if (done > 0)
        record_fd('w', fd, at < 0 ? 0 : at, data, done);
    return done;
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at)
{
    ssize_t done = REAL(pwrite)(fd, data, size, at);
    if (done > 0)
        record_fd('w', fd, at, data, done);
    return done;
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at)
{
    return pwrite(fd, data, size, at);
}

int ftruncate(int fd, off_t size)
{
    int done = REAL(ftruncate)(fd, size);
    if (!done)
        record_fd('t', fd, size, "", 0);
    return done;
}

int ftruncate64(int fd, off64_t size)
{
    return ftruncate(fd, size);
}

int fsync(int fd)
{
    int done = REAL(fsync)(fd);
    if (!done)
        record_fd('s', fd, 0, "", 0);
    return done;
}

int fdatasync(int fd)
{
    int done = REAL(fdatasync)(fd);
    if (!done)
        record_fd('s', fd, 0, "", 0);
    return done;
}

int rename(const char *old, const char *new)
{
    int done = REAL(rename)(old, new);
    if (!done)
        record('r', old, 0, new, strlen(new));
    return done;
}

int unlink(const char *path)
{
    int done = REAL(unlink)(path);
    if (!done)
        record('u', path, 0, "", 0);
    return done;
}

int open(const char *path, int flags, ...)
{
    va_list more;
    mode_t mode;
    int fd, is_new;

    va_start(more, flags);
    mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
    va_end(more);
    is_new = flags & O_CREAT && access(path, F_OK) != 0;
    fd = syscall(SYS_openat, AT_FDCWD, path, flags, mode);
    if (fd >= 0 && is_new)
        record_fd('c', fd, 0, "", 0);
    if (fd >= 0 && flags & O_TRUNC)
        record_fd('t', fd, 0, "", 0);
    return fd;
}

int open64(const char *path, int flags, ...)
{
    va_list more;
    mode_t mode;

    va_start(more, flags);
    mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
    va_end(more);
    return open(path, flags, mode);
}
