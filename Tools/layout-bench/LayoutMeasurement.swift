import Foundation
import UIKit

/// The times of one screen of one size. Each figure is the median of many runs, with the least beside it.
@MainActor struct LayoutMeasurement {
    private let screen: BenchScreen
    private let views: Int
    private let seconds: Double

    init(_ screen: BenchScreen, views: Int, seconds: Double) {
        self.screen = screen
        self.views = views
        self.seconds = seconds
    }

    static func printTable(seconds: Double) {
        print("| screen | views | first layout, ms | µs/view | full pass, ms | µs/view | one constant, µs | variables | rows |")
        print("|---|---:|---:|---:|---:|---:|---:|---:|---:|")
        for screen in BenchScreen.allCases {
            for views in [50, 100, 200, 500] { LayoutMeasurement(screen, views: views, seconds: seconds).printRow() }
        }
    }

    private func printRow() {
        let first = firstLayout(), full = fullPass(), edit = constantEdit()
        let window = scene().window
        window.commit()
        let statistics = window.layoutStatistics
        func milliseconds(_ figure: Figure) -> String { String(format: "%.3f (%.3f)", figure.median * 1e3, figure.least * 1e3) }
        func each(_ figure: Figure) -> String { String(format: "%.2f", figure.median * 1e6 / Double(views)) }
        print(
            "| \(screen.name) | \(views) | \(milliseconds(first)) | \(each(first)) | \(milliseconds(full)) | \(each(full)) "
                + "| \(String(format: "%.1f (%.1f)", edit.median * 1e6, edit.least * 1e6)) | \(statistics.variables) | \(statistics.constraints) |"
        )
    }

    struct Figure: CustomStringConvertible {
        var median, least: Double
        var description: String { String(format: "%.4f (%.4f) ms", median * 1e3, least * 1e3) }
    }

    /// Times the first layout: views and constraints exist, and the engine is new. All texts have been measured before, on another screen.
    func firstLayout() -> Figure {
        let warm = scene()
        warm.window.commit()
        return figure {
            let scene = scene()
            return Self.time { scene.window.commit() }
        }
    }

    /// Times a full layout from nothing: every intrinsic size is requested, every row built, and every frame written; texts are unchanged.
    func fullPass() -> Figure {
        let scene = scene()
        scene.window.commit()
        return figure {
            Self.time {
                scene.window.layoutEngine.rebuild()
                Self.mark(scene.window)
                scene.window.commit()
            }
        }
    }

    /// Times a change of one constant: the distance of the first row, or of the column, from the top.
    func constantEdit() -> Figure {
        let scene = scene()
        scene.window.commit()
        let root: UIView = scene.controller.view
        guard let constraint = root.constraints.first(where: { $0.firstAttribute == .top }) else { return Figure(median: 0, least: 0) }
        var turn = 0
        return figure {
            turn += 1
            return Self.time {
                constraint.constant = turn.isMultiple(of: 2) ? 8 : 18
                scene.window.commit()
            }
        }
    }

    // MARK: Making

    private struct Scene {
        var window: UIWindow
        var controller: UIViewController
    }

    private func scene() -> Scene {
        var environment = DisplayEnvironment(size: CGSize(width: 393, height: 852), scale: 3)
        environment.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let window = UIWindow(environment: environment)
        window.makeKey()
        let controller = screen.controller(views: views)
        controller.view.frame = window.bounds
        window.addSubview(controller.view)
        return Scene(window: window, controller: controller)
    }

    private static func mark(_ view: UIView) {
        view.setNeedsLayout()
        for subview in view.subviews { mark(subview) }
    }

    // MARK: Timing

    private static func time(_ body: () -> Void) -> Double {
        let clock = ContinuousClock()
        let (seconds, attoseconds) = clock.measure(body).components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }

    private func figure(_ run: () -> Double) -> Figure {
        for _ in 0..<3 { _ = run() }
        var times: [Double] = [], total = 0.0
        let start = ContinuousClock.now
        while times.count < 9 || (total < seconds && start.duration(to: .now) < .seconds(4 * seconds)) {
            times.append(run())
            total += times[times.count - 1]
        }
        times.sort()
        return Figure(median: times[times.count / 2], least: times[0])
    }
}
