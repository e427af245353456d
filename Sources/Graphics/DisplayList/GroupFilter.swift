import Foundation

/// What is done to the pixels of a group before it is composed: its colours are changed, then it is blurred.
package struct GroupFilter: Hashable, Sendable {
    package var colors = ColorMatrix.identity
    /// The standard deviation of the blur, in points.
    package var blurRadius: CGFloat = 0

    package init(colors: ColorMatrix = .identity, blurRadius: CGFloat = 0) {
        self.colors = colors
        self.blurRadius = blurRadius
    }

    package var isIdentity: Bool { colors == .identity && blurRadius <= 0 }
}

/// A change of colours: each of red, green, blue and alpha (0…1, not multiplied by alpha) becomes a sum of all four and a constant.
package struct ColorMatrix: Hashable, Sendable {
    /// Four rows (red, green, blue, alpha) of five numbers.
    package var rows: [SIMD8<Double>]

    package init(_ red: [Double], _ green: [Double], _ blue: [Double], _ alpha: [Double] = [0, 0, 0, 1, 0]) {
        rows = [red, green, blue, alpha].map { row in SIMD8(row + Array(repeating: 0, count: 8 - row.count)) }
    }

    package static let identity = ColorMatrix([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0])

    package func applied(to color: SIMD4<Double>) -> SIMD4<Double> {
        var result = SIMD4<Double>()
        for index in 0..<4 {
            let row = rows[index]
            let sum = row[0] * color[0] + row[1] * color[1] + row[2] * color[2] + row[3] * color[3] + row[4]
            result[index] = min(max(sum, 0), 1)
        }
        return result
    }
}
