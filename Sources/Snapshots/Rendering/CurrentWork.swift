import Foundation

/// What each thread is at, in a form that a signal handler can read: no lock, no allocation, plain bytes.
package enum CurrentWork {
    /// Bytes of a note, the closing zero among them.
    private static let capacity = 512
    /// Stack overflow is told on a stack of its own.
    private static let stackSize = 1 << 16

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        unsafe pthread_key_create(&key) { unsafe free($0) }
        return key
    }()

    /// To be called before a handler is installed: nothing is set up for the first time inside one.
    package static func prepare() { note("") }

    /// Runs the body under a note such as "drawing Card at phone-light".
    package static func doing<Result, Failure: Error>(_ what: @autoclosure () -> String, _ body: () throws(Failure) -> Result)
        throws(Failure) -> Result
    {
        note(what())
        defer { note("") }
        return try body()
    }

    /// The same for a body that may give the thread up. Others' notes of that time are gone after it.
    @MainActor package static func doing<Result>(_ what: @autoclosure () -> String, _ body: () async throws -> Result) async throws
        -> Result
    {
        note(what())
        defer { note("") }
        return try await body()
    }

    /// The note of the thread that asks, ended by a zero; nil where none was made. Safe in a signal handler.
    package static var bytes: UnsafePointer<CChar>? {
        unsafe UnsafePointer(pthread_getspecific(key)?.assumingMemoryBound(to: CChar.self))
    }

    private static func note(_ text: String) {
        guard let buffer = unsafe buffer() else { return }
        let bytes = text.utf8.prefix(capacity - 1)
        for (at, byte) in bytes.enumerated() { unsafe buffer[at] = CChar(bitPattern: byte) }
        unsafe buffer[bytes.count] = 0
    }

    private static func buffer() -> UnsafeMutablePointer<CChar>? {
        if let known = unsafe pthread_getspecific(key) { return unsafe known.assumingMemoryBound(to: CChar.self) }
        // The stack for handlers lies behind the note, and goes with the thread.
        guard let memory = unsafe calloc(1, capacity + stackSize) else { return nil }
        unsafe pthread_setspecific(key, memory)
        var stack = unsafe stack_t()
        unsafe stack.ss_sp = unsafe memory + capacity
        unsafe stack.ss_size = stackSize
        unsafe sigaltstack(&stack, nil)
        return unsafe memory.assumingMemoryBound(to: CChar.self)
    }
}
