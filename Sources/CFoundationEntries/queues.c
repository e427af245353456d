// Queues do not inherit Swift's task-local values, so a block that a screen leaves on a queue would run in the environment of whatever runs
// then. These functions replace those of Dispatch in a program with UIKit, as in `entries.c`: blocks run in the environment in which they
// were submitted. Outside of any screen they do what Dispatch does.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

#define WEAK __attribute__((weak))

typedef void (*Work)(void *context);

struct Block {
  void *isa;
  int flags, reserved;
  Work invoke;
  const void *descriptor;
};

extern void *_NSConcreteGlobalBlock[32], *_NSConcreteStackBlock[32];
extern struct Block *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void dispatch_async_f(void *queue, void *context, Work work);
extern void dispatch_after_f(uint64_t time, void *queue, void *context, Work work);
extern void dispatch_sync_f(void *queue, void *context, Work work);
extern void dispatch_group_async_f(void *group, void *queue, void *context, Work work);
extern void dispatch_group_notify_f(void *group, void *queue, void *context, Work work);
extern char _dispatch_main_q[];

// Returns the surrounding environment, retained, or 0 outside of any.
extern const void *plumb_environment_hold(void);
// Runs the work in the environment and releases it.
extern void plumb_environment_run(const void *environment, Work work, void *context);
extern const void *plumb_environment_retain(const void *environment);
extern void plumb_environment_release(const void *environment);

// See `waiting.c`.
extern int plumb_defer(uint64_t time, void *queue, const void *block);

struct Deferred {
  const void *environment;
  struct Block *block;
  // Whether it is counted as work of a queue other than the main one.
  int is_counted;
};

// The blocks that screens have left on queues other than the main one and that have not ended.
static int outstanding;

int32_t plumb_outstanding_work(void) { return __atomic_load_n(&outstanding, __ATOMIC_ACQUIRE); }

#define DISPATCH(name) __typeof__(&name) original = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static void nothing(void *block) { (void)block; }

static void call(void *block) { ((struct Block *)block)->invoke(block); }

// A block that calls another one in an environment.
struct Carried {
  struct Block block;
  const void *environment;
  struct Block *body;
};

static void call_carried(void *block) {
  struct Carried *carried = block;
  plumb_environment_run(plumb_environment_retain(carried->environment), call, carried->body);
}

static void copy_carried(struct Carried *copy, const struct Carried *carried) {
  copy->environment = plumb_environment_retain(carried->environment);
  copy->body = _Block_copy(carried->body);
}

static void dispose_carried(struct Carried *carried) {
  plumb_environment_release(carried->environment);
  _Block_release(carried->body);
}

static const struct {
  unsigned long reserved, size;
  void (*copy)(struct Carried *, const struct Carried *);
  void (*dispose)(struct Carried *);
} carried_descriptor = {0, sizeof(struct Carried), copy_carried, dispose_carried};

static struct Carried carried(const void *environment, struct Block *body) {
  return (struct Carried){{_NSConcreteStackBlock, 1 << 25, 0, call_carried, &carried_descriptor}, environment, body};
}

// A work item has flags, such as a barrier, which another block around it would not have. So its own block is carried, when it is created.
WEAK struct Block *dispatch_block_create(unsigned long flags, struct Block *body) {
  DISPATCH(dispatch_block_create);
  const void *environment = plumb_environment_hold();
  if (!environment) return original(flags, body);
  struct Carried block = carried(environment, body);
  struct Block *item = original(flags, &block.block);
  plumb_environment_release(environment);
  return item;
}

WEAK struct Block *dispatch_block_create_with_qos_class(unsigned long flags, unsigned int quality, int priority, struct Block *body) {
  DISPATCH(dispatch_block_create_with_qos_class);
  const void *environment = plumb_environment_hold();
  if (!environment) return original(flags, quality, priority, body);
  struct Carried block = carried(environment, body);
  struct Block *item = original(flags, quality, priority, &block.block);
  plumb_environment_release(environment);
  return item;
}

// Whether the block is no work item. Work items are carried already. On the main queue their flags have no effect.
static int is_plain(const struct Block *block) {
  static const struct { unsigned long reserved, size; } descriptor = {0, sizeof(struct Block)};
  static struct Block empty = {_NSConcreteGlobalBlock, 1 << 28, 0, nothing, &descriptor};
  static Work item;
  if (!item) {
    DISPATCH(dispatch_block_create);
    item = original(0, &empty)->invoke;
  }
  return block->invoke != item;
}

static const void *environment_for(const void *queue, const struct Block *block) {
  return queue == _dispatch_main_q || is_plain(block) ? plumb_environment_hold() : 0;
}

static struct Deferred *deferred(const void *environment, struct Block *block) {
  struct Deferred *work = malloc(sizeof *work);
  work->environment = environment;
  work->block = _Block_copy(block);
  work->is_counted = 0;
  return work;
}

static struct Deferred *counted(const void *environment, void *queue, struct Block *block) {
  struct Deferred *work = deferred(environment, block);
  work->is_counted = queue != _dispatch_main_q;
  if (work->is_counted) __atomic_add_fetch(&outstanding, 1, __ATOMIC_RELAXED);
  return work;
}

static void run(void *context) {
  struct Deferred *work = context;
  plumb_environment_run(work->environment, call, work->block);
  _Block_release(work->block);
  if (work->is_counted) __atomic_sub_fetch(&outstanding, 1, __ATOMIC_RELEASE);
  free(work);
}

static void run_now(void *context) {
  struct Deferred *work = context;
  plumb_environment_run(work->environment, call, work->block);
}

WEAK void dispatch_async(void *queue, struct Block *block) {
  const void *environment = environment_for(queue, block);
  if (environment) return dispatch_async_f(queue, counted(environment, queue, block), run);
  DISPATCH(dispatch_async);
  original(queue, block);
}

WEAK void dispatch_after(uint64_t time, void *queue, struct Block *block) {
  if (plumb_defer(time, queue, block)) return;
  const void *environment = environment_for(queue, block);
  if (environment) return dispatch_after_f(time, queue, deferred(environment, block), run);
  DISPATCH(dispatch_after);
  original(time, queue, block);
}

WEAK void dispatch_group_async(void *group, void *queue, struct Block *block) {
  const void *environment = environment_for(queue, block);
  if (environment) return dispatch_group_async_f(group, queue, counted(environment, queue, block), run);
  DISPATCH(dispatch_group_async);
  original(group, queue, block);
}

WEAK void dispatch_group_notify(void *group, void *queue, struct Block *block) {
  const void *environment = environment_for(queue, block);
  if (environment) return dispatch_group_notify_f(group, queue, deferred(environment, block), run);
  DISPATCH(dispatch_group_notify);
  original(group, queue, block);
}

WEAK void dispatch_sync(void *queue, struct Block *block) {
  const void *environment = environment_for(queue, block);
  if (environment) {
    struct Deferred work = {environment, block};
    return dispatch_sync_f(queue, &work, run_now);
  }
  DISPATCH(dispatch_sync);
  original(queue, block);
}
