// Calls a function of Nimble_Snapshots when the process begins, as the `load` of an Objective-C class would.
#pragma once
#include <stdbool.h>

void plumb_observe_tests(void);

// Tasks that belong to no actor begin on the main thread, or where Swift begins them.
void plumb_run_tasks_on_main_thread(bool on);
