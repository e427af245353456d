import Foundation
import Graphics

/// Draws the device around its screen, for pictures that people look at: the body, the bezel, and the notch or island over the screen.
/// Proportions follow photographs (inferred); nothing is measured against them.
struct DeviceFrame {
    var cell: Cell

    private var device: Device { cell.device }
    private var screen: CGSize { cell.size }
    private var isPortrait: Bool { cell.orientation == .portrait }

    /// Whether the device is drawn. A canvas and a window in split view have none.
    var isShown: Bool { !device.isCanvas && cell.split == .full }

    private enum Cutout { case none, notch, island }

    /// The cutout, determined by the top safe area: 20 on phones with a home button, 44 to 50 with a notch, 59 and more with an island.
    private var cutout: Cutout {
        guard device.idiom == .phone else { return .none }
        let top = device.portrait.safeArea.top
        return top >= 59 ? .island : top > 24 ? .notch : .none
    }

    private var hasHomeButton: Bool { device.cornerRadius == 0 }

    /// The width of the dark border around the screen, inside the metal.
    private var bezel: CGFloat { hasHomeButton ? 5 : device.idiom == .pad ? 22 : 11 }
    private let metal: CGFloat = 4
    /// The space above and below the screen of a device with a home button.
    private var brow: CGFloat { hasHomeButton ? (device.idiom == .pad ? 76 : 88) : bezel }
    private let margin: CGFloat = 12

    private var insets: CGSize {
        let (across, along) = (bezel + metal + margin, brow + metal + margin)
        return isPortrait ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    /// The size in points, with a margin around the device.
    var size: CGSize { CGSize(width: screen.width + 2 * insets.width, height: screen.height + 2 * insets.height) }

    /// - Parameter content: the contents of the screen, in its coordinates.
    func list(around content: DisplayList, backdrop: CGColor) -> DisplayList {
        let frame = CGRect(origin: CGPoint(x: insets.width, y: insets.height), size: screen)
        let glass = frame.insetBy(dx: margin + metal - insets.width, dy: margin + metal - insets.height)
        let radius = hasHomeButton ? (device.idiom == .pad ? 24 : 52) : device.cornerRadius + bezel
        var list = DisplayList()
        for button in buttons(beside: glass.insetBy(dx: -metal, dy: -metal)) {
            list.append(.fill(button, .color(CGColor(gray: 0.36)), .winding))
        }
        list.append(.fill(rounded(glass.insetBy(dx: -metal, dy: -metal), radius + metal), .color(CGColor(gray: 0.45)), .winding))
        list.append(.fill(rounded(glass.insetBy(dx: -1, dy: -1), radius + 1), .color(CGColor(gray: 0.22)), .winding))
        list.append(.fill(rounded(glass, radius), .color(CGColor(gray: 0.02)), .winding))
        if hasHomeButton { homeButton(&list, glass: glass, frame: frame) }
        list.append(.save)
        list.append(.clip(rounded(frame, device.cornerRadius), .winding))
        list.append(.concatenate(CGAffineTransform(translationX: frame.minX, y: frame.minY)))
        // The blur of bars sees only the screen, not the bezel.
        list.append(.beginIsolatedGroup(in: CGRect(origin: .zero, size: screen)))
        list.fill(CGRect(origin: .zero, size: screen), backdrop)
        list.commands += content.commands
        list.append(.endGroup(mask: nil))
        cover(&list)
        list.append(.restore)
        return list
    }

    private func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        CGPath(rect: rect, cornerRadii: CornerRadii(radius), curve: .continuous)
    }

    /// Converts upright coordinates to the device's orientation; in landscape its top is at the left.
    private func turned(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        guard !isPortrait else { return rect.offsetBy(dx: bounds.minX, dy: bounds.minY) }
        return CGRect(x: bounds.minX + rect.minY, y: bounds.maxY - rect.maxX, width: rect.height, height: rect.width)
    }

    private func buttons(beside body: CGRect) -> [CGPath] {
        guard device.idiom == .phone else { return [] }
        let width = isPortrait ? body.width : body.height
        let frames = [
            CGRect(x: -2, y: 110, width: 6, height: 28), CGRect(x: -2, y: 164, width: 6, height: 52),
            CGRect(x: -2, y: 228, width: 6, height: 52), CGRect(x: width - 4, y: 180, width: 6, height: 84),
        ]
        return frames.map { CGPath(rect: turned($0, in: body), cornerRadii: CornerRadii(2)) }
    }

    private func homeButton(_ list: inout DisplayList, glass: CGRect, frame: CGRect) {
        let side: CGFloat = device.idiom == .pad ? 46 : 56
        let center =
            isPortrait ? CGPoint(x: glass.midX, y: (frame.maxY + glass.maxY) / 2) : CGPoint(x: (frame.maxX + glass.maxX) / 2, y: glass.midY)
        let ring = CGPath(ellipseIn: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
        list.append(.stroke(ring, .color(CGColor(gray: 0.32)), StrokeStyle(width: 2)))
        guard device.idiom == .phone else { return }
        let length = isPortrait ? glass.width : glass.height
        let speaker = CGRect(x: length / 2 - 28, y: brow / 2 - 3, width: 56, height: 6)
        list.append(.fill(CGPath(rect: turned(speaker, in: glass), cornerRadii: CornerRadii(3)), .color(CGColor(gray: 0.2)), .winding))
    }

    /// Draws the notch or island over the contents of the screen.
    private func cover(_ list: inout DisplayList) {
        let bounds = CGRect(origin: .zero, size: screen)
        let width = isPortrait ? screen.width : screen.height
        switch cutout {
        case .none: return
        case .island:
            // 125 by 37 points, 11 below the top; 14 where the status bar is taller.
            let top: CGFloat = device.portrait.safeArea.top > 60 ? 14 : 11
            let island = turned(CGRect(x: width / 2 - 62.5, y: top, width: 125, height: 37), in: bounds)
            list.append(.fill(CGPath(rect: island, cornerRadii: CornerRadii(18.5)), .color(.black), .winding))
        case .notch:
            let wide: CGFloat = device.portrait.safeArea.top >= 47 ? 162 : 209
            let notch = turned(CGRect(x: (width - wide) / 2, y: -30, width: wide, height: 62), in: bounds)
            list.append(.fill(CGPath(rect: notch, cornerRadii: CornerRadii(20), curve: .continuous), .color(.black), .winding))
        }
    }
}
