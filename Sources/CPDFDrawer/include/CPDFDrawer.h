#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Draws PDF pages in a separate process with limits on time and memory, because Poppler has none.
//
// The process is another instance of the running program. Every program that links this module runs a constructor before `main`. If the
// first word of the command line is the name below, it draws pages and exits, and none of the program's own code runs. So there is no
// second executable to install, find or keep in step, and a program with screens requires only UIKit.

#define PLUMB_PDF_NAME "plumb-pdf-drawer"

enum { plumb_pdf_measure = 1, plumb_pdf_draw = 2 };

enum {
  plumb_pdf_done = 0,        // pixels follow
  plumb_pdf_no_document = 1, // not a PDF, or one without pages
  plumb_pdf_no_page = 2,     // a page without a size
  plumb_pdf_no_library = 3,  // Poppler is not installed
  plumb_pdf_no_memory = 4    // not enough memory for the picture
};

typedef struct {
  uint32_t task, width, height;
  // The limit of processor time.
  uint32_t milliseconds;
  // The size of the names of font files that follow, each terminated by a zero. They are only required once.
  uint64_t fonts;
  // The size of the document, which follows the names.
  uint64_t document;
} plumb_pdf_question;

typedef struct {
  uint32_t status;
  // The size of the page in points.
  double width, height;
  // The number of bytes that follow.
  uint64_t pixels;
} plumb_pdf_answer;

// Starts the process with one end of a socket pair as its input. Returns the other end, or a negated error number.
int plumb_pdf_start(pid_t *process);

// Send and receive all bytes. Return 0, or -1 if the connection is closed.
int plumb_pdf_send(int socket, const void *bytes, size_t count);
int plumb_pdf_receive(int socket, void *bytes, size_t count);

// Stops the process and waits for its end. Returns the signal that ended it, which is SIGKILL if it was still running, or 0.
int plumb_pdf_stop(int socket, pid_t process);
