// What a test waits with: run loops, the time by which XCTest ends a wait, timers, and `asyncAfter`. In a program with UIKit they go by simulated
// time (`SimulatedWait.swift`). The definitions are weak for the reason that `entries.c` gives.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define ANSWERED_BY(name, symbol)                                              \
  extern void name(void);                                                      \
  __attribute__((weak)) void name##_entry(void) __asm__(symbol);               \
  void name##_entry(void) { __attribute__((musttail)) return name(); }

// RunLoop.run(mode:before:), .run(until:), .perform(_:); Date.timeIntervalSinceReferenceDate, the time now
ANSWERED_BY(plumb_run_before, "$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtF")
ANSWERED_BY(plumb_run_until, "$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF")
ANSWERED_BY(plumb_run_loop_perform, "$s10Foundation7RunLoopC7performyyyyYbcF")
ANSWERED_BY(plumb_time_of_waits, "$s20FoundationEssentials4DateV026timeIntervalSinceReferenceC0SdvgZ")

typedef const void *Object;

extern Object CFRunLoopGetCurrent(void);
extern int CFRunLoopRunInMode(Object mode, double seconds, unsigned char once);
extern unsigned char _CFRunLoopFinished(Object loop, Object mode);

// Runs the current thread's run loop for a time of the clock, or until it has handled one source. Returns 1 if it has nothing to wait for,
// 2 if it was stopped, 3 if the time is over, 4 if it handled a source.
int32_t plumb_run_by_clock(Object mode, double seconds) {
  return _CFRunLoopFinished(CFRunLoopGetCurrent(), mode) ? 1 : CFRunLoopRunInMode(mode, seconds, 1);
}

extern Object CFRunLoopGetMain(void);
extern double CFAbsoluteTimeGetCurrent(void);
extern double CFRunLoopTimerGetNextFireDate(Object timer);
extern double CFRunLoopTimerGetInterval(Object timer);
extern void CFRunLoopTimerSetNextFireDate(Object timer, double date);
extern unsigned char CFRunLoopTimerIsValid(Object timer);

extern void plumb_timer_was_added(Object timer, double seconds, double interval);

// Timers of the main run loop fire in simulated time while a test waits, otherwise by the clock.
__attribute__((weak)) void CFRunLoopAddTimer(Object loop, Object timer, Object mode) {
  static void (*original)(Object, Object, Object);
  if (!original) original = (void (*)(Object, Object, Object))dlsym(RTLD_NEXT, "CFRunLoopAddTimer");
  original(loop, timer, mode);
  if (loop != CFRunLoopGetMain()) return;
  plumb_timer_was_added(timer, CFRunLoopTimerGetNextFireDate(timer) - CFAbsoluteTimeGetCurrent(), CFRunLoopTimerGetInterval(timer));
}

struct TimerContext {
  long version;
  void *info;
  Object (*retain)(Object info);
  void (*release)(Object info);
  Object (*describe)(Object info);
};

typedef void (*Callout)(Object timer, void *info);

// What a timer calls, and the environment of the screen that created it.
struct CarriedTimer {
  int references;
  const void *environment;
  Callout callout;
  struct TimerContext context;
};

struct Firing {
  struct CarriedTimer *carried;
  Object timer;
};

extern const void *plumb_environment_hold(void);
extern const void *plumb_environment_retain(const void *environment);
extern void plumb_environment_release(const void *environment);
extern double plumb_fire_date(double date);
extern void plumb_environment_run(const void *environment, void (*work)(void *), void *context);

static void call_out(void *context) {
  struct Firing *firing = context;
  firing->carried->callout(firing->timer, firing->carried->context.info);
}

static void fire(Object timer, void *info) {
  struct Firing firing = {info, timer};
  plumb_environment_run(plumb_environment_retain(firing.carried->environment), call_out, &firing);
}

static Object retain_carried(Object info) {
  __atomic_add_fetch(&((struct CarriedTimer *)info)->references, 1, __ATOMIC_RELAXED);
  return info;
}

static void release_carried(Object info) {
  struct CarriedTimer *carried = (struct CarriedTimer *)info;
  if (__atomic_sub_fetch(&carried->references, 1, __ATOMIC_ACQ_REL) > 0) return;
  if (carried->context.release) carried->context.release(carried->context.info);
  plumb_environment_release(carried->environment);
  free(carried);
}

// A timer fires in the environment in which it was created.
__attribute__((weak)) Object CFRunLoopTimerCreate(
    Object allocator, double date, double interval, unsigned long flags, long order, Callout callout, struct TimerContext *context) {
  static Object (*original)(Object, double, double, unsigned long, long, Callout, struct TimerContext *);
  if (!original) original = (__typeof__(original))dlsym(RTLD_NEXT, "CFRunLoopTimerCreate");
  const void *environment = plumb_environment_hold();
  date = plumb_fire_date(date);
  if (!environment) return original(allocator, date, interval, flags, order, callout, context);
  struct CarriedTimer *carried = calloc(1, sizeof *carried);
  carried->environment = environment;
  carried->callout = callout;
  if (context) carried->context = *context;
  if (carried->context.retain) carried->context.info = (void *)carried->context.retain(carried->context.info);
  struct TimerContext own = {0, carried, retain_carried, release_carried, 0};
  return original(allocator, date, interval, flags, order, fire, &own);
}

// Makes a timer due now. Returns 0 if it was invalidated.
int32_t plumb_make_timer_due(Object timer) {
  if (!CFRunLoopTimerIsValid(timer)) return 0;
  CFRunLoopTimerSetNextFireDate(timer, CFAbsoluteTimeGetCurrent());
  return 1;
}

typedef struct dispatch_queue_s *Queue;

extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern const char *dispatch_queue_get_label(Queue queue);
extern void dispatch_after_f(uint64_t when, Queue queue, void *context, void (*work)(void *));

extern void *plumb_after_on_main(double seconds, Object block);
extern void plumb_after_elapsed(void *deferred);
extern void plumb_wait_begins(double seconds);

// Whether the thread has waited with XCTest.
static __thread int has_waited;

int32_t plumb_thread_has_waited(void) { return has_waited; }

// Defers work on the main queue in simulated time, and by the clock if nothing lets simulated time pass before. Returns 0 for other queues.
// XCTest defers the end of each of its waits on a queue of its own, which tells how long the wait is.
int plumb_defer(uint64_t when, Queue queue, Object block) {
  if (when >> 63) return 0;  // a time of day, or forever
  double seconds = (double)(int64_t)(when - dispatch_time(0, 0)) / 1e9;
  const char *label = dispatch_queue_get_label(queue);
  if (!label) return 0;
  if (!strcmp(label, "com.apple.main-thread")) {
    dispatch_after_f(when, queue, plumb_after_on_main(seconds, block), plumb_after_elapsed);
    return 1;
  }
  if (!strcmp(label, "org.swift.XCTest.XCTWaiter")) {
    has_waited = 1;
    plumb_wait_begins(seconds - 0.25);
  }
  return 0;
}
