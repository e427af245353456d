/// Something in a file that was dropped, or that works differently from iOS.
public struct SourceFinding: Hashable, Codable, Sendable {
    public enum Cause: String, Codable, Sendable, CaseIterable {
        case missingModule, extensionOverride, optionalMember, preview, selector, keyPath, entryPoint, syntax, stub
    }

    public var path: String
    /// Counted from 1.
    public var line: Int
    public var cause: Cause
    public var message: String

    public init(path: String, line: Int, cause: Cause, message: String) {
        self.path = path
        self.line = line
        self.cause = cause
        self.message = message
    }
}

extension SourceFinding: CustomStringConvertible {
    public var description: String { "\(path):\(line): \(message)" }
}
