import Foundation

/// A page of `Report/Page/`, and what is put into its markers: one file that loads nothing else.
struct PageTemplate {
    var html: [UInt8]
    /// Over those of all pages.
    var styles: [[UInt8]] = []
    var scripts: [[UInt8]]

    /// - Parameter data: as `json(_:)` writes it.
    func filled(data: String = "") -> String {
        Self.text(html)
            .replacing("/*{{page.css}}*/", with: ([PackageResources.page_css] + styles).map(Self.text).joined())
            .replacing("/*{{scripts}}*/", with: scripts.map(Self.text).joined(separator: "\n"))
            .replacing("/*{{run}}*/", with: data)
    }

    /// Keys in order. `<` could end the element that the data stand in.
    static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}").replacing("<", with: "\\u003c")
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
