import CPageFiles
import Foundation

/// A page in `CPageFiles/Pages` with markers to fill. The result is a single file that loads nothing else.
struct PageTemplate {
    var html: PageFile
    /// Styles in addition to those of all pages.
    var styles: [PageFile] = []
    var scripts: [PageFile]

    /// - Parameter data: JSON written by `json(_:)`.
    func filled(data: String = "") -> String {
        html.text
            .replacing("/*{{page.css}}*/", with: ([.pageCSS] + styles).map(\.text).joined())
            .replacing("/*{{scripts}}*/", with: scripts.map(\.text).joined(separator: "\n"))
            .replacing("/*{{run}}*/", with: data)
    }

    /// Returns JSON with sorted keys. `<` is escaped because it could end the element around the data.
    static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}").replacing("<", with: "\\u003c")
    }
}

extension PageFile {
    var text: String {
        let file = unsafe page_file_text(self)
        return unsafe String(decoding: UnsafeRawBufferPointer(start: file.start, count: file.count), as: UTF8.self)
    }
}
