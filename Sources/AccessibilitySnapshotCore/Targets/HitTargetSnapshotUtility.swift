import UIKit

/// Finds which view of a screen gets the touches at each of its pixels.
@preconcurrency @MainActor
public enum HitTargetSnapshotUtility {
    /// Returns a picture of the view with a colour for each view that gets touches, and these views with their colours. Where the view itself
    /// is hit, nothing is drawn; where nothing is, grey.
    ///
    /// * `maxPermissibleMissedRegionWidth`, `…Height`: views narrower than this may be missed, in points; larger values are quicker.
    public static func generateSnapshotImage(
        for view: UIView, useMonochromeSnapshot: Bool, viewRenderingMode: ViewRenderingMode, colors: [UIColor] = [],
        maxPermissibleMissedRegionWidth: CGFloat = 0, maxPermissibleMissedRegionHeight: CGFloat = 0
    ) throws -> (snapshot: UIImage, orderedViewColorPairs: [(UIColor, UIView)]) {
        let picture = try view.renderToImage(
            configuration: .init(renderMode: viewRenderingMode, colorMode: useMonochromeSnapshot ? .monochrome : .fullColor))
        let pixel = 1 / UIScreen.main.scale
        var targets = HitTargets(colors: colors.isEmpty ? MarkerColors.defaultColors : colors)
        let scan = TouchScan(
            view: view, pixel: pixel, stepX: max(pixel, maxPermissibleMissedRegionWidth.rounded(.down)),
            stepY: max(pixel, maxPermissibleMissedRegionHeight.rounded(.down)))
        let strips = scan.strips
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
            picture.draw(in: view.bounds)
            for strip in strips {
                for run in strip.runs where run.target !== view {
                    context.cgContext.setFillColor(targets.color(of: run.target).cgColor)
                    context.cgContext.fill(CGRect(x: run.start, y: strip.y, width: run.end - run.start, height: strip.height))
                }
            }
        }
        return (image, targets.ordered)
    }
}

/// The views that get touches, in the order in which they were found, with their colours.
@MainActor private struct HitTargets {
    private let colors: [UIColor]
    private(set) var ordered: [(UIColor, UIView)] = []

    init(colors: [UIColor]) { self.colors = colors.map { $0.withAlphaComponent(0.2) } }

    mutating func color(of view: UIView?) -> UIColor {
        guard let view else { return .lightGray }
        if let known = ordered.first(where: { $0.1 === view }) { return known.0 }
        ordered.append((colors[ordered.count % colors.count], view))
        return ordered[ordered.count - 1].0
    }
}

/// Asks a view at points of a grid who is hit, and more finely where two points differ.
@MainActor private struct TouchScan {
    let view: UIView
    let pixel: CGFloat
    let stepX, stepY: CGFloat

    struct Run {
        var start, end: CGFloat
        var target: UIView?
    }

    struct Strip {
        var y, height: CGFloat
        var runs: [Run]
    }

    /// The area of the view from the top. A line that is equal to the next one of the grid is not asked for again between them.
    var strips: [Strip] {
        let bounds = view.bounds
        var strips: [Strip] = []
        var y = bounds.minY, runs = line(at: y)
        while y < bounds.maxY {
            let next = min(y + stepY, bounds.maxY)
            let nextRuns = next < bounds.maxY ? line(at: next) : runs
            if isSame(runs, nextRuns) {
                strips.append(Strip(y: y, height: next - y, runs: runs))
            } else {
                strips.append(Strip(y: y, height: pixel, runs: runs))
                let count = Int(((next - y) / pixel).rounded())
                strips += (1..<max(count, 1)).map { index in
                    let y = y + CGFloat(index) * pixel
                    return Strip(y: y, height: pixel, runs: line(at: y))
                }
            }
            (y, runs) = (next, nextRuns)
        }
        return strips
    }

    private func isSame(_ a: [Run], _ b: [Run]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { $0.start == $1.start && $0.end == $1.end && $0.target === $1.target }
    }

    private func line(at y: CGFloat) -> [Run] {
        let bounds = view.bounds
        var runs: [Run] = [], start = bounds.minX, target = hit(bounds.minX, y), x = bounds.minX
        func change(to new: UIView?, at x: CGFloat) {
            guard new !== target else { return }
            runs.append(Run(start: start, end: x, target: target))
            (start, target) = (x, new)
        }
        while x + stepX < bounds.maxX {
            let next = x + stepX
            if hit(next, y) !== target {
                for index in 1...max(1, Int((stepX / pixel).rounded())) {
                    let x = x + CGFloat(index) * pixel
                    change(to: hit(x, y), at: x)
                }
            }
            x = next
        }
        runs.append(Run(start: start, end: bounds.maxX, target: target))
        return runs
    }

    /// Asks in the middle of a pixel.
    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { view.hitTest(CGPoint(x: x + pixel / 2, y: y + pixel / 2), with: nil) }
}
