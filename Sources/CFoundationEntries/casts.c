// SwiftPM lists the tests of a class in an array. In a class with `@MainActor`, a method that is not `async` has the type
// `(Case) -> @MainActor () throws -> Void`, and the array is converted to one of `(Case) -> () throws -> Void`. On Linux that conversion stops the
// program, although a function's attributes change nothing about how it is called, and XCTest calls tests on the main thread. So a program with
// UIKit defines the function that converts arrays. The definition is weak for the reason that `entries.c` gives.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define ARRAY_FORCE_CAST "$ss15_arrayForceCastySayq_GSayxGr0_lF"
#define SWIFT __attribute__((swiftcall))

// Swift's metadata of types, as far as it is part of the stable interface.
typedef const struct Type {
  uintptr_t kind;
} *Type;

typedef struct {
  uintptr_t kind, count;
  const char *labels;
  struct {
    Type type;
    uintptr_t offset;
  } element[];
} Tuple;

typedef struct {
  uintptr_t kind, flags;
  Type result;
  Type parameter[];
} Function;

enum { tuple_kind = 0x301, function_kind = 0x302, parameter_count = 0xffff };

static const uintptr_t has_global_actor = (uintptr_t)1 << 28;

extern void *swift_retain(void *object);

// Whether a value of one type is one of the other once functions lose their actor.
static int loses_only_actors(Type from, Type to) {
  if (from == to) return 1;
  if (from->kind != to->kind) return 0;
  if (from->kind == tuple_kind) {
    const Tuple *one = (const Tuple *)from, *other = (const Tuple *)to;
    if (one->count != other->count) return 0;
    for (uintptr_t i = 0; i < one->count; i++) {
      if (!loses_only_actors(one->element[i].type, other->element[i].type)) return 0;
    }
    return 1;
  }
  if (from->kind != function_kind) return 0;
  const Function *one = (const Function *)from, *other = (const Function *)to;
  if ((one->flags & ~has_global_actor) != (other->flags & ~has_global_actor) || other->flags & ~one->flags) return 0;
  for (uintptr_t i = 0; i < (one->flags & parameter_count); i++) {
    if (one->parameter[i] != other->parameter[i]) return 0;
  }
  return loses_only_actors(one->result, other->result);
}

__attribute__((weak)) SWIFT void *plumb_array_force_cast(void *array, Type from, Type to) __asm__(ARRAY_FORCE_CAST);

SWIFT void *plumb_array_force_cast(void *array, Type from, Type to) {
  static SWIFT void *(*original)(void *, Type, Type);
  if (from->kind == tuple_kind && loses_only_actors(from, to)) return swift_retain(array);
  if (!original) original = (SWIFT void *(*)(void *, Type, Type))dlsym(RTLD_NEXT, ARRAY_FORCE_CAST);
  return original(array, from, to);
}
