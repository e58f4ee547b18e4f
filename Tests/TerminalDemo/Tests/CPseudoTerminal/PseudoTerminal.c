// For the functions of pseudo-terminals, which glibc does not declare otherwise.
#define _GNU_SOURCE

#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <wchar.h>

#ifdef __APPLE__
#include <xlocale.h>
#endif

int pseudo_terminal_open(int columns, int rows, int *terminal, int *program) {
  *terminal = posix_openpt(O_RDWR | O_NOCTTY);
  if (*terminal < 0) return errno;
  const char *name = NULL;
  if (grantpt(*terminal) == 0 && unlockpt(*terminal) == 0) name = ptsname(*terminal);
  *program = name == NULL ? -1 : open(name, O_RDWR | O_NOCTTY);
  if (*program < 0) {
    int error = errno;
    close(*terminal);
    return error;
  }
  // Programs that other tests start must not keep it open.
  fcntl(*terminal, F_SETFD, FD_CLOEXEC);
  fcntl(*program, F_SETFD, FD_CLOEXEC);
  return pseudo_terminal_resize(*terminal, columns, rows);
}

int pseudo_terminal_resize(int terminal, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(terminal, TIOCSWINSZ, &size) == 0 ? 0 : errno;
}

enum { maximum_lines = 32 };

/// Cuts `text` into lines, with a null pointer behind the last. Returns a copy of the text that they point into.
static char *split(const char *text, char *lines[maximum_lines + 1]) {
  char *copy = strdup(text);
  char *rest = copy;
  int count = 0;
  while (rest != NULL && count < maximum_lines) lines[count++] = strsep(&rest, "\n");
  lines[count] = NULL;
  return copy;
}

pid_t pseudo_terminal_start(int program, const char *command, const char *environment) {
  char *arguments[maximum_lines + 1];
  char *variables[maximum_lines + 1];
  char *command_copy = split(command, arguments);
  char *environment_copy = split(environment, variables);
  pid_t process = fork();
  if (process != 0) {
    free(command_copy);
    free(environment_copy);
    return process;
  }
  // What the test process blocks or ignores is no business of the program.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  signal(SIGPIPE, SIG_DFL);
  setsid();
  ioctl(program, TIOCSCTTY, 0);
  for (int stream = 0; stream < 3; stream++) dup2(program, stream);
  execve(arguments[0], arguments, variables);
  _exit(127);
}

int pseudo_terminal_wait(pid_t process) {
  int status;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return -1;
  }
  if (WIFEXITED(status)) return WEXITSTATUS(status);
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : -1;
}

static locale_t unicode = (locale_t)0;

__attribute__((constructor)) static void make_locale(void) {
  unicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  // What macOS has.
  if (unicode == (locale_t)0) unicode = newlocale(LC_CTYPE_MASK, "en_US.UTF-8", (locale_t)0);
}

int scalar_columns(unsigned scalar) {
  locale_t former = uselocale(unicode);
  int columns = wcwidth((wchar_t)scalar);
  uselocale(former);
  return columns;
}
