// For posix_spawn_file_actions_addclosefrom_np.
#define _GNU_SOURCE

#include "CPDFDrawer.h"

#include <cairo.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <glib.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

// The memory that drawing may use, in addition to that of the process at its start.
static const size_t memory = (size_t)768 << 20;
// The maximum size of a document. Icons have some kilobytes.
static const uint64_t longest = (uint64_t)64 << 20;

// MARK: Both sides

int plumb_pdf_send(int socket, const void *bytes, size_t count) {
  for (const char *at = bytes; count > 0;) {
    ssize_t sent = send(socket, at, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return -1;
    at += sent;
    count -= (size_t)sent;
  }
  return 0;
}

int plumb_pdf_receive(int socket, void *bytes, size_t count) {
  for (char *at = bytes; count > 0;) {
    ssize_t got = recv(socket, at, count, 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return -1;
    at += got;
    count -= (size_t)got;
  }
  return 0;
}

// MARK: The client

extern char **environ;

int plumb_pdf_start(pid_t *process) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -errno;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 0);
  // Discard Poppler's messages about a document.
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
  // Ctrl-C must only reach the program. When it ends, its socket closes, and this process ends, too.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, usual;
  sigemptyset(&none);
  sigfillset(&usual);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  char *arguments[] = {PLUMB_PDF_NAME, NULL};
  int status = posix_spawn(process, "/proc/self/exe", &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (status == 0) return ends[0];
  close(ends[0]);
  return -status;
}

int plumb_pdf_stop(int socket, pid_t process) {
  close(socket);
  int status = 0;
  // Has no effect on a process that has already ended.
  kill(process, SIGKILL);
  while (waitpid(process, &status, 0) < 0)
    if (errno != EINTR) return 0;
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

// MARK: The drawing process

typedef struct {
  void *(*open)(GBytes *, const char *, GError **);
  int (*count)(void *);
  void *(*page)(void *, int);
  void (*size)(void *, double *, double *);
  void (*render)(void *, cairo_t *);
  void (*release)(void *);
} poppler;

static bool find_poppler(poppler *found) {
  void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return false;
  found->open = dlsym(library, "poppler_document_new_from_bytes");
  found->count = dlsym(library, "poppler_document_get_n_pages");
  found->page = dlsym(library, "poppler_document_get_page");
  found->size = dlsym(library, "poppler_page_get_size");
  found->render = dlsym(library, "poppler_page_render");
  found->release = dlsym(library, "g_object_unref");
  return found->open && found->count && found->page && found->size && found->render && found->release;
}

// Sets the fonts for text whose font is not embedded in the document. No other font of the machine is used.
static bool use_fonts(const char *names, size_t count) {
  void *library = dlopen("libfontconfig.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return false;
  void *(*create)(void) = dlsym(library, "FcConfigCreate");
  int (*add)(void *, const char *) = dlsym(library, "FcConfigAppFontAddFile");
  int (*use)(void *) = dlsym(library, "FcConfigSetCurrent");
  void *config = create && add && use ? create() : NULL;
  if (config == NULL) return false;
  for (const char *name = names; name < names + count; name += strlen(name) + 1) add(config, name);
  return use(config) != 0;
}

// The limits of memory and time count from the call, because the linked libraries have already used some.
static void limit_memory(void) {
  unsigned long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file != NULL) {
    if (fscanf(file, "%lu", &pages) != 1) pages = 0;
    fclose(file);
  }
  rlim_t bytes = (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE) + memory;
  setrlimit(RLIMIT_AS, &(struct rlimit){bytes, bytes});
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  setrlimit(RLIMIT_FSIZE, &(struct rlimit){0, 0});
}

static void limit_time(uint32_t milliseconds) {
  struct itimerval left = {.it_value = {milliseconds / 1000, milliseconds % 1000 * 1000}};
  setitimer(ITIMER_PROF, &left, NULL);
}

static plumb_pdf_answer draw_page(const poppler *library, void *document, const plumb_pdf_question *question, cairo_surface_t **picture) {
  plumb_pdf_answer answer = {.status = plumb_pdf_no_document};
  void *page = library->count(document) > 0 ? library->page(document, 0) : NULL;
  if (page == NULL) return answer;
  library->size(page, &answer.width, &answer.height);
  answer.status = answer.width > 0 && answer.height > 0 && answer.width < 1e9 && answer.height < 1e9 ? plumb_pdf_done : plumb_pdf_no_page;
  if (answer.status == plumb_pdf_done && question->task == plumb_pdf_draw) {
    *picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)question->width, (int)question->height);
    cairo_t *context = cairo_create(*picture);
    cairo_scale(context, question->width / answer.width, question->height / answer.height);
    library->render(page, context);
    cairo_destroy(context);
    cairo_surface_flush(*picture);
    // Rows with four bytes per pixel are never padded.
    answer.pixels = (uint64_t)question->width * question->height * 4;
    if (cairo_surface_status(*picture) != CAIRO_STATUS_SUCCESS) answer = (plumb_pdf_answer){.status = plumb_pdf_no_memory};
  }
  library->release(page);
  return answer;
}

static void serve(int socket) {
  limit_memory();
  poppler library;
  bool is_ready = find_poppler(&library), has_fonts = false;
  plumb_pdf_question question;
  while (plumb_pdf_receive(socket, &question, sizeof question) == 0) {
    if (question.fonts > longest || question.document > longest) return;
    char *names = malloc(question.fonts + 1), *bytes = malloc(question.document + 1);
    if (names == NULL || bytes == NULL) return;
    names[question.fonts] = 0;
    if (plumb_pdf_receive(socket, names, question.fonts) != 0 || plumb_pdf_receive(socket, bytes, question.document) != 0) return;
    if (is_ready && !has_fonts) is_ready = has_fonts = use_fonts(names, question.fonts);
    plumb_pdf_answer answer = {.status = is_ready ? plumb_pdf_no_document : plumb_pdf_no_library};
    cairo_surface_t *picture = NULL;
    limit_time(question.milliseconds);
    GBytes *data = g_bytes_new_take(bytes, question.document);
    void *document = is_ready ? library.open(data, NULL, NULL) : NULL;
    if (document != NULL) {
      answer = draw_page(&library, document, &question, &picture);
      library.release(document);
    }
    g_bytes_unref(data);
    free(names);
    limit_time(0);
    if (plumb_pdf_send(socket, &answer, sizeof answer) != 0) return;
    if (answer.pixels > 0 && plumb_pdf_send(socket, cairo_image_surface_get_data(picture), answer.pixels) != 0) return;
    if (picture != NULL) cairo_surface_destroy(picture);
  }
}

// The C library also passes the arguments of `main` to constructors.
__attribute__((constructor)) static void begin(int count, char **arguments) {
  if (count != 1 || arguments == NULL || arguments[0] == NULL || strcmp(arguments[0], PLUMB_PDF_NAME) != 0) return;
  int domain = 0;
  socklen_t size = sizeof domain;
  // A program that only happens to have this name does not have a socket as its input, and starts normally.
  if (getsockopt(0, SOL_SOCKET, SO_DOMAIN, &domain, &size) != 0 || domain != AF_UNIX) return;
  serve(0);
  _exit(0);
}
