#include "CTerminal.h"
#include "State.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

/// The other screen, no line wrapping, no cursor.
static const char enter_text[] = "\x1b[?1049h\x1b[?7l\x1b[?25l";
/// The first byte cancels a sequence that a signal has cut off, the next ends an update (see `Renderer`).
static const char leave_text[] = "\x18\x1b[?2026l\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";

static struct termios original;
static volatile sig_atomic_t is_entered = 0;

int terminal_enter(void) {
  if (!is_entered) {
    if (tcgetattr(STDIN_FILENO, &original) != 0) return errno;
    int error = terminal_watch_signals();
    if (error != 0) return error;
    static int is_registered = 0;
    if (!is_registered) atexit(terminal_leave);
    is_registered = 1;
  }
  struct termios raw = original;
  cfmakeraw(&raw);
  // Ctrl-C, Ctrl-Z and Ctrl-\ stay signals, so that they work whatever the program does.
  raw.c_lflag |= ISIG;
  // Such a signal throws keys away that wait to be read: a read may find nothing where there was something, and must not
  // wait for more.
  raw.c_cc[VMIN] = 0;
  raw.c_cc[VTIME] = 0;
  is_entered = 1;
  if (tcsetattr(STDIN_FILENO, TCSANOW, &raw) != 0) {
    is_entered = 0;
    return errno;
  }
  terminal_write((const uint8_t *)enter_text, sizeof enter_text - 1);
  return 0;
}

// Called by signal handlers: no call in it but those that POSIX allows there.
void terminal_leave(void) {
  if (!is_entered) return;
  is_entered = 0;
  terminal_write((const uint8_t *)leave_text, sizeof leave_text - 1);
  tcsetattr(STDIN_FILENO, TCSANOW, &original);
}

int terminal_write(const uint8_t *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(STDOUT_FILENO, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return 0;
    bytes += written;
    count -= (size_t)written;
  }
  return 1;
}

int terminal_size(int *columns, int *rows) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return 0;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 1;
}

terminal_input terminal_read(int milliseconds, uint8_t *bytes, size_t capacity) {
  struct pollfd entries[2] = {
    {.fd = terminal_signal_descriptor(), .events = POLLIN},
    {.fd = STDIN_FILENO, .events = POLLIN},
  };
  int ready;
  do {
    ready = poll(entries, 2, milliseconds);
  } while (ready < 0 && errno == EINTR);
  uint8_t number;
  if (entries[0].revents != 0 && read(entries[0].fd, &number, 1) == 1) {
    return (terminal_input){terminal_input_signal, number};
  }
  if (ready > 0 && entries[1].revents != 0) {
    ssize_t received = read(STDIN_FILENO, bytes, capacity);
    if (received > 0) return (terminal_input){terminal_input_bytes, (int)received};
    int is_gone = (entries[1].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
    if (received == 0 ? is_gone : errno != EINTR) return (terminal_input){terminal_input_end, 0};
    return (terminal_input){terminal_input_none, 0};
  }
  return (terminal_input){ready < 0 ? terminal_input_end : terminal_input_none, 0};
}
