#include "CTestObservation.h"

// Defined in Swift; missing where Nimble_Snapshots is built without Nimble.
__attribute__((weak)) void plumb_observe_tests(void);

__attribute__((constructor)) static void observe(void) {
    if (plumb_observe_tests) plumb_observe_tests();
}
