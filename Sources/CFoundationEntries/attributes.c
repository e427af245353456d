// Foundation's `mutableString` of an attributed string changes the text alone: the next read or change of attributes behind the old end stops
// the program. On iOS the attributes follow the text. So a program with UIKit defines the functions that read and change attributes; each
// brings the attributes to the text's length first, where new text at the end has those of the text before it. The definitions are weak for
// the reason that `entries.c` gives.

#define _GNU_SOURCE
#include <dlfcn.h>

typedef const void *Object;
typedef struct {
  long location, length;
} Range;

extern long CFStringGetLength(Object string);
extern long CFRunArrayGetCount(Object array);
extern Object CFRunArrayGetValueAtIndex(Object array, long index, Range *effective, long *run);
extern void CFRunArrayInsert(Object array, Range range, Object value);
extern void CFRunArrayDelete(Object array, Range range);
extern Object CFDictionaryCreate(Object allocator, Object *keys, Object *values, long count, Object key_calls, Object value_calls);
extern void CFRelease(Object object);
extern const char kCFTypeDictionaryKeyCallBacks, kCFTypeDictionaryValueCallBacks;

// An attributed string of Foundation: an object's two words, Core Foundation's word, the text, and the attributes by ranges.
typedef const struct {
  unsigned long object[2], information;
  Object text, attributes;
} *AttributedString;

static void follow(Object object) {
  AttributedString string = (AttributedString)object;
  if (!string || !string->text || !string->attributes) return;
  long length = CFStringGetLength(string->text), count = CFRunArrayGetCount(string->attributes);
  if (count > length) {
    CFRunArrayDelete(string->attributes, (Range){length, count - length});
  } else if (count > 0 && count < length) {
    CFRunArrayInsert(string->attributes, (Range){count, length - count}, CFRunArrayGetValueAtIndex(string->attributes, count - 1, 0, 0));
  } else if (count < length) {
    Object none = CFDictionaryCreate(0, 0, 0, 0, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks);
    CFRunArrayInsert(string->attributes, (Range){0, length}, none);
    CFRelease(none);
  }
}

#define FOLLOWED(result, name, parameters, arguments)                          \
  __attribute__((weak)) result name parameters {                               \
    static result(*original) parameters;                                       \
    if (!original) original = (result(*) parameters)dlsym(RTLD_NEXT, #name);   \
    follow(string);                                                            \
    return original arguments;                                                 \
  }

FOLLOWED(Object, CFAttributedStringGetAttributes, (Object string, long index, Range *effective), (string, index, effective))
FOLLOWED(Object, CFAttributedStringGetAttribute, (Object string, long index, Object name, Range *effective), (string, index, name, effective))
FOLLOWED(
    Object, CFAttributedStringGetAttributesAndLongestEffectiveRange, (Object string, long index, Range limits, Range *effective),
    (string, index, limits, effective))
FOLLOWED(
    Object, CFAttributedStringGetAttributeAndLongestEffectiveRange,
    (Object string, long index, Object name, Range limits, Range *effective), (string, index, name, limits, effective))
FOLLOWED(Object, CFAttributedStringCreateWithSubstring, (Object allocator, Object string, Range range), (allocator, string, range))
FOLLOWED(void, CFAttributedStringReplaceString, (Object string, Range range, Object text), (string, range, text))
FOLLOWED(
    void, CFAttributedStringSetAttributes, (Object string, Range range, Object attributes, unsigned char clears),
    (string, range, attributes, clears))
FOLLOWED(void, CFAttributedStringSetAttribute, (Object string, Range range, Object name, Object value), (string, range, name, value))
FOLLOWED(void, CFAttributedStringRemoveAttribute, (Object string, Range range, Object name), (string, range, name))

__attribute__((weak)) void CFAttributedStringReplaceAttributedString(Object string, Range range, Object other) {
  static void (*original)(Object, Range, Object);
  if (!original) original = (void (*)(Object, Range, Object))dlsym(RTLD_NEXT, "CFAttributedStringReplaceAttributedString");
  follow(string);
  follow(other);
  original(string, range, other);
}
