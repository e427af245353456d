import Foundation
import Graphics

/// The items of a bar that share a capsule of glass in iOS 26, and their frames.
///
/// A single symbol has a round capsule; neighbours form a group, unless a space or a prominent item separates them (Generations.md,
/// barButton and barGroups).
@MainActor struct BarGroup {
    typealias Entry = (item: UIBarButtonItem, view: UIView)

    var entries: [Entry] = []
    /// Filled with the tint colour.
    var isProminent = false

    /// Splits items at spaces, prominent items, custom views and items that do not share their background.
    static func groups(of entries: [Entry]) -> [BarGroup] {
        var groups: [BarGroup] = []
        var isOpen = false
        for entry in entries {
            let item = entry.item
            if item.isSpace { isOpen = false; continue }
            let isAlone = item.style == .done || item.customView != nil || !item.sharesBackground
            if isOpen, !isAlone {
                groups[groups.count - 1].entries.append(entry)
            } else {
                groups.append(BarGroup(entries: [entry], isProminent: item.style == .done))
            }
            isOpen = !isAlone
        }
        return groups
    }

    /// Whether the group has a capsule: custom views bring their own look.
    var hasCapsule: Bool { entries.contains { $0.item.customView == nil && !$0.item.hidesSharedBackground } }

    /// Returns the widths of the entries in a bar.
    func widths(height: CGFloat, _ metrics: SystemMetrics) -> [CGFloat] {
        entries.map { entry in
            let size = BarButton.size(of: entry.view, item: entry.item, barHeight: height)
            guard entry.item.customView == nil else { return size.width }
            guard entry.item.image == nil || entry.item.title != nil else {
                return entries.count == 1 ? height : metrics.barGroupPitch
            }
            // The space beside a title is inferred from looking at iOS 26.
            return max(size.width + (entries.count == 1 ? 24 : 20), height)
        }
    }
}

/// The capsule of glass behind a group of bar buttons.
@MainActor
final class BarCapsule: UIView {
    var tint: UIColor? { didSet { if tint != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        glass(tint: tint).draw(bounds, radius: bounds.height / 2, in: context)
    }
}
