import Graphics

/// The colour table of pictures with few colours.
struct Palette {
    /// The bits per index: 1, 2, 4 or 8.
    let depth: Int
    /// The red, green and blue of each colour.
    let colors: [UInt8]
    /// The alpha of the first colours; the others are opaque.
    let transparency: [UInt8]
    private let indices: [UInt32: UInt8]

    /// Creates a palette, or returns nil if the pictures together have more than 256 colours.
    /// - Parameter repeats: For each picture, whether each row equals the one above.
    init?(_ bitmaps: [Bitmap], repeats: [[Bool]]) {
        var found: Set<UInt32> = []
        for (bitmap, repeats) in zip(bitmaps, repeats) { guard Self.collect(bitmap, repeats, into: &found) else { return nil } }
        guard !found.isEmpty else { return nil }
        // Transparent colours first, so that the table of alphas is short; then by value, so that the order depends on nothing else.
        let ordered = found.sorted { ($0 >> 24 == 255 ? 1 : 0, $0) < ($1 >> 24 == 255 ? 1 : 0, $1) }
        depth = ordered.count <= 2 ? 1 : ordered.count <= 4 ? 2 : ordered.count <= 16 ? 4 : 8
        let straight = ordered.map(Bitmap.straight)
        colors = straight.flatMap(Bitmap.channels)
        transparency = straight.map { UInt8($0 >> 24) }.filter { $0 != 255 }
        indices = Dictionary(uniqueKeysWithValues: ordered.enumerated().map { ($1, UInt8($0)) })
    }

    private static func collect(_ bitmap: Bitmap, _ repeats: [Bool], into colors: inout Set<UInt32>) -> Bool {
        unsafe bitmap.bytes.withUnsafeBytes { raw in
            // Pictures repeat their last few colours, so a small table covers most pixels.
            var recent = [UInt32?](repeating: nil, count: 64)
            var last: UInt32?
            for y in 0..<bitmap.height where !repeats[y] {
                for at in stride(from: y * bitmap.width * 4, to: (y + 1) * bitmap.width * 4, by: 4) {
                    let pixel = unsafe raw.loadUnaligned(fromByteOffset: at, as: UInt32.self)
                    guard pixel != last else { continue }
                    last = pixel
                    let slot = Int((pixel &* 0x9E37_79B1) >> 26)
                    guard recent[slot] != pixel else { continue }
                    recent[slot] = pixel
                    if colors.insert(pixel).inserted, colors.count > 256 { return false }
                }
            }
            return true
        }
    }

    /// Returns the filter byte and the packed indices of each row of a part of a picture.
    func rows(of bitmap: Bitmap, part: PixelRect) -> [UInt8] {
        let perByte = 8 / depth
        let stride = (part.width + perByte - 1) / perByte + 1
        var rows = [UInt8](repeating: 0, count: stride * part.height)
        unsafe bitmap.bytes.withUnsafeBytes { raw in
            var (last, value): (UInt32?, UInt8) = (nil, 0)
            for y in 0..<part.height {
                for x in 0..<part.width {
                    let at = ((y + part.top) * bitmap.width + x + part.left) * 4
                    let pixel = unsafe raw.loadUnaligned(fromByteOffset: at, as: UInt32.self)
                    if pixel != last { (last, value) = (pixel, indices[pixel] ?? 0) }
                    rows[y * stride + 1 + x / perByte] |= value << UInt8(8 - depth - (x % perByte) * depth)
                }
            }
        }
        return rows
    }
}
