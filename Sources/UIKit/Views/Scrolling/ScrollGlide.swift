import Foundation
import Graphics

/// An animated change of a scroll view's offset, frame by frame on the timeline.
@MainActor final class ScrollGlide {
    private let start: CGPoint
    private let end: CGPoint
    private let begin = Timeline.current.now
    private let completion: () -> Void

    /// The duration in seconds, and the curve (inferred: looked at on iOS 17).
    static let duration = 0.3
    private static let curve = TimingCurve.cubic(.easeInOut)

    init(from start: CGPoint, to end: CGPoint, completion: @escaping () -> Void) {
        (self.start, self.end, self.completion) = (start, end, completion)
    }

    /// Schedules the frames, for as long as the view does not get another offset.
    func run(_ view: UIScrollView, frame: Int = 1) {
        let time = min(Double(frame) / 60, Self.duration)
        Timeline.current.schedule(at: begin + time) { [self, weak view] in
            guard let view, view.glide === self else { return }
            let progress = CGFloat(Self.curve.progress(at: time, duration: Self.duration))
            guard time < Self.duration else {
                view.glide = nil
                view.move(to: end)
                view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
                return completion()
            }
            view.move(to: CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress))
            run(view, frame: frame + 1)
        }
    }
}

extension UIScrollView {
    /// Whether scrolling takes time: in a window, where animations are enabled.
    final var canGlide: Bool { window != nil && AnimationScope.isEnabled }

    /// Scrolls to an offset at once, or over time.
    ///
    /// - Parameter arrived: Called at the end of an animation.
    final func scroll(to offset: CGPoint, animated: Bool, arrived: @escaping () -> Void = {}) {
        let offset = onPixels(offset)
        guard animated, canGlide, offset != contentOffset else { return contentOffset = offset }
        isOffsetChosen = true
        let glide = ScrollGlide(from: contentOffset, to: offset, completion: arrived)
        self.glide = glide
        glide.run(self)
    }
}
