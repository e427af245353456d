import Foundation

/// Reports a fault in the program or in a screen's code in a short message instead of a page of registers.
package enum FaultHandler {
    /// The exit code: `EX_SOFTWARE` of sysexits.h.
    package static let status: Int32 = 70

    /// Installs the handlers, unless `SWIFT_BACKTRACE` in the environment requests the full page.
    package static func install(program: String, environment: [String: String]) {
        guard environment["SWIFT_BACKTRACE"] == nil else { return }
        CurrentWork.prepare()
        let name = (program as NSString).lastPathComponent
        unsafe beginning = unsafe UnsafePointer(strdup("\n\(name): crashed (signal "))
        unsafe digits = unsafe strdup("00")
        unsafe middle = unsafe UnsafePointer(strdup(") while "))
        unsafe without = unsafe UnsafePointer(strdup(")"))
        unsafe ending = unsafe UnsafePointer(
            strdup(
                """
                .
                If a screen's code trapped, the message above says where. Otherwise please report this message, with the input and the \
                output with SWIFT_BACKTRACE=enable=yes.

                """))
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = { number in FaultHandler.report(number) }
        action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
        for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE] { unsafe sigaction(number, &action, nil) }
    }

    // Set once, before any fault can occur; a handler may neither allocate nor wait. A fault inside of `malloc` waits forever for one that
    // does, even for the description of a tuple's type.
    nonisolated(unsafe) private static var beginning: UnsafePointer<CChar>?
    nonisolated(unsafe) private static var digits: UnsafeMutablePointer<CChar>?
    nonisolated(unsafe) private static var middle: UnsafePointer<CChar>?
    nonisolated(unsafe) private static var without: UnsafePointer<CChar>?
    nonisolated(unsafe) private static var ending: UnsafePointer<CChar>?

    private static func report(_ number: Int32) {
        unsafe write(beginning)
        if let digits = unsafe digits {
            unsafe digits[0] = CChar(48 + number / 10)
            unsafe digits[1] = CChar(48 + number % 10)
            unsafe write(UnsafePointer(digits))
        }
        if let note = unsafe CurrentWork.bytes, unsafe note.pointee != 0 {
            unsafe write(middle)
            unsafe write(note)
        } else {
            unsafe write(without)
        }
        unsafe write(ending)
        _exit(status)
    }

    private static func write(_ text: UnsafePointer<CChar>?) {
        guard let text = unsafe text else { return }
        _ = unsafe Foundation.write(STDERR_FILENO, text, strlen(text))
    }
}
