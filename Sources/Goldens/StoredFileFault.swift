import Foundation
import ImageProcessing

/// What makes a stored reference no reference: version control, a copy or another program left something else in its place. Nothing is
/// recorded over such a file, because the reference still exists elsewhere.
package enum StoredFileFault: Sendable, Hashable {
    /// The file is a Git LFS pointer: the content was not fetched.
    case pointer
    case empty
    /// A merge left both versions in the file, between marks.
    case mergeMarks
    /// The file is no complete PNG.
    case picture(PNG.Fault)

    /// Returns nil for a file without such a fault.
    package init?(in data: Data) {
        if data.isEmpty {
            self = .empty
        } else if data.starts(with: Array("version https://git-lfs".utf8)) {
            self = .pointer
        } else if Self.hasMergeMarks(data) {
            self = .mergeMarks
        } else {
            return nil
        }
    }

    /// Returns nil for a complete PNG.
    package init?(inPicture data: Data) {
        if data.starts(with: [0x89]) {
            guard let fault = PNG.fault(in: [UInt8](data)) else { return nil }
            self = .picture(fault)
        } else {
            self = Self(in: data) ?? .picture(PNG.fault(in: [UInt8](data)) ?? .damaged)
        }
    }

    /// What is wrong and what to do about it, to follow the file's name.
    package var sentence: String {
        switch self {
        case .pointer: "is a Git LFS pointer, not a golden; run “git lfs pull”"
        case .empty: "is empty; restore it, or delete it to record it again"
        case .mergeMarks: "contains the marks of a merge; resolve the conflict, or delete it to record it again"
        case .picture(.lineEnds):
            "was converted as if it were a text; write “*.png binary” into .gitattributes, and restore it"
        case .picture(.cutOff): "is cut off; restore it, or delete it to record it again"
        case .picture(.damaged): "is damaged; restore it, or delete it to record it again"
        case .picture(.otherKind(let kind)): "is \(kind), not a PNG; restore it, or delete it to record it again"
        }
    }

    private static func hasMergeMarks(_ data: Data) -> Bool {
        // Few files contain such a byte at all, and every golden is searched for it in every run.
        let hasMark = unsafe data.withUnsafeBytes { bytes in
            unsafe bytes.baseAddress.map { unsafe memchr($0, Int32(UInt8(ascii: "<")), bytes.count) != nil } ?? false
        }
        guard hasMark, let start = data.range(of: Data("<<<<<<< ".utf8)), isLineStart(start.lowerBound, data),
            let middle = data.range(of: Data("\n=======".utf8), in: start.upperBound..<data.endIndex)
        else { return false }
        return data.range(of: Data("\n>>>>>>> ".utf8), in: middle.upperBound..<data.endIndex) != nil
    }

    private static func isLineStart(_ index: Data.Index, _ data: Data) -> Bool {
        index == data.startIndex || data[data.index(before: index)] == UInt8(ascii: "\n")
    }
}

extension String {
    /// The text with the line ends that Plumb writes, if every line of the file ends as on Windows (`core.autocrlf`).
    package var withUnixLineEnds: String {
        guard let first = utf8.firstIndex(of: UInt8(ascii: "\n")), first > startIndex, utf8[utf8.index(before: first)] == UInt8(ascii: "\r")
        else { return self }
        return replacing("\r\n", with: "\n")
    }
}
