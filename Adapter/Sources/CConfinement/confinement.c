#define _GNU_SOURCE
#include "CConfinement.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel requires this before an unprivileged process may restrict itself.
static int never_gain_rights(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 ? 0 : errno; }

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef OWN_ARCHITECTURE
#define FIELD(name) ((uint32_t)offsetof(struct seccomp_data, name))
#define LOAD(name) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, FIELD(name))
#define IF_EQUAL(value, then_skip, else_skip) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), (then_skip), (else_skip))
#define IF_AT_LEAST(value, then_skip, else_skip) BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, (value), (then_skip), (else_skip))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, (value))
#endif

int plumb_refuse_network(void) {
#ifdef OWN_ARCHITECTURE
  struct sock_filter rules[] = {
      // Refuse system calls of other architectures, whose numbers differ.
      LOAD(arch), IF_EQUAL(OWN_ARCHITECTURE, 1, 0), ANSWER(SECCOMP_RET_ERRNO | EACCES),
      LOAD(nr),
      // Refuse x32's calls, which have the architecture of x86-64 but other numbers, from this bit on.
      IF_AT_LEAST(0x40000000, 5, 0),
      // Refuse io_uring, which can open sockets without passing these rules.
      IF_EQUAL(SYS_io_uring_setup, 4, 0),
      IF_EQUAL(SYS_socket, 0, 4),
      // The lower half of the first argument, which has 32 bits.
      LOAD(args[0]),
      IF_EQUAL(AF_INET, 1, 0), IF_EQUAL(AF_INET6, 0, 1),
      ANSWER(SECCOMP_RET_ERRNO | EACCES),
      ANSWER(SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {.len = sizeof(rules) / sizeof(rules[0]), .filter = rules};
  int error = never_gain_rights();
  if (error) return error;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0 ? 0 : errno;
#else
  return ENOSYS;
#endif
}

// From linux/landlock.h, which is missing on machines with an old C library.
#define LANDLOCK_CREATE_RULESET 444
#define LANDLOCK_ADD_RULE 445
#define LANDLOCK_RESTRICT_SELF 446

struct ruleset {
  uint64_t files;
};
struct __attribute__((packed)) rule {
  uint64_t allowed;
  int32_t folder;
};

enum {
  WRITE_FILE = 1 << 1,
  // Removing and creating files of every kind.
  REMOVE_FOLDER = 1 << 4, REMOVE_FILE = 1 << 5, MAKE_DEVICE = 1 << 6, MAKE_FOLDER = 1 << 7, MAKE_FILE = 1 << 8, MAKE_SOCKET = 1 << 9,
  MAKE_QUEUE = 1 << 10, MAKE_BLOCK = 1 << 11, MAKE_LINK = 1 << 12,
  // Since version 2 of Landlock.
  MOVE = 1 << 13,
  // Since version 3.
  TRUNCATE = 1 << 14,
};

int plumb_refuse_writes_outside(const char *const *folders, int count) {
  long version = syscall(LANDLOCK_CREATE_RULESET, NULL, 0, 1);
  if (version < 1) return errno ? errno : ENOSYS;
  uint64_t writing = WRITE_FILE | REMOVE_FOLDER | REMOVE_FILE | MAKE_DEVICE | MAKE_FOLDER | MAKE_FILE | MAKE_SOCKET | MAKE_QUEUE |
                     MAKE_BLOCK | MAKE_LINK;
  if (version >= 2) writing |= MOVE;
  if (version >= 3) writing |= TRUNCATE;
  struct ruleset set = {.files = writing};
  int rules = (int)syscall(LANDLOCK_CREATE_RULESET, &set, sizeof(set), 0);
  if (rules < 0) return errno;
  for (int number = 0; number < count; number++) {
    struct rule rule = {.allowed = writing, .folder = open(folders[number], O_PATH | O_CLOEXEC)};
    // A missing folder cannot be written to and needs no rule.
    if (rule.folder < 0) continue;
    long added = syscall(LANDLOCK_ADD_RULE, rules, 1, &rule, 0);
    // A file, such as /dev/null, cannot contain files: allow only writing to it.
    if (added != 0 && errno == EINVAL) {
      rule.allowed = WRITE_FILE | (version >= 3 ? TRUNCATE : 0);
      syscall(LANDLOCK_ADD_RULE, rules, 1, &rule, 0);
    }
    close(rule.folder);
  }
  int error = never_gain_rights();
  if (!error && syscall(LANDLOCK_RESTRICT_SELF, rules, 0) != 0) error = errno;
  close(rules);
  return error;
}
