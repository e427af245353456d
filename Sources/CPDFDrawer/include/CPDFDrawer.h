#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Draws PDF pages in a process of its own, which has limits of time and memory: Poppler has none.
//
// The process is the running program started anew. Every program that is linked with this has a beginning that comes before `main` and looks at
// the first word of its command line: under the name below it draws, answers and ends, and nothing of the program's own ever runs. So there is no
// second program to install, to find or to keep in step, and a screen's program needs nothing but UIKit.

#define PLUMB_PDF_NAME "plumb-pdf-drawer"

enum { plumb_pdf_measure = 1, plumb_pdf_draw = 2 };

enum {
  plumb_pdf_done = 0,        // pixels follow
  plumb_pdf_no_document = 1, // not a PDF, or one without pages
  plumb_pdf_no_page = 2,     // a page without a size
  plumb_pdf_no_library = 3,  // Poppler is not installed
  plumb_pdf_no_memory = 4    // no room for the picture
};

typedef struct {
  uint32_t task, width, height;
  // Of processor time.
  uint32_t milliseconds;
  // Of the names of font files, a zero after each, which follow; once is enough.
  uint64_t fonts;
  // Of the document, which follows them.
  uint64_t document;
} plumb_pdf_question;

typedef struct {
  uint32_t status;
  // Points.
  double width, height;
  // Bytes that follow.
  uint64_t pixels;
} plumb_pdf_answer;

// Starts the process with one end of a pair of sockets as its input. Returns the other end; less than zero is an error number, negated.
int plumb_pdf_start(pid_t *process);

// Whole, or not: 0, or -1 where the other side is gone.
int plumb_pdf_send(int socket, const void *bytes, size_t count);
int plumb_pdf_receive(int socket, void *bytes, size_t count);

// Stops the process and waits for its end. Returns the signal that had ended it before, 0 for none.
int plumb_pdf_stop(int socket, pid_t process);
