#ifndef PLUMB_CCONFINEMENT_H
#define PLUMB_CCONFINEMENT_H

/// From here on this thread and what it starts can open no connection to another machine, or to this one: the kernel refuses sockets of the
/// internet with EACCES. Those between programs of this machine by a file's name stay.
/// @return 0, or the number of the error: the kernel has no filters.
int plumb_refuse_network(void);

/// From here on this thread and what it starts can make, change and delete files below these folders alone; reading stays free.
/// @return 0, or the number of the error: the kernel has no Landlock.
int plumb_refuse_writes_outside(const char *const *folders, int count);

#endif
