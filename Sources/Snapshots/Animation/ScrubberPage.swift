import Foundation
import Graphics

/// An animation to be stepped through in a browser: its frames under a slider, and a curve for each property of each view that changes. The
/// pictures are those beside the page; what it does stands in `CPageFiles/Pages`.
struct ScrubberPage {
    var title: String
    var subtitle: String
    var framesPerSecond: Int
    /// Addresses of the pictures as the page writes them, in order.
    var frames: [String]
    /// Of the screen, points.
    var size: CGSize
    var trace: MotionTrace
    /// What is wrong on the way, each with the frame that shows it.
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
        /// The frame that shows it first.
        var frame: Int

        init(_ finding: MotionFinding) {
            (kind, fact, advice, view) = (finding.kind.rawValue, finding.fact, finding.advice, finding.view)
            frame = finding.kind == .jump ? finding.frames.upperBound : finding.frames.lowerBound
        }
    }

    private struct ViewRecord: Encodable {
        var name: String
        /// Properties that change, in the order of their charts.
        var charts: [String]
        /// Frames in which the view is there; nil when it is there in all of them.
        var shown: [Bool]?
        /// One for each frame; one alone where all are equal.
        var x, y, width, height, alpha: [Double?]

        /// Nil for a view of which nothing changes that two decimals would show.
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

    /// Nil for what is no number.
    private static func hundredths(_ value: CGFloat) -> Double? {
        // Adding zero makes a negative zero a plain one.
        value.isFinite ? (Double(value) * 100).rounded() / 100 + 0 : nil
    }
}

extension ScrubberPage {
    /// - Parameter frames: paths of the pictures, which are in a folder beside the page.
    init(of motion: Motion, frames: [String], findings: [MotionFinding] = []) {
        self.init(
            title: "\(motion.input.name), \(motion.animation)",
            subtitle: "\(motion.cell.name), \(motion.framesPerSecond) frames a second", framesPerSecond: motion.framesPerSecond,
            frames: frames.map(Self.address), size: motion.size, trace: motion.trace,
            findings: findings)
    }

    /// Folder and file, written so that no character of a name means something else in an address.
    private static func address(of path: String) -> String {
        path.split(separator: "/").suffix(2)
            .map { $0.addingPercentEncoding(withAllowedCharacters: plain) ?? String($0) }
            .joined(separator: "/")
    }

    private static let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
}
