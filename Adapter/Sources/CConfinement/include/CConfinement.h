#ifndef PLUMB_CCONFINEMENT_H
#define PLUMB_CCONFINEMENT_H

/// Prevents this thread, and the threads and processes it starts, from opening network connections, even to this machine: the kernel
/// refuses IPv4 and IPv6 sockets with EACCES. Local sockets that are named by a file still work.
/// @return 0, or an error number if the kernel does not support filters.
int plumb_refuse_network(void);

/// Prevents this thread, and the threads and processes it starts, from creating, changing or deleting files outside these folders. Reading
/// is not restricted.
/// @return 0, or an error number if the kernel does not support Landlock.
int plumb_refuse_writes_outside(const char *const *folders, int count);

#endif
