import Foundation
import Graphics

/// The answer of a server that nobody has recorded. It says which address was asked, and may have what the app asks for by key: code that
/// decodes it gets sample values, and code that reads it as a picture gets a placeholder.
package enum SampleAnswer {
    private static let mark = Data(#"{"plumb.sample":"#.utf8)

    /// - Parameter values: What JSON can hold.
    package static func data(for address: String, with values: [String: Any] = [:]) -> Data {
        let rest =
            values.isEmpty ? nil : try? JSONSerialization.data(withJSONObject: values, options: [.sortedKeys, .withoutEscapingSlashes])
        return mark + quoted(address) + (rest.map { Data(",".utf8) + $0.dropFirst() } ?? Data("}".utf8))
    }

    /// - Parameter elements: Objects, the first of which says the address.
    package static func data(for address: String, listing elements: [[String: Any]]) -> Data {
        guard let first = elements.first else { return Data("[]".utf8) }
        let others = elements.dropFirst().compactMap {
            try? JSONSerialization.data(withJSONObject: $0, options: [.sortedKeys, .withoutEscapingSlashes])
        }
        return others.reduce(Data("[".utf8) + data(for: address, with: first)) { $0 + Data(",".utf8) + $1 } + Data("]".utf8)
    }

    private static func quoted(_ address: String) -> Data { (try? JSONEncoder().encode(address)) ?? Data("\"\"".utf8) }

    /// Returns the address that was asked; nil for other data.
    package static func address(in data: Data) -> String? {
        let object = data.first == UInt8(ascii: "[") ? data.dropFirst() : data
        guard object.starts(with: mark) else { return nil }
        let text = object.dropFirst(mark.count)
        var end = text.startIndex + 1
        // The end of the text, which may contain escaped marks.
        while end < text.endIndex, text[end] != UInt8(ascii: "\"") { end += text[end] == UInt8(ascii: "\\") ? 2 : 1 }
        return end < text.endIndex ? try? JSONDecoder().decode(String.self, from: text[...end]) : nil
    }
}

extension UIImage {
    /// Returns a plain picture in a colour that depends on the address.
    package static func placeholder(for address: String) -> UIImage {
        let colors: [(UInt8, UInt8, UInt8)] = [
            (122, 160, 196), (150, 176, 132), (214, 170, 120), (190, 140, 150), (140, 140, 180), (120, 170, 168), (200, 188, 140),
            (160, 150, 140),
        ]
        // FNV-1a: the same in every run.
        let hash = address.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        let (red, green, blue) = colors[Int((hash >> 40) % UInt64(colors.count))]
        let pixel: [UInt8] = [blue, green, red, 255], width = 120, height = 90
        return UIImage(bitmap: Bitmap(width: width, height: height, bytes: (0..<width * height).flatMap { _ in pixel }), scale: 0.25)
    }
}
