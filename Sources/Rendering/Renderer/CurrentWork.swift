import Foundation

/// The current work of each thread, in a form that a signal handler can read: without locks or allocations, as plain bytes.
package enum CurrentWork {
    /// The bytes of a note, including the final zero.
    private static let capacity = 512
    /// The size of the signal stack, on which a stack overflow is reported.
    private static let stackSize = 1 << 16

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        unsafe pthread_key_create(&key) { unsafe free($0) }
        return key
    }()

    /// Sets up the note. Call this before installing a handler, so that nothing is initialised inside one.
    package static func prepare() { note("") }

    /// Runs the body with a note such as "drawing Card at phone-light".
    package static func doing<Result, Failure: Error>(_ what: @autoclosure () -> String, _ body: () throws(Failure) -> Result)
        throws(Failure) -> Result
    {
        note(what())
        defer { note("") }
        return try body()
    }

    /// Runs an asynchronous body with a note. Notes that others make meanwhile are gone afterwards.
    @MainActor package static func doing<Result>(_ what: @autoclosure () -> String, _ body: () async throws -> Result) async throws
        -> Result
    {
        note(what())
        defer { note("") }
        return try await body()
    }

    /// The zero-terminated note of the current thread; nil if there is none. Safe in a signal handler.
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
        // The signal stack is behind the note and is freed with the thread.
        guard let memory = unsafe calloc(1, capacity + stackSize) else { return nil }
        unsafe pthread_setspecific(key, memory)
        var stack = unsafe stack_t()
        unsafe stack.ss_sp = unsafe memory + capacity
        unsafe stack.ss_size = stackSize
        unsafe sigaltstack(&stack, nil)
        return unsafe memory.assumingMemoryBound(to: CChar.self)
    }
}
