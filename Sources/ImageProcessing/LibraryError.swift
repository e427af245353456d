import Foundation

/// An error between values and the C libraries, and its place.
package enum LibraryError: Error, Hashable, Sendable {
    /// A font file that cannot be opened or read as a font.
    case font(path: String, code: Int)
    /// A surface, context or pattern that Cairo refused, with Cairo's own message.
    case cairo(String)
    /// Bytes that are not a picture of the format, with the library's reason.
    case png(String)
    case jpeg(String)
    /// Bytes that are not SVG or PDF, or a document that cannot be drawn.
    case vector(String)
    /// A format whose library is not on this machine, with the Debian package that provides it.
    case library(package: String)
    /// A picture larger than the limit, which keeps a damaged file from using up all memory.
    case pictureTooLarge(width: Int, height: Int)
    /// A file that cannot be read.
    case file(path: String)

    /// The reason, to follow "cannot be drawn:".
    package var message: String {
        switch self {
        case .font(let path, _): "\(path) is not a font"
        case .cairo(let reason), .vector(let reason): reason
        case .png(let reason): "as a PNG: \(reason)"
        case .jpeg(let reason): "as a JPEG: \(reason)"
        case .library(let package): "the package \(package) is not installed"
        case .pictureTooLarge(let width, let height): "\(width) × \(height) pixels are too many"
        case .file(let path): "\(path) cannot be read"
        }
    }
}
