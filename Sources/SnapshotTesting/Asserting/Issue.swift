import Testing
import XCTest

/// Where an assertion stands.
struct CallSite: Sendable {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt

    fileprivate var location: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
}

/// Tells the framework whose test is running.
@_spi(Internals) public func recordIssue(
    _ message: @autoclosure () -> String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
    guard Test.current != nil else { return XCTFail(message(), file: filePath, line: line) }
    Issue.record(
        Comment(rawValue: message()),
        sourceLocation: CallSite(fileID: fileID, filePath: filePath, line: line, column: column).location)
}

/// Hands evidence to Swift Testing; XCTest on Linux has no place for it, there the files are named in the message.
func attach(_ attachments: [XCTAttachment], at site: CallSite) {
    guard Test.current != nil else { return }
    for attachment in attachments { Attachment.record([UInt8](attachment.data), named: attachment.fileName, sourceLocation: site.location) }
}
