import Foundation
import Graphics

/// The answer of a server that nobody has recorded. It says only which address was asked: code that decodes it gets sample values, and code
/// that reads it as a picture gets a placeholder.
package enum SampleAnswer {
    private static let mark = Data(#"{"plumb.sample":"#.utf8)

    package static func data(for address: String) -> Data {
        mark + ((try? JSONEncoder().encode(address)) ?? Data("\"\"".utf8)) + Data("}".utf8)
    }

    /// Returns the address that was asked; nil for other data.
    package static func address(in data: Data) -> String? {
        guard data.starts(with: mark) else { return nil }
        return try? JSONDecoder().decode(String.self, from: data.dropFirst(mark.count).dropLast())
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
