#include "CTestObservation.h"

// Defined in Swift; missing where Nimble_Snapshots is built without Nimble.
__attribute__((weak)) void plumb_observe_tests(void);

__attribute__((constructor)) static void observe(void) {
    if (plumb_observe_tests) plumb_observe_tests();
}

// The runtime's hook for jobs that belong to no actor, and the call that gives a job to the main thread. Both have Swift's calling convention.
typedef __attribute__((swiftcall)) void (*enqueue)(void *job);
extern __attribute__((weak, swiftcall)) void (*swift_task_enqueueGlobal_hook)(void *job, enqueue original);
extern __attribute__((swiftcall)) void swift_task_enqueueMainExecutor(void *job);

static __attribute__((swiftcall)) void enqueue_on_main(void *job, enqueue original) {
    (void)original;
    swift_task_enqueueMainExecutor(job);
}

void plumb_run_tasks_on_main_thread(bool on) {
    if (&swift_task_enqueueGlobal_hook) swift_task_enqueueGlobal_hook = on ? enqueue_on_main : 0;
}
