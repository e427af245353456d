import Foundation
import Graphics

/// A keyboard of the right height in the right place, so that a picture shows what is covered. Its keys are an English keyboard's, as on
/// an iPhone since iOS 11 (inferred); layouts see its height alone.
struct KeyboardPicture {
    var cell: Cell

    private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

    private var isDark: Bool { cell.style == .dark }
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

    /// Suggestions above, four rows of keys, and under them the row of a phone without a home button.
    var list: DisplayList {
        var list = DisplayList()
        list.fill(frame, background)
        let bottom = placement.safeArea.bottom
        let foot: CGFloat = isPad ? bottom : bottom == 0 ? 0 : cell.orientation == .portrait ? 75 : bottom
        let side = placement.safeArea.left
        let keys = CGRect(x: frame.minX + side, y: frame.minY + bar, width: frame.width - 2 * side, height: frame.height - bar - foot)
        suggestions(&list, in: CGRect(x: keys.minX, y: frame.minY, width: keys.width, height: bar))
        let pitch = keys.height / 4
        for (index, row) in Self.rows.enumerated() {
            letters(row, &list, in: CGRect(x: keys.minX, y: keys.minY + CGFloat(index) * pitch, width: keys.width, height: pitch))
        }
        lastRow(&list, in: CGRect(x: keys.minX, y: keys.minY + 3 * pitch, width: keys.width, height: pitch))
        return list
    }

    private var bar: CGFloat { isPad ? 55 : cell.orientation == .portrait ? 45 : 32 }
    private var gap: CGFloat { isPad ? 12 : 6 }

    private func suggestions(_ list: inout DisplayList, in rect: CGRect) {
        for index in 1...2 {
            let x = rect.minX + rect.width * CGFloat(index) / 3
            list.fill(CGRect(x: x, y: rect.minY + rect.height * 0.28, width: 1, height: rect.height * 0.44), functionColor)
        }
    }

    private func letters(_ row: String, _ list: inout DisplayList, in rect: CGRect) {
        let pitch = rect.width / 10
        let indent = (10 - CGFloat(row.count)) / 2 * pitch
        for (index, letter) in row.enumerated() {
            key(
                String(letter).uppercased(), keyColor, &list,
                in: CGRect(
                    x: rect.minX + indent + CGFloat(index) * pitch, y: rect.minY, width: pitch, height: rect.height))
        }
        guard row.count == 7 else { return }
        let width = indent - gap
        key("⇧", functionColor, &list, in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
        key("⌫", functionColor, &list, in: CGRect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height))
    }

    private func lastRow(_ list: inout DisplayList, in rect: CGRect) {
        let side = rect.width / 4
        key("123", functionColor, &list, in: CGRect(x: rect.minX, y: rect.minY, width: side, height: rect.height), size: 16)
        key(
            "space", keyColor, &list, in: CGRect(x: rect.minX + side, y: rect.minY, width: rect.width - 2 * side, height: rect.height),
            size: 16)
        key("return", functionColor, &list, in: CGRect(x: rect.maxX - side, y: rect.minY, width: side, height: rect.height), size: 16)
    }

    private func key(_ text: String, _ color: CGColor, _ list: inout DisplayList, in place: CGRect, size: CGFloat = 22) {
        let high = min(place.height - gap, place.height * 0.8)
        let rect = CGRect(x: place.minX + gap / 2, y: place.midY - high / 2, width: place.width - gap, height: high)
        let radius: CGFloat = 5
        let shade = CGPath(roundedRect: rect.offsetBy(dx: 0, dy: 1), cornerWidth: radius, cornerHeight: radius)
        list.append(.fill(shade, .color(CGColor(gray: 0, alpha: isDark ? 0.6 : 0.35)), .winding))
        list.append(.fill(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius), .color(color), .winding))
        let fit = min(size, rect.height * 0.6)
        let line = Label.height(size: fit, lines: 1)
        let box = CGRect(x: rect.minX, y: rect.midY - line / 2, width: rect.width, height: line)
        list.append(Label(text: text, size: fit, color: textColor).command(in: box, alignment: .center, scale: cell.device.scale))
    }
}
