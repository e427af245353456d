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
    /// - Parameter pitch: The width of each symbol in a group.
    func widths(height: CGFloat, _ metrics: SystemMetrics, pitch: CGFloat) -> [CGFloat] {
        entries.map { entry in
            let size = BarButton.size(of: entry.view, item: entry.item, barHeight: height)
            guard entry.item.customView == nil else { return max(size.width, metrics.barCustomViewWidth) }
            guard !BarButton.isSymbolic(entry.item, metrics) else {
                return entries.count == 1 ? height : pitch
            }
            // The back button is a chevron without a title.
            guard entry.item.title != nil else { return max(size.width, height) }
            return max(size.width + (entries.count == 1 ? metrics.barTitlePadding.alone : metrics.barTitlePadding.grouped), height)
        }
    }

    /// Sets the frames of the group's views, side by side, and of its capsule.
    /// - Parameters:
    ///   - start: The distance from the bar's leading edge, or from its trailing edge if the group is laid out from there.
    /// - Returns: The distance at which the group ends.
    func layOut(
        _ widths: [CGFloat], in bar: UIView, row: CGRect, from start: CGFloat, isTrailing: Bool = false, capsules: BarCapsules
    ) -> CGFloat {
        func setFrame(_ view: UIView, _ size: CGSize, at distance: CGFloat, width: CGFloat) {
            let x = bar.roundToPixel(isTrailing ? bar.bounds.maxX - distance - width : bar.bounds.minX + distance)
            view.frame = bar.mirrored(
                CGRect(x: x, y: bar.roundToPixel(row.midY - size.height / 2), width: size.width, height: size.height))
        }
        var end = start
        for (entry, width) in zip(entries, widths) {
            var size = BarButton.size(of: entry.view, item: entry.item, barHeight: row.height)
            size = CGSize(width: width, height: entry.item.customView == nil ? row.height : size.height)
            setFrame(entry.view, size, at: end, width: width)
            end += width
        }
        guard hasCapsule else { return end }
        let capsule = capsules.next(in: bar)
        capsule.tint = isProminent ? ground : nil
        setFrame(capsule, CGSize(width: end - start, height: row.height), at: start, width: end - start)
        return end
    }
}

extension BarGroup {
    /// What a prominent item is filled with: its tint, or grey while it is disabled (Generations.md, barDisabled).
    fileprivate var ground: UIColor? {
        guard let item = entries.first?.item else { return nil }
        return item.isEnabled ? item.tintColor ?? .tintColor : Self.disabledGround
    }

    private static let disabledGround = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.23) : UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.25)
    }
}

/// The capsules of a bar, behind its buttons. A layout uses those of the one before again.
@MainActor final class BarCapsules {
    private var capsules: [BarCapsule] = []
    private var usedCount = 0

    func begin() { usedCount = 0 }

    func next(in bar: UIView) -> BarCapsule {
        if usedCount == capsules.count {
            capsules.append(BarCapsule())
            bar.insertSubview(capsules[usedCount], at: 0)
        }
        usedCount += 1
        return capsules[usedCount - 1]
    }

    /// Removes the capsules that the layout did not use.
    func end() {
        for capsule in capsules[usedCount...] { capsule.removeFromSuperview() }
        capsules.removeSubrange(usedCount...)
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
