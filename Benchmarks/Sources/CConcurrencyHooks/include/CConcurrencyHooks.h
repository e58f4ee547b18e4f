// Runs the jobs of Swift's concurrency runtime on the calling thread, by a hook of the runtime and the function that a run
// loop calls: what is measured then waits for no other thread, and does the same on every run.

#ifndef CCONCURRENCYHOOKS_H
#define CCONCURRENCYHOOKS_H

/// 1 where the runtime has the hook and the dispatch library the function.
int facet_serial_is_available(void);

/// From now on jobs for the global executor are kept in a queue. Call it on the main thread, and have no other thread start
/// tasks before `facet_serial_end`.
void facet_serial_begin(void);

/// Runs the jobs in the queue, and those that they add, until none is left; then what the main queue holds.
void facet_serial_run(void);

/// Runs the jobs in the queue and lets new ones go where they went before.
void facet_serial_end(void);

#endif
