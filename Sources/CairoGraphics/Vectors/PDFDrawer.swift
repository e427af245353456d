import ImageProcessing
import CPDFDrawer
import Foundation
import Graphics
import Synchronization

/// Draws PDF pages with Poppler, in a process that is started for the first page (see `Sources/CPDFDrawer`).
///
/// Poppler has no limits: a few wrong bytes can take minutes or all memory, or end the process. In the other process, they only end a page.
final class PDFDrawer: Sendable {
    static let shared = PDFDrawer()

    /// The processor time for one page. Icons take a thousandth of it; a busy machine makes no difference.
    private let limit: Duration
    /// The number of pages after which the process is replaced, because Poppler leaks memory on some damaged documents.
    private static let questions = 64

    private struct Child {
        let socket: Int32
        let process: pid_t
        var isNew = true
        var answered = 0
    }

    private let child = Mutex<Child?>(nil)

    init(limit: Duration = .seconds(8)) { self.limit = limit }

    deinit {
        child.withLock { if let child = $0 { _ = plumb_pdf_stop(child.socket, child.process) } }
    }

    /// - Returns: The size of the first page in points, and the picture if one was requested.
    /// - Throws: `LibraryError.vector` with the reason, `.library` if Poppler is not installed.
    func answer(_ document: [UInt8], picture size: (width: Int, height: Int)? = nil) throws(LibraryError) -> (size: CGSize, pixels: [UInt8])
    {
        let reply: Result<(plumb_pdf_answer, [UInt8]), LibraryError> = child.withLock { child in
            do throws(LibraryError) { return .success(try ask(&child, document, size)) } catch { return .failure(error) }
        }
        let (answer, pixels) = try reply.get()
        switch Int(answer.status) {
        case plumb_pdf_done: return (CGSize(width: answer.width, height: answer.height), pixels)
        case plumb_pdf_no_page: throw .vector("the PDF's page has no size")
        case plumb_pdf_no_library: throw .library(package: VectorPicture.Format.pdf.package)
        case plumb_pdf_no_memory: throw .vector("the PDF needs more memory than a page may have")
        default: throw .vector("this is not a PDF with a page")
        }
    }

    private func ask(
        _ child: inout Child?, _ document: [UInt8], _ size: (width: Int, height: Int)?
    ) throws(LibraryError) -> (plumb_pdf_answer, [UInt8]) {
        var running: Child
        if let child { running = child } else { running = try Self.start() }
        child = nil
        let names = running.isNew ? StandardFonts.paths(root: FontLibrary.standard.root) : []
        let fonts: [UInt8] = names.flatMap { $0.utf8 + [0] }
        var question = plumb_pdf_question(
            task: UInt32(size == nil ? plumb_pdf_measure : plumb_pdf_draw), width: UInt32(size?.width ?? 0),
            height: UInt32(size?.height ?? 0), milliseconds: UInt32(limit / .milliseconds(1)), fonts: UInt64(fonts.count),
            document: UInt64(document.count))
        var answer = plumb_pdf_answer()
        guard unsafe plumb_pdf_send(running.socket, &question, MemoryLayout<plumb_pdf_question>.size) == 0,
            unsafe plumb_pdf_send(running.socket, fonts, fonts.count) == 0,
            unsafe plumb_pdf_send(running.socket, document, document.count) == 0,
            unsafe plumb_pdf_receive(running.socket, &answer, MemoryLayout<plumb_pdf_answer>.size) == 0
        else { throw .vector(end(of: running)) }
        let count = Int(answer.pixels)
        var whole = true
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
            whole = unsafe plumb_pdf_receive(running.socket, bytes.baseAddress, count) == 0
            filled = whole ? count : 0
        }
        guard whole else { throw .vector(end(of: running)) }
        running.isNew = false
        running.answered += 1
        if running.answered < Self.questions { child = running } else { _ = plumb_pdf_stop(running.socket, running.process) }
        return (answer, pixels)
    }

    private static func start() throws(LibraryError) -> Child {
        var process = pid_t()
        let socket = unsafe plumb_pdf_start(&process)
        guard socket >= 0 else {
            throw .vector("a PDF is drawn in a process of its own, and none could be started: \(unsafe String(cString: strerror(-socket)))")
        }
        return Child(socket: socket, process: process)
    }

    /// Returns the reason why a process did not answer.
    private func end(of child: Child) -> String {
        let signal = plumb_pdf_stop(child.socket, child.process)
        return signal == SIGPROF
            ? "the PDF takes more than \(limit) to draw" : "the PDF stops Poppler, or needs more than 768 MB"
    }
}
