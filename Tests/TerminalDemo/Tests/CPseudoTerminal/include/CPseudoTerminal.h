#ifndef C_PSEUDO_TERMINAL_H
#define C_PSEUDO_TERMINAL_H

// Starts programs on pseudo-terminals. It is C because between fork and exec no Swift code may run.

#include <sys/types.h>

/// Both ends of a new pseudo-terminal of that size: the one that a test plays the terminal with, and the one that the
/// program gets. Returns 0 or `errno`.
int pseudo_terminal_open(int columns, int rows, int *terminal, int *program);

/// Gives the window another size, of which the program hears.
int pseudo_terminal_resize(int terminal, int columns, int rows);

/// Starts a program in a session of its own with the pseudo-terminal as its terminal. `command` has its path and
/// arguments, `environment` its variables, a line each. Returns its number, or -1 with `errno` set.
pid_t pseudo_terminal_start(int program, const char *command, const char *environment);

/// Waits for the process to end. Returns its exit status, 128 and the signal that ended it, or -1.
int pseudo_terminal_wait(pid_t process);

/// The columns that the C library gives a scalar value of Unicode; -1 for one that is not printed.
int scalar_columns(unsigned scalar);

#endif
