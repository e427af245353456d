import Testing
import XCTest

/// The source location of an assertion.
package struct CallSite: Sendable {
    package var fileID: StaticString
    package var filePath: StaticString
    package var line: UInt
    package var column: UInt

    package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
        (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
    }

    fileprivate var location: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
}

/// Records an issue with the framework that runs the current test.
@_spi(Internals) public func recordIssue(
    _ message: @autoclosure () -> String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
    guard Test.current != nil else { return XCTFail(message(), file: filePath, line: line) }
    Issue.record(
        Comment(rawValue: message()),
        sourceLocation: CallSite(fileID: fileID, filePath: filePath, line: line, column: column).location)
}

/// Attaches files to the test in Swift Testing. XCTest on Linux does not support attachments; there the message names the files.
func attach(_ attachments: [XCTAttachment], at site: CallSite) {
    guard Test.current != nil else { return }
    for attachment in attachments { Attachment.record([UInt8](attachment.data), named: attachment.fileName, sourceLocation: site.location) }
}
