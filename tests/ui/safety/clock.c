/* Loaded into a program by a test: the time of day is moved by as many seconds as the file CLOCK
   says; the steady clock is not. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t id, struct timespec *now)
{
    int done = ((__typeof__(&clock_gettime))dlsym(RTLD_NEXT, "clock_gettime"))(id, now);
    const char *file = getenv("CLOCK");
    char words[32] = "";
    int fd;

    if (done || id != CLOCK_REALTIME || !file || (fd = open(file, O_RDONLY | O_CLOEXEC)) < 0)
        return done;
    if (read(fd, words, sizeof words - 1) > 0)
        now->tv_sec += atoll(words);
    close(fd);
    return done;
}
