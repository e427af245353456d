// Calls a function of Nimble_Snapshots when the process begins, as the `load` of an Objective-C class would.
#pragma once
void plumb_observe_tests(void);
