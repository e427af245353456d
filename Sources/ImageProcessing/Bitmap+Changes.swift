import Graphics

extension Bitmap {
    /// Returns the picture with left and right exchanged.
    package func flippedHorizontally() -> Bitmap {
        var turned = bytes
        for y in 0..<height {
            for x in 0..<width {
                let (to, from) = ((y * width + x) * 4, (y * width + width - 1 - x) * 4)
                for c in 0..<4 { turned[to + c] = bytes[from + c] }
            }
        }
        return Bitmap(width: width, height: height, bytes: turned)
    }

    /// Returns a template image in a colour: the colour, with the alpha of the picture.
    package func tinted(_ color: PixelColor) -> Bitmap {
        var tinted = bytes
        for at in stride(from: 0, to: tinted.count, by: 4) {
            let pixel = PixelBlending.scaled(color.pixel, UInt32(tinted[at + 3]))
            for c in 0..<4 { tinted[at + c] = UInt8(truncatingIfNeeded: pixel >> (8 * UInt32(c))) }
        }
        return Bitmap(width: width, height: height, bytes: tinted)
    }
}
