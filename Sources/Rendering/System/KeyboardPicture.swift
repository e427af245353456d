import Goldens
import CairoGraphics
import Foundation
import Graphics
import UIKit

/// Draws a keyboard with the right height and position, so that a picture shows what it covers. Its keys are those of an English keyboard
/// on an iPhone or iPad since iOS 11 (inferred); layouts only see its height.
struct KeyboardPicture {
    var cell: Cell
    let text: Typesetter

    private var isDark: Bool { cell.shownStyle == .dark }
    private var isPad: Bool { cell.device.idiom == .pad }
    private var placement: Device.Placement { cell.device.placement(in: cell.orientation) }

    private var frame: CGRect {
        let height = placement.keyboard.height
        return CGRect(x: 0, y: cell.size.height - height, width: cell.size.width, height: height)
    }

    private var background: CGColor { isDark ? CGColor(gray: 0.16) : CGColor(red: 0.82, green: 0.827, blue: 0.851) }
    private var keyColor: CGColor { isDark ? CGColor(gray: 0.42) : .white }
    private var functionColor: CGColor { isDark ? CGColor(gray: 0.27) : CGColor(red: 0.671, green: 0.69, blue: 0.729) }
    private var textColor: CGColor { isDark ? .white : .black }

    /// The height of the row below the keys of a phone without a home button, with emoji at its start and dictation at its end.
    private var foot: CGFloat {
        let bottom = placement.safeArea.bottom
        return isPad ? bottom : bottom == 0 ? 0 : cell.orientation == .portrait ? 75 : bottom
    }

    private var bar: CGFloat { isPad ? 55 : cell.orientation == .portrait ? 45 : 32 }
    private var gap: CGFloat { isPad ? 12 : 6 }

    private static let radius: CGFloat = 28

    /// The suggestions, four rows of keys, and the foot.
    var list: DisplayList {
        var list = DisplayList()
        if SystemGeneration(systemVersion: cell.device.systemVersion) >= .ios26 {
            // The upper corners are round from iOS 26 on (Generations.md, keyboard); the lower ones are those of the display.
            let ground = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + Self.radius)
            list.append(
                .fill(CGPath(roundedRect: ground, cornerWidth: Self.radius, cornerHeight: Self.radius), .color(background), .winding))
        } else {
            list.fill(frame, background)
        }
        let side = placement.safeArea.left
        let keys = CGRect(x: frame.minX + side, y: frame.minY + bar, width: frame.width - 2 * side, height: frame.height - bar - foot)
        suggestions(&list, in: CGRect(x: keys.minX, y: frame.minY, width: keys.width, height: bar))
        let pitch = keys.height / 4
        for (index, row) in rows.enumerated() {
            drawRow(row, &list, in: CGRect(x: keys.minX, y: keys.minY + CGFloat(index) * pitch, width: keys.width, height: pitch))
        }
        if foot > 40 {
            symbol("face.smiling", at: CGPoint(x: keys.minX + 37, y: keys.maxY + 26), size: 25, &list)
            symbol("mic", at: CGPoint(x: keys.maxX - 37, y: keys.maxY + 26), size: 23, &list)
        }
        return list
    }

    private func suggestions(_ list: inout DisplayList, in rect: CGRect) {
        guard !isPad else { return }
        for index in 1...2 {
            let x = rect.minX + rect.width * CGFloat(index) / 3
            list.fill(CGRect(x: x, y: rect.minY + rect.height * 0.28, width: 1, height: rect.height * 0.44), functionColor)
        }
    }

    // MARK: Keys

    private struct Key {
        enum Face { case letter(String), word(String), symbol(String), none }
        var face: Face
        /// The width, in letters.
        var width: CGFloat = 1
        var isFunction = false
    }

    private static func letters(_ text: String) -> [Key] { text.map { Key(face: .letter(String($0))) } }

    private static func function(_ symbol: String, _ width: CGFloat) -> Key { Key(face: .symbol(symbol), width: width, isFunction: true) }

    private static func word(_ text: String, _ width: CGFloat, isFunction: Bool = true) -> Key {
        Key(face: .word(text), width: width, isFunction: isFunction)
    }

    private var rows: [[Key]] { isPad ? padRows : phoneRows }

    /// The rows, ten letters wide each; gaps without a face keep the letters of a row centred.
    private var phoneRows: [[Key]] {
        let indent = Key(face: .none, width: 0.5)
        let last: [Key] =
            foot > 40
            ? [Self.word("123", 2.5), Self.word("space", 5, isFunction: false), Self.word("return", 2.5)]
            : [
                Self.word("123", 1.25), Self.function("face.smiling", 1.25), Self.function("mic", 1.25),
                Self.word("space", 3.75, isFunction: false), Self.word("return", 2.5),
            ]
        return [
            Self.letters("qwertyuiop"), [indent] + Self.letters("asdfghjkl") + [indent],
            [Self.function("shift", 1.3), Key(face: .none, width: 0.2)] + Self.letters("zxcvbnm")
                + [Key(face: .none, width: 0.2), Self.function("delete.left", 1.3)],
            last,
        ]
    }

    /// The rows, eleven letters wide each.
    private var padRows: [[Key]] {
        [
            Self.letters("qwertyuiop") + [Self.function("delete.left", 1)],
            [Key(face: .none, width: 0.45)] + Self.letters("asdfghjkl") + [Self.word("return", 1.55)],
            [Self.function("shift", 1)] + Self.letters("zxcvbnm,.") + [Self.function("shift", 1)],
            [
                Self.word(".?123", 1), Self.function("face.smiling", 1), Self.function("mic", 1), Self.word("", 6, isFunction: false),
                Self.word(".?123", 1), Self.function("keyboard.chevron.compact.down", 1),
            ],
        ]
    }

    private func drawRow(_ row: [Key], _ list: inout DisplayList, in rect: CGRect) {
        let unit = rect.width / row.reduce(0) { $0 + $1.width }
        var x = rect.minX
        for key in row {
            draw(key, &list, in: CGRect(x: x, y: rect.minY, width: unit * key.width, height: rect.height))
            x += unit * key.width
        }
    }

    private func draw(_ key: Key, _ list: inout DisplayList, in area: CGRect) {
        if case .none = key.face { return }
        let high = min(area.height - gap, area.height * 0.8)
        let rect = CGRect(x: area.minX + gap / 2, y: area.midY - high / 2, width: area.width - gap, height: high)
        let radius: CGFloat = isPad ? 6 : 5
        let shade = CGPath(roundedRect: rect.offsetBy(dx: 0, dy: 1), cornerWidth: radius, cornerHeight: radius)
        list.append(.fill(shade, .color(CGColor(gray: 0, alpha: isDark ? 0.6 : 0.35)), .winding))
        let color = key.isFunction ? functionColor : keyColor
        list.append(.fill(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius), .color(color), .winding))
        switch key.face {
        case .letter(let text): write(text, size: min(25, rect.height * 0.6), weight: 300, lift: 2, &list, in: rect)
        case .word(let text): write(text, size: 16, weight: 400, lift: 0, &list, in: rect)
        case .symbol(let name): symbol(name, at: CGPoint(x: rect.midX, y: rect.midY), size: min(19, rect.height * 0.5), &list)
        case .none: break
        }
    }

    /// - Parameter lift: the distance above the centre, because small letters have most of their ink below it.
    private func write(_ letters: String, size: CGFloat, weight: Int, lift: CGFloat, _ list: inout DisplayList, in rect: CGRect) {
        let line = Label.height(size: size, lines: 1)
        let box = CGRect(x: rect.minX, y: rect.midY - line / 2 - lift, width: rect.width, height: line)
        list.append(
            Label(text: letters, size: size, weight: weight, color: textColor).command(
                in: box, alignment: .center, scale: cell.device.scale, with: text))
    }

    private func symbol(_ name: String, at center: CGPoint, size: CGFloat, _ list: inout DisplayList) {
        let color = isDark ? CGColor.white : CGColor(gray: 0.12)
        list.commands += SymbolPicture.list(named: name, pointSize: size, weight: .light, color: color, centeredAt: center).commands
    }
}
