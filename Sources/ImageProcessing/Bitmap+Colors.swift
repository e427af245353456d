import Foundation
import Graphics

extension Bitmap {
    /// Returns the picture in greys, as Core Image's colour controls with a saturation of 0: the luminance of each pixel, in linear light.
    /// Measured on recorded pictures: pure red becomes 127.
    package func withoutColor() -> Bitmap {
        let linear = (0...255).map { byte -> Double in
            let value = Double(byte) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        var gray = bytes
        for at in stride(from: 0, to: gray.count, by: 4) {
            let alpha = Int(gray[at + 3])
            guard alpha > 0, gray[at] != gray[at + 1] || gray[at + 1] != gray[at + 2] else { continue }
            func straight(_ channel: Int) -> Double { linear[min(255, Int(gray[at + channel]) * 255 / alpha)] }
            let luminance = 0.0721 * straight(0) + 0.7154 * straight(1) + 0.2125 * straight(2)
            let value = luminance <= 0.0031308 ? 12.92 * luminance : 1.055 * pow(luminance, 1 / 2.4) - 0.055
            let byte = UInt8((value * Double(alpha)).rounded())
            (gray[at], gray[at + 1], gray[at + 2]) = (byte, byte, byte)
        }
        return Bitmap(width: width, height: height, bytes: gray)
    }

    /// Returns the picture with each colour's opposite, and the same alpha.
    package func inverted() -> Bitmap {
        var inverted = bytes
        for at in stride(from: 0, to: inverted.count, by: 4) {
            for channel in 0..<3 { inverted[at + channel] = inverted[at + 3] - min(inverted[at + 3], inverted[at + channel]) }
        }
        return Bitmap(width: width, height: height, bytes: inverted)
    }
}
