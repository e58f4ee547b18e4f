#ifndef C_TERMINAL_H
#define C_TERMINAL_H

// What a program that draws on its terminal needs of the system. It is C because the terminal must be put back in signal
// handlers, where Swift code may not run. Standard input and output are the terminal.

#include <stddef.h>
#include <stdint.h>

/// Takes the terminal: keys come one by one and without echo, and the program draws on a screen of its own. The first
/// call also watches signals. Returns 0 or `errno`.
///
/// The terminal is given back by `terminal_leave`, when the program ends in any way, and by signals that end it.
int terminal_enter(void);

/// Gives the terminal back as it was; does nothing where it is not taken.
void terminal_leave(void);

/// Gives the terminal back and stops the process as Ctrl-Z does. Returns when it goes on; the terminal is not taken.
void terminal_suspend(void);

/// Gives the terminal back and ends the process by `signal`.
void terminal_end(int signal);

/// The size in characters; false where the terminal does not know it.
int terminal_size(int *columns, int *rows);

/// Writes all bytes; false where the terminal is gone.
int terminal_write(const uint8_t *bytes, size_t count);

typedef enum {
  terminal_input_none,
  terminal_input_bytes,
  terminal_input_signal,
  terminal_input_end,
} terminal_input_kind;

typedef struct {
  terminal_input_kind kind;
  /// How many bytes, or which signal.
  int value;
} terminal_input;

/// Waits for bytes or a signal, at most so many milliseconds; for as long as it takes if -1.
terminal_input terminal_read(int milliseconds, uint8_t *bytes, size_t capacity);

#endif
