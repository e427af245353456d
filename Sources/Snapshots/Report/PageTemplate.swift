import CPageFiles
import Foundation

/// A page of `CPageFiles/Pages`, and what is put into its markers: one file that loads nothing else.
struct PageTemplate {
    var html: PageFile
    /// Over those of all pages.
    var styles: [PageFile] = []
    var scripts: [PageFile]

    /// - Parameter data: as `json(_:)` writes it.
    func filled(data: String = "") -> String {
        html.text
            .replacing("/*{{page.css}}*/", with: ([.pageCSS] + styles).map(\.text).joined())
            .replacing("/*{{scripts}}*/", with: scripts.map(\.text).joined(separator: "\n"))
            .replacing("/*{{run}}*/", with: data)
    }

    /// Keys in order. `<` could end the element that the data stand in.
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
