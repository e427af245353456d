import Foundation

/// The lines of a sequence of bytes in UTF-8, without what ends them. Empty lines are left out, as on iOS.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    let base: Base

    public struct AsyncIterator: AsyncIteratorProtocol {
        var bytes: Base.AsyncIterator

        public mutating func next() async throws -> String? {
            var line: [UInt8] = []
            while let byte = try await bytes.next() {
                guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
                    line.append(byte)
                    continue
                }
                if !line.isEmpty { break }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
}

extension AsyncSequence where Element == UInt8 {
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

extension FileHandle {
    /// The bytes from the current place to the end, read when the first of them is asked for.
    public struct AsyncBytes: AsyncSequence, @unchecked Sendable {
        public typealias Element = UInt8

        let read: () throws -> Data

        public struct AsyncIterator: AsyncIteratorProtocol {
            let read: () throws -> Data
            var rest: Data.Iterator?

            public mutating func next() async throws -> UInt8? {
                if rest == nil { rest = try read().makeIterator() }
                return rest?.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(read: read) }
    }

    public var bytes: AsyncBytes { AsyncBytes { try self.readToEnd() ?? Data() } }
}

extension URL {
    /// The bytes of a file.
    public var resourceBytes: FileHandle.AsyncBytes { FileHandle.AsyncBytes { try Data(contentsOf: self) } }
    public var lines: AsyncLineSequence<FileHandle.AsyncBytes> { resourceBytes.lines }
}
