import Goldens
import CairoGraphics
import Foundation
import Graphics
import UIKit

/// Draws what the system shows over every app: status bar, home indicator, keyboard. It is not part of the app's layer tree, but drawn over
/// the picture, as in screenshots of a device. Shapes and positions follow screenshots of iOS 17 (inferred),
/// on iOS 26 those that Generations.md names.
struct SystemOverlay: Sendable, Hashable {
    /// The colour of the status bar's contents; nil hides the bar.
    enum StatusBar: Sendable, Hashable { case dark, light }

    var cell: Cell
    var statusBar: StatusBar?
    var showsHomeIndicator = true
    /// The time in the status bar, read when the screen is created, because drawing may happen outside its run.
    let clock: String
    /// The typesetter for its text, which is the screen's.
    let text: Typesetter

    var list: DisplayList {
        var list = DisplayList()
        guard !cell.device.isCanvas else { return list }
        if cell.keyboard == .shown { list.commands += KeyboardPicture(cell: cell, text: text).list.commands }
        list.commands += bar.commands
        if let frame = homeIndicatorFrame { list.append(homeIndicator(in: frame)) }
        return list
    }

    /// The status bar alone, on the cell's canvas.
    var bar: DisplayList {
        guard let statusBar, !cell.device.isCanvas, placement.statusBarHeight > 0 else { return DisplayList() }
        return statusBarList(statusBar)
    }

    private var placement: Device.Placement { cell.device.placement(in: cell.orientation) }

    /// Creates the overlay that the window's view controllers prefer.
    @MainActor init(cell: Cell, over window: UIWindow) {
        self.cell = cell
        text = TextSystem.current
        clock = cell.run.clock
        var hiding = window.statusBarController
        while let child = hiding?.childForStatusBarHidden { hiding = child }
        let style = window.statusBarStyle
        let content: StatusBar = style == .lightContent || (style == .default && cell.shownStyle == .dark) ? .light : .dark
        statusBar = hiding?.prefersStatusBarHidden == true ? nil : content
    }

    // MARK: Home indicator

    /// The frame of the home indicator; nil if there is none.
    var homeIndicatorFrame: CGRect? {
        guard showsHomeIndicator, !cell.device.isCanvas, placement.safeArea.bottom > 0 else { return nil }
        let width: CGFloat = cell.device.idiom == .pad ? 320 : cell.orientation == .portrait ? (cell.size.width * 0.357).rounded() : 240
        return CGRect(x: (cell.size.width - width) / 2, y: cell.size.height - 13, width: width, height: 5)
    }

    func homeIndicator(in frame: CGRect) -> DisplayCommand {
        .fill(Self.pill(frame), .color(cell.shownStyle == .dark ? .white : .black), .winding)
    }

    // MARK: Status bar

    private func statusBarList(_ content: StatusBar) -> DisplayList {
        let color: CGColor = content == .light ? .white : .black
        let bar = StatusBarPicture(
            cell: cell, clock: clock, text: text, color: color, height: placement.statusBarHeight, hasEars: placement.safeArea.top > 24)
        return bar.list
    }

    static func pill(_ rect: CGRect) -> CGPath {
        CGPath(roundedRect: rect, cornerWidth: rect.height / 2, cornerHeight: rect.height / 2)
    }
}

/// Draws the time, signal, wireless and battery, mirrored in right-to-left languages. Beside a notch or island the time is at the leading
/// side and the others are at the trailing side; a phone's plain bar has the time in the middle.
struct StatusBarPicture {
    var cell: Cell
    var clock: String
    let text: Typesetter
    var color: CGColor
    var height: CGFloat
    /// Whether the contents are in the ears beside a notch or island.
    var hasEars: Bool

    var list: DisplayList {
        var list = DisplayList()
        if hasEars { drawEars(&list) } else { drawPlainBar(&list) }
        return list
    }

    private var width: CGFloat { cell.size.width }

    /// Where the contents of the ears are, in points.
    private struct Ears {
        /// The middle of the time, from the leading side.
        var time: CGFloat
        var timeSize: CGFloat = 17
        /// The beginnings of the others, from the left.
        var cellular, wireless, battery: CGFloat
        var middle: CGFloat
        /// The size of the others.
        var scale: CGFloat = 1
        var cellularPitch: CGFloat = 4.8
    }

    private var ears: Ears {
        guard SystemGeneration(systemVersion: cell.device.systemVersion) >= .ios26, height > 50 else { return classicEars }
        // Beside an island (Generations.md, statusBar). Right-to-left languages have the same, mirrored (inferred).
        let isLarge = width >= 414, scale = isLarge ? 1.13 : 1.0
        let end = width - (isLarge ? 40.67 : 35.33), battery = end - 27.33 * scale
        let wireless = battery - (isLarge ? 26.67 : 24.33), cellular = wireless - (isLarge ? 29.33 : 26.67)
        let mirrored = cell.isRightToLeft ? width - end : cellular
        return Ears(
            time: isLarge ? 83.84 : 74.3, timeSize: isLarge ? 18 : 17, cellular: mirrored, wireless: mirrored + wireless - cellular,
            battery: mirrored + battery - cellular, middle: isLarge ? 32.17 : 32.5, scale: scale, cellularPitch: 5.33)
    }

    /// The centre of an ear is about 0.16 of the width from its side, and 0.64 of the height down the bar.
    private var classicEars: Ears {
        let ear = (width * 0.16).rounded(), start = mirrored(width - ear) - 39
        return Ears(
            time: ear + 2, cellular: start, wireless: start + 25, battery: start + 50, middle: (height * 0.64).rounded())
    }

    private func drawEars(_ list: inout DisplayList) {
        let ears = ears, scale = ears.scale
        time(&list, size: ears.timeSize, center: CGPoint(x: mirrored(ears.time), y: ears.middle))
        cellular(&list, at: CGPoint(x: ears.cellular, y: ears.middle - 6 * scale), scale, pitch: ears.cellularPitch)
        wireless(&list, at: CGPoint(x: ears.wireless, y: ears.middle - 6 * scale), scale)
        battery(&list, at: CGPoint(x: ears.battery, y: ears.middle - 6.5 * scale), scale)
    }

    private func drawPlainBar(_ list: inout DisplayList) {
        let y = height / 2
        let isPad = cell.device.idiom == .pad
        time(&list, size: 12, center: CGPoint(x: isPad ? mirrored(32) : width / 2, y: y))
        let end: CGFloat = cell.isRightToLeft ? 6 : width - 33
        battery(&list, at: CGPoint(x: end, y: y - 6.5))
        guard !isPad else { return wireless(&list, at: CGPoint(x: cell.isRightToLeft ? 38 : width - 56, y: y - 6)) }
        let start: CGFloat = cell.isRightToLeft ? width - 50 : 6
        cellular(&list, at: CGPoint(x: start, y: y - 6))
        wireless(&list, at: CGPoint(x: start + 25, y: y - 6))
    }

    /// Returns the position at a distance from the leading side.
    private func mirrored(_ x: CGFloat) -> CGFloat { cell.isRightToLeft ? width - x : x }

    private func time(_ list: inout DisplayList, size: CGFloat, center: CGPoint) {
        let high = Label.height(size: size, lines: 1)
        let box = CGRect(x: center.x - 40, y: center.y - high / 2, width: 80, height: high)
        list.append(
            Label(text: clock, size: size, weight: 600, color: color).command(
                in: box, alignment: .center, scale: cell.device.scale, with: text))
    }

    private func cellular(_ list: inout DisplayList, at origin: CGPoint, _ scale: CGFloat = 1, pitch: CGFloat = 4.8) {
        for (index, high) in [4.0, 6.4, 9.2, 12].enumerated() {
            let rect = CGRect(
                x: origin.x + CGFloat(index) * pitch * scale, y: origin.y + (12 - high) * scale, width: 3.2 * scale, height: high * scale)
            list.append(.fill(CGPath(roundedRect: rect, cornerWidth: scale, cornerHeight: scale), .color(color), .winding))
        }
    }

    private func wireless(_ list: inout DisplayList, at origin: CGPoint, _ scale: CGFloat = 1) {
        let center = CGPoint(x: origin.x + 8.5 * scale, y: origin.y + 11.8 * scale)
        for radius in [10.4, 6.4] {
            let arc = CGPath()
            arc.addArc(center: center, radius: radius * scale, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: false)
            list.append(.stroke(arc, .color(color), StrokeStyle(width: 2.5 * scale)))
        }
        let wedge = CGPath()
        wedge.move(to: center)
        wedge.addArc(center: center, radius: 3.6 * scale, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: false)
        wedge.closeSubpath()
        list.append(.fill(wedge, .color(color), .winding))
    }

    private func battery(_ list: inout DisplayList, at origin: CGPoint, _ scale: CGFloat = 1) {
        func pill(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, corner: CGFloat) -> CGPath {
            let rect = CGRect(x: origin.x + x * scale, y: origin.y + y * scale, width: width * scale, height: height * scale)
            return CGPath(roundedRect: rect, cornerWidth: corner * scale, cornerHeight: corner * scale)
        }
        list.append(.stroke(pill(0.5, 0.5, 24, 12, corner: 3.8), .color(color.withAlpha(0.35)), StrokeStyle(width: scale)))
        list.append(.fill(pill(2, 2, 21, 9, corner: 2.5), .color(color), .winding))
        list.append(.fill(pill(26, 4.5, 1.4, 4, corner: 0.7), .color(color.withAlpha(0.4)), .winding))
    }
}
