#include "CTerminal.h"
#include "State.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

/// Signals that the program hears of and deals with when it comes to it.
static const int told[] = {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT};
/// Signals after which no code of the program may run: the terminal is given back in the handler.
static const int fatal[] = {SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP};

static int pipe_ends[2] = {-1, -1};
static struct sigaction former[64];

static void tell(int signal) {
  int saved = errno;
  uint8_t number = (uint8_t)signal;
  // The pipe is full only if thousands of signals wait in it.
  ssize_t ignored = write(pipe_ends[1], &number, 1);
  (void)ignored;
  errno = saved;
}

static void give_back_and_die(int signal) {
  terminal_leave();
  // Whoever handled it before, such as a crash reporter, handles it now; it is delivered when this handler returns.
  sigaction(signal, &former[signal], NULL);
  raise(signal);
}

static void handle(int signal, void (*handler)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigfillset(&action.sa_mask);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigaction(signal, &action, &former[signal]);
}

int terminal_watch_signals(void) {
  if (pipe_ends[0] >= 0) return 0;
  if (pipe(pipe_ends) != 0) return errno;
  for (int end = 0; end < 2; end++) {
    fcntl(pipe_ends[end], F_SETFL, O_NONBLOCK);
    fcntl(pipe_ends[end], F_SETFD, FD_CLOEXEC);
  }
  for (size_t i = 0; i < sizeof told / sizeof *told; i++) handle(told[i], tell, SA_RESTART);
  for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++) handle(fatal[i], give_back_and_die, SA_ONSTACK);
  // A terminal or a connection that is gone is an error of the write.
  handle(SIGPIPE, SIG_IGN, 0);
  return 0;
}

int terminal_signal_descriptor(void) { return pipe_ends[0]; }

/// Has `signal` do what it does without a handler, to this process.
static void do_standard(int signal) {
  struct sigaction own;
  struct sigaction standard;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  sigaction(signal, &standard, &own);
  // The threads that Swift code runs on may have all signals blocked.
  sigset_t set;
  sigset_t blocked;
  sigemptyset(&set);
  sigaddset(&set, signal);
  pthread_sigmask(SIG_UNBLOCK, &set, &blocked);
  raise(signal);
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
  sigaction(signal, &own, NULL);
}

void terminal_suspend(void) {
  terminal_leave();
  do_standard(SIGTSTP);
}

void terminal_end(int signal) {
  terminal_leave();
  do_standard(signal);
}
