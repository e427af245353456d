import Rendering
import Foundation
import Graphics

/// A page that steps through an animation in a browser: its frames with a slider, and a curve for each changing property of each view. The
/// pictures are beside the page; its script is in `CPageFiles/Pages`.
struct ScrubberPage {
    var title: String
    var subtitle: String
    var framesPerSecond: Int
    /// The URLs of the pictures as used in the page, in order.
    var frames: [String]
    /// The size of the screen, in points.
    var size: CGSize
    var trace: MotionTrace
    /// The problems in the motion, each with the frame that shows it.
    var findings: [MotionFinding]

    init(
        title: String, subtitle: String, framesPerSecond: Int, frames: [String], size: CGSize, trace: MotionTrace,
        findings: [MotionFinding] = []
    ) {
        self.title = title; self.subtitle = subtitle; self.framesPerSecond = framesPerSecond; self.frames = frames; self.size = size
        self.trace = trace; self.findings = findings
    }

    var html: String {
        let run = Run(
            title: title, subtitle: subtitle, framesPerSecond: framesPerSecond, frames: frames, width: size.width, height: size.height,
            views: trace.views.compactMap(ViewRecord.init), findings: findings.map(FindingRecord.init))
        return PageTemplate(
            html: .scrubberHTML, styles: [.scrubberCSS],
            scripts: [.elementsJS, .curvesJS, .scrubberJS]
        ).filled(data: PageTemplate.json(run))
    }

    private struct Run: Encodable {
        var title, subtitle: String
        var framesPerSecond: Int
        var frames: [String]
        var width, height: Double
        var views: [ViewRecord]
        var findings: [FindingRecord]
    }

    private struct FindingRecord: Encodable {
        var kind, fact, advice, view: String
        /// The first frame that shows it.
        var frame: Int

        init(_ finding: MotionFinding) {
            (kind, fact, advice, view) = (finding.kind.rawValue, finding.fact, finding.advice, finding.view)
            frame = finding.kind == .jump ? finding.frames.upperBound : finding.frames.lowerBound
        }
    }

    private struct ViewRecord: Encodable {
        var name: String
        /// The properties that change, in the order of their charts.
        var charts: [String]
        /// Whether the view is there in each frame; nil if it is there in all.
        var shown: [Bool]?
        /// One value for each frame, or a single value if all are equal.
        var x, y, width, height, alpha: [Double?]

        /// Returns nil for a view without changes in the first two decimals.
        init?(_ view: MotionTrace.View) {
            let present = view.samples.map { $0 != nil }
            func track(_ value: (MotionTrace.Sample) -> CGFloat) -> [Double?] {
                let values = view.samples.map { $0.flatMap { ScrubberPage.hundredths(value($0)) } }
                let known = Set(values.compactMap(\.self))
                return known.count > 1 ? values : [known.first]
            }
            name = view.name
            shown = present.allSatisfy(\.self) ? nil : present
            x = track(\.frame.minX)
            y = track(\.frame.minY)
            width = track(\.frame.width)
            height = track(\.frame.height)
            alpha = track(\.alpha)
            let tracks = [("x", x), ("y", y), ("width", width), ("height", height), ("alpha", alpha)]
            charts = (shown == nil ? [] : ["shown"]) + tracks.filter { $0.1.count > 1 }.map(\.0)
            if charts.isEmpty { return nil }
        }
    }

    /// Returns the value to two decimals; nil if it is not finite.
    private static func hundredths(_ value: CGFloat) -> Double? {
        // Adding zero makes a negative zero a plain one.
        value.isFinite ? (Double(value) * 100).rounded() / 100 + 0 : nil
    }
}

extension ScrubberPage {
    /// - Parameter frames: the paths of the pictures, which are in a folder beside the page.
    init(of motion: Motion, frames: [String], findings: [MotionFinding] = []) {
        self.init(
            title: "\(motion.input.name), \(motion.animation)",
            subtitle: "\(motion.cell.name), \(motion.framesPerSecond) frames a second", framesPerSecond: motion.framesPerSecond,
            frames: frames.map(Self.address), size: motion.size, trace: motion.trace,
            findings: findings)
    }

    /// Returns the folder and file as a percent-encoded relative URL.
    private static func address(of path: String) -> String {
        path.split(separator: "/").suffix(2)
            .map { $0.addingPercentEncoding(withAllowedCharacters: plain) ?? String($0) }
            .joined(separator: "/")
    }

    private static let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
}
