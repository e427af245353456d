import Goldens
import CairoGraphics
import Foundation
import Graphics
import UIKit

/// Draws what the system shows over every app: status bar, home indicator, keyboard. It is not part of the app's layer tree, but drawn over
/// the picture, as in screenshots of a device. Shapes and positions follow screenshots of iOS 17 (inferred).
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
        let content: StatusBar = style == .lightContent || (style == .default && cell.style == .dark) ? .light : .dark
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
        .fill(Self.pill(frame), .color(cell.style == .dark ? .white : .black), .winding)
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

    /// The centre of an ear is about 0.16 of the width from its side, and 0.64 of the height down the bar.
    private func drawEars(_ list: inout DisplayList) {
        let y = (height * 0.64).rounded()
        let ear = (width * 0.16).rounded()
        time(&list, size: 17, center: CGPoint(x: mirrored(ear + 2), y: y))
        let start = mirrored(width - ear) - 39
        cellular(&list, at: CGPoint(x: start, y: y - 6))
        wireless(&list, at: CGPoint(x: start + 25, y: y - 6))
        battery(&list, at: CGPoint(x: start + 50, y: y - 6.5))
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

    private func cellular(_ list: inout DisplayList, at origin: CGPoint) {
        for (index, high) in [4.0, 6.4, 9.2, 12].enumerated() {
            let rect = CGRect(x: origin.x + CGFloat(index) * 4.8, y: origin.y + 12 - high, width: 3.2, height: high)
            list.append(.fill(CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1), .color(color), .winding))
        }
    }

    private func wireless(_ list: inout DisplayList, at origin: CGPoint) {
        let center = CGPoint(x: origin.x + 8.5, y: origin.y + 11.8)
        for radius in [10.4, 6.4] {
            let arc = CGPath()
            arc.addArc(center: center, radius: radius, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: false)
            list.append(.stroke(arc, .color(color), StrokeStyle(width: 2.5)))
        }
        let wedge = CGPath()
        wedge.move(to: center)
        wedge.addArc(center: center, radius: 3.6, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: false)
        wedge.closeSubpath()
        list.append(.fill(wedge, .color(color), .winding))
    }

    private func battery(_ list: inout DisplayList, at origin: CGPoint) {
        let shell = CGRect(x: origin.x + 0.5, y: origin.y + 0.5, width: 24, height: 12)
        list.append(
            .stroke(CGPath(roundedRect: shell, cornerWidth: 3.8, cornerHeight: 3.8), .color(color.withAlpha(0.35)), StrokeStyle(width: 1)))
        let charge = CGRect(x: origin.x + 2, y: origin.y + 2, width: 21, height: 9)
        list.append(.fill(CGPath(roundedRect: charge, cornerWidth: 2.5, cornerHeight: 2.5), .color(color), .winding))
        let nub = CGRect(x: origin.x + 26, y: origin.y + 4.5, width: 1.4, height: 4)
        list.append(.fill(CGPath(roundedRect: nub, cornerWidth: 0.7, cornerHeight: 0.7), .color(color.withAlpha(0.4)), .winding))
    }
}
