#define _GNU_SOURCE
#include "CConcurrencyHooks.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>

#define SWIFT __attribute__((swiftcall))

/// `SerialExecutorRef`: all zeros stand for the global executor.
typedef struct {
  void *identity;
  void *implementation;
} executor_ref;

typedef SWIFT void original_enqueue(void *job);
typedef SWIFT void enqueue_hook(void *job, original_enqueue *original);

static SWIFT void (*run_job)(void *job, executor_ref executor);
static enqueue_hook **global_hook;
static void (*run_main_queue)(void *message);

/// A first-in, first-out queue: a ring that doubles when it is full.
static void **ring;
static size_t capacity, head, count;

static SWIFT void enqueue(void *job, original_enqueue *original) {
  (void)original;
  if (count == capacity) {
    size_t doubled = capacity ? 2 * capacity : 64;
    void **larger = malloc(doubled * sizeof(void *));
    if (!larger) abort();
    for (size_t i = 0; i < count; i++) larger[i] = ring[(head + i) % capacity];
    free(ring);
    ring = larger;
    capacity = doubled;
    head = 0;
  }
  ring[(head + count++) % capacity] = job;
}

int facet_serial_is_available(void) {
  // By name at run time: a copy of the variable in this program would not be the one that the runtime reads.
  run_job = (SWIFT void (*)(void *, executor_ref))dlsym(RTLD_DEFAULT, "swift_job_run");
  global_hook = (enqueue_hook **)dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  run_main_queue = (void (*)(void *))dlsym(RTLD_DEFAULT, "_dispatch_main_queue_callback_4CF");
  return run_job && global_hook && run_main_queue;
}

void facet_serial_begin(void) { *global_hook = enqueue; }

static void run_jobs(void) {
  while (count) {
    void *job = ring[head];
    head = (head + 1) % capacity;
    count--;
    run_job(job, (executor_ref){NULL, NULL});
  }
}

void facet_serial_run(void) {
  run_jobs();
  run_main_queue(NULL);
}

void facet_serial_end(void) {
  run_jobs();
  *global_hook = NULL;
}
