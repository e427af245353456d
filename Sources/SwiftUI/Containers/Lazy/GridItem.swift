import UIKit

/// A column of a grid that scrolls vertically, or a row of one that scrolls horizontally.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// A track of a lazy grid, with its place across the axis.
struct GridTrack {
    var start: CGFloat
    let length: CGFloat
    let alignment: Alignment?

    /// Returns the tracks of items in a length. Fixed ones take theirs first; each of the others, in order, an equal part of what is left,
    /// within its limits, and as many adaptive ones as fit in that part.
    static func tracks(_ items: [GridItem], in length: CGFloat?) -> [GridTrack] {
        let gaps = items.dropLast().map { $0.spacing ?? ViewSpacing.standard }.reduce(0, +)
        var left = (length ?? 0) - gaps
        var flexible = 0
        for item in items {
            if case .fixed(let fixed) = item.size { left -= fixed } else { flexible += 1 }
        }
        var tracks: [GridTrack] = []
        var position: CGFloat = 0
        func add(_ length: CGFloat, _ item: GridItem) {
            tracks.append(GridTrack(start: position, length: length, alignment: item.alignment))
            position += length + (item.spacing ?? ViewSpacing.standard)
        }
        for item in items {
            let part = max(left / CGFloat(max(flexible, 1)), 0)
            switch item.size {
            case .fixed(let fixed): add(fixed, item)
            case .flexible(let least, let most):
                let own = min(max(part, least), most)
                add(own, item)
                left -= own
                flexible -= 1
            case .adaptive(let least, let most):
                let gap = item.spacing ?? ViewSpacing.standard
                let count = max(((part + gap) / max(least + gap, 1)).rounded(.down), 1)
                let own = min(max((part - gap * (count - 1)) / count, least), most)
                for _ in 0..<Int(count) { add(own, item) }
                left -= own * count + gap * (count - 1)
                flexible -= 1
            }
        }
        return tracks
    }
}
