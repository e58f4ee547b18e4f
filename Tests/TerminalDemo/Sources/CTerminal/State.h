#ifndef C_TERMINAL_STATE_H
#define C_TERMINAL_STATE_H

/// Has the signals handled from now on. Returns 0 or `errno`; a second call does nothing.
int terminal_watch_signals(void);

/// Where the numbers of signals can be read, a byte each.
int terminal_signal_descriptor(void);

#endif
