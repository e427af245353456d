import Graphics

/// Bytes as a list of decisions, for input without a format. Past the end it reads zeros.
struct Script {
    private let bytes: [UInt8]
    private var at = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isOver: Bool { at >= bytes.count }

    mutating func byte() -> Int {
        defer { at += 1 }
        return at < bytes.count ? Int(bytes[at]) : 0
    }

    mutating func number(below bound: Int) -> Int { bound <= 1 ? 0 : (bound > 256 ? byte() << 8 | byte() : byte()) % bound }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

    /// Returns a screen or a photograph of several hundred pixels on each side: plain rows, rows like the one above, runs of one colour,
    /// noise. All pixels are opaque, because premultiplied pixels with less alpha than colour are invalid.
    mutating func picture() -> Bitmap {
        let width = 1 + number(below: 700), height = 1 + number(below: 500)
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        var x = 0, y = 0
        func offset(_ x: Int, _ y: Int) -> Int { (y * width + x) * 4 }
        while y < height {
            let run = min(1 + number(below: pick([2, 9, 300, 700])), width - x)
            switch isOver ? 0 : number(below: 4) {
            case 0 where y > 0: for at in x..<x + run { for c in 0..<3 { pixels[offset(at, y) + c] = pixels[offset(at, y - 1) + c] } }
            case 1:
                var value = UInt32(truncatingIfNeeded: byte()) &* 2_654_435_761 &+ 1
                for at in x..<x + run {
                    value = value &* 1_664_525 &+ 1_013_904_223
                    for c in 0..<3 { pixels[offset(at, y) + c] = UInt8(truncatingIfNeeded: value >> (8 + 8 * UInt32(c))) }
                }
            case 2: for at in x..<x + run { for c in 0..<3 { pixels[offset(at, y) + c] = UInt8(truncatingIfNeeded: at &* (c + 1)) } }
            default:
                let color = [UInt8(byte()), UInt8(byte()), UInt8(byte())]
                for at in x..<x + run { for c in 0..<3 { pixels[offset(at, y) + c] = color[c] } }
            }
            x += run
            if x == width { (x, y) = (0, y + 1) }
        }
        return Bitmap(width: width, height: height, bytes: pixels)
    }
}
