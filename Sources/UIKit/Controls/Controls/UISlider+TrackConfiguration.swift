import Foundation

extension UISlider {
    /// Whether a slider has a knob (iOS 26).
    public enum Style: Int, Sendable { case `default`, thumbless }

    /// The ticks of a slider's track, its neutral value, and the values that a person can choose (iOS 26). Positions and values are shares
    /// of the range, from 0 to 1.
    public struct TrackConfiguration: Sendable {
        /// A mark at a position of the track. Its title and image are for assistive technologies and are not drawn.
        public struct Tick: Sendable {
            public var position: Float
            public var title: String?
            public var image: UIImage?

            public init(position: Float, title: String? = nil, image: UIImage? = nil) {
                self.position = position
                self.title = title
                self.image = image
            }
        }

        public var allowsTickValuesOnly: Bool
        /// The value from which the track is filled.
        public var neutralValue: Float
        public var enabledRange: ClosedRange<Float>
        public var ticks: [Tick]

        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1, ticks: [Tick] = []
        ) {
            self.allowsTickValuesOnly = allowsTickValuesOnly
            self.neutralValue = neutralValue
            self.enabledRange = enabledRange
            self.ticks = ticks
        }

        /// Creates a track with ticks at equal distances.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1, numberOfTicks: Int
        ) {
            let ticks = (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / Float(max(numberOfTicks - 1, 1))) }
            self.init(allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange, ticks: ticks)
        }

        /// Returns the share that a person can choose and that is nearest to a wanted one.
        func allowed(_ share: Float) -> Float {
            let share = min(max(share, enabledRange.lowerBound), enabledRange.upperBound)
            guard allowsTickValuesOnly, !ticks.isEmpty else { return share }
            let choices = ticks.map(\.position).filter(enabledRange.contains)
            return choices.min { abs($0 - share) < abs($1 - share) } ?? share
        }
    }
}
