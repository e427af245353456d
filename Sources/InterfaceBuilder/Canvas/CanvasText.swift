import UIKit

/// Sizes that Interface Builder's canvas leaves at whole points: a view keeps the size it came out of the library with as long as layout asks
/// for less than a point of change. All counts are of Corpus.md, textHeights: heights that differ between the two readings.
@MainActor struct CanvasText {
    let toolsVersion: Int
    /// Nil in the canvas without a device.
    let device: CanvasDevice?

    private var scale: CGFloat { CGFloat(device?.scale ?? 1) }

    /// The edges of a view that constraints speak of.
    struct Places: OptionSet {
        let rawValue: Int
        static let top = Places(rawValue: 1)
        static let bottom = Places(rawValue: 2)
        static let center = Places(rawValue: 4)
        static let baseline = Places(rawValue: 8)

        init(rawValue: Int) { self.rawValue = rawValue }

        init(_ attribute: IBConstraint.Attribute) {
            switch attribute {
            case .top, .topMargin: self = .top
            case .bottom, .bottomMargin: self = .bottom
            case .centerY, .centerYWithinMargins: self = .center
            case .baseline, .firstBaseline, .lastBaseline: self = .baseline
            default: self = []
            }
        }
    }

    /// Gives a view the size of the canvas; along an axis that was fed or set by the author it stays. `face` is nil for the system's.
    func measure(_ view: UIView, places: Places, face: String? = nil) {
        // Without a device text is measured for one pixel a point, though frames go by halves: 147 labels of 17 points are 21 high, 2 are 20.5.
        if device == nil { (view as? UILabel)?.measuringScale = 1 }
        if let control = view as? UISegmentedControl, view.designSize?.width == nil { view.designSize?.width = width(of: control) }
        let known = view.designSize
        if known == nil, holdPlace(of: view) { return }
        guard known?.width == nil || known?.height == nil, let size = size(of: view, places, face) else { return }
        view.designSize = DesignSize(width: known?.width ?? size.width, height: known?.height ?? size.height)
    }

    /// Nil, or nil along an axis, where the canvas measures as a device does.
    private func size(of view: UIView, _ places: Places, _ face: String?) -> DesignSize? {
        switch view {
        case let label as UILabel:
            let height = keptHeight(of: label, places, face)
            let width = width(of: label)
            return width != nil || height != nil ? DesignSize(width: width, height: height) : nil
        case let button as UIButton where button.configuration != nil && scale > 2 && toolsVersion >= 30_000 && !isArranged(view):
            // The library's button with a configuration is 35 high: 24 of 25 at three pixels a point; in a stack 34.33 (5 of 5).
            return DesignSize(width: nil, height: button.intrinsicContentSize.height.rounded(.up))
        case let button as UIButton where toolsVersion < 15_000 && [.infoLight, .infoDark, .contactAdd].contains(button.buttonType):
            return DesignSize(width: 22, height: 22)  // 2 of 2
        case let button as UIButton where button.configuration == nil:
            return width(of: button).map { DesignSize(width: $0, height: nil) }
        case let field as UITextField where field.borderStyle == .none:
            return DesignSize(width: nil, height: height(of: field))
        default: return nil
        }
    }

    /// Asked before the view is on its screen, so without laying out text.
    func isEmpty(_ label: UILabel) -> Bool { (label.attributedText?.length ?? 0) == 0 }

    func isArranged(_ view: UIView) -> Bool { view.superview is UIStackView }

    /// The height that a label had before the one it has now was asked of it; nil when it is measured.
    private func keptHeight(of label: UILabel, _ places: Places, _ face: String?) -> CGFloat? {
        if keepsLibrarySize(label, places) { return label.font.lineHeight.rounded(.up) }
        guard let face, !AppleFaces.contains(face), let font = label.font, label.numberOfLines == 1, !isArranged(label), !isEmpty(label)
        else { return nil }
        // A face that iOS has not keeps whole points until a whole one more is asked: 14 of 14 outside of stacks (two owners), inside 0 of 1.
        return ((font.lineHeight * scale - 1e-4).rounded(.up) / scale).rounded(.down)
    }

    /// One line outside of stacks, in the library's own font, held at its middle (97 of 119) or by its top alone (17 of 23). Of labels in a stack 94
    /// of 96 are measured to the pixel, of labels over several lines 57 of 60.
    private func keepsLibrarySize(_ label: UILabel, _ places: Places) -> Bool {
        guard let font = label.font, label.numberOfLines == 1, !isArranged(label), !isEmpty(label) else { return false }
        // Until Xcode 8.0 in any font and place: 8 of 9, four owners.
        if toolsVersion < 12_000 { return true }
        // Until Xcode 9 in any face but the system's: 27 of 29 (two owners).
        if toolsVersion < 14_000, font.descriptor.family != .system { return true }
        guard isLibraryFont(font) else { return false }
        // Until Xcode 10 wherever it is held, as long as it has the library's word: 10 of 10 (three owners); later 3 of 8.
        if toolsVersion < 14_800, label.text == "Label", !places.contains(.baseline) { return true }
        return places == .center || places == .top
    }

    /// The body style at its usual size is the same face (5 of 7 heights, two owners).
    private func isLibraryFont(_ font: UIFont) -> Bool {
        font.descriptor.family == .system && font.pointSize == UIFont.labelFontSize && font.descriptor.weight == 400
            && !font.descriptor.isItalic
    }

    /// Points a letter stands further from the next than the system's table says, by size. At 17 points a little more until Xcode 11 and a little
    /// less since: of 598 widths of labels and buttons, fitted without the owner, 522 come out, 490 without that. Xcode 8 set large letters, not
    /// figures, no closer than small ones: 12 of 15 widths fit, 5 without that (two owners, three weights).
    private func letterSpace(_ font: UIFont) -> CGFloat {
        guard font.descriptor.family == .system else { return 0 }
        return switch font.pointSize {
        case 20... where (11_000..<13_000).contains(toolsVersion): font.pointSize * 0.014
        case 17: toolsVersion < 17_000 ? 0.035 : -0.01
        default: 0
        }
    }

    /// The text of one line before it is rounded up, points.
    private func exactWidth(of label: UILabel) -> CGFloat {
        guard let font = label.font, let text = label.text else { return label.exactTextWidth }
        // The width of a line ends with its last word, that of a label with the spaces after it.
        let width = text.last == " " ? label.intrinsicContentSize.width : label.exactTextWidth
        guard text.unicodeScalars.allSatisfy(\.isASCII) else { return width }
        let letters = text.split(whereSeparator: \.isNewline).map { font.pointSize < 20 ? $0.count : $0.count { !$0.isNumber } }.max() ?? 0
        return width + CGFloat(letters) * letterSpace(font)
    }

    private func width(of label: UILabel) -> CGFloat? {
        guard let font = label.font, letterSpace(font) != 0, label.exactTextWidth > 0 else { return nil }
        return (exactWidth(of: label) * scale - 1e-4).rounded(.up) / scale
    }

    /// Segments are as wide as their titles in the regular weight with 20 points around them, 15 until Xcode 10, to whole points, and a point between
    /// two (5 of 7; the others, apportioned by content, are a point more).
    private func width(of control: UISegmentedControl) -> CGFloat? {
        let count = control.numberOfSegments
        let titles = (0..<count).compactMap { control.widthForSegment(at: $0) == 0 ? control.titleForSegment(at: $0) : nil }
        guard count > 0, titles.count == count else { return nil }
        let widths = titles.map { title in
            let block = TextBlock(runs: [TextRun(title, font: FontDescriptor(size: 13), color: .black)], scale: 2)
            let exact = TextSystem.layout(block).lines.map(\.rect.width).max() ?? 0
            return (exact - 0.05).rounded() + (toolsVersion < 15_000 ? 15 : 20)
        }
        let content = control.apportionsSegmentWidthsByContent ? widths.reduce(0, +) : CGFloat(count) * (widths.max() ?? 0)
        return content + CGFloat(count - 1)
    }

    /// A title's width is rounded up to whole points, but not for the sake of a fifth of one: 95 of 135 widths, of which 87 fit without that.
    private func width(of button: UIButton) -> CGFloat? {
        let size = button.intrinsicContentSize
        guard let title = button.titleLabel, let text = button.currentTitle, text.last != " ", title.numberOfLines == 1, size.width > 30
        else { return nil }
        let change = (exactWidth(of: title) - 0.2).rounded(.up) - title.exactTextWidth.rounded(.up)
        return change == 0 ? nil : size.width + change
    }

    /// Fields without a border: until Xcode 11 a line in whole points (9 of 9, two owners), since then a point and a half more and 22 at least
    /// (51 of 51 smaller fonts, one owner); secure ones stay at the line (8 of 8, three owners).
    private func height(of field: UITextField) -> CGFloat? {
        guard let font = field.font else { return nil }
        let line = font.lineHeight.rounded(.up)
        if toolsVersion < 15_000 || field.isSecureTextEntry { return line }
        let height = ((font.lineHeight + 1.5) * scale - 1e-4).rounded(.up) / scale
        return max(height, 22)
    }
}

extension ViewBuilder {
    /// Gives text its sizes of the canvas: needs the constraints that ``connect()`` is about to make.
    func measureTextOfCanvas() {
        let text = CanvasText(toolsVersion: document.toolsVersion, device: document.device)
        let places = placesOfConstraints()
        for (id, _, view) in made { text.measure(view, places: places[id] ?? [], face: faces[id]) }
    }

    private func placesOfConstraints() -> [String: CanvasText.Places] {
        var places: [String: CanvasText.Places] = [:]
        for constraint in constraints {
            places[constraint.firstItem, default: []].insert(CanvasText.Places(constraint.firstAttribute))
            guard let item = constraint.secondItem, let attribute = constraint.secondAttribute else { continue }
            places[item, default: []].insert(CanvasText.Places(attribute))
        }
        return places
    }
}
