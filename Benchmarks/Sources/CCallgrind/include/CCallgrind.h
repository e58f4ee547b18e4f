// Tells callgrind which part of a run to count. Without callgrind, nothing.

#ifndef CCALLGRIND_H
#define CCALLGRIND_H

/// 1 where this was compiled with valgrind's header, so that the other two functions do something.
int facet_callgrind_is_available(void);

/// Starts counting; with `--instr-atstart=no` all before ran several times as fast.
void facet_callgrind_start(void);

/// Stops counting.
void facet_callgrind_stop(void);

#endif
