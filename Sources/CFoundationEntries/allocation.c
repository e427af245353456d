// A screen is made of a few bitmaps of megabytes and tables that grow to megabytes, and the next screen needs the same again. By default the
// allocator returns such blocks to the system when they are freed, and each new one costs a page fault for every 4 KiB: a tenth of the time of
// a first layout of 500 views. So freed memory is kept for what comes next. The environment's own settings of the allocator go first.

#include <malloc.h>
#include <stdlib.h>

enum {
  // The largest threshold that the allocator accepts on 64 bits; larger blocks are still mapped one by one.
  largestHeapBlock = 32 << 20,
  // Free memory at the end of the heap beyond this goes back to the system.
  keptFreeMemory = 128 << 20,
};

__attribute__((constructor)) static void keepFreedMemory(void) {
#ifdef __GLIBC__
  if (getenv("MALLOC_MMAP_THRESHOLD_") || getenv("MALLOC_TRIM_THRESHOLD_") || getenv("GLIBC_TUNABLES"))
    return;
  mallopt(M_MMAP_THRESHOLD, largestHeapBlock);
  mallopt(M_TRIM_THRESHOLD, keptFreeMemory);
#endif
}
