import UIKit

/// Sizes that Interface Builder's canvas leaves at whole points: a view keeps its size from the library as long as layout asks for a change
/// of less than a point. All counts are from Corpus.md, textHeights: heights that differ between the kept and the measured size.
@MainActor struct CanvasText {
    let toolsVersion: ToolsVersion
    /// Nil for the canvas without a device.
    let device: CanvasDevice?
    /// What follows from the contents of views.
    let chains: CanvasChains

    private var scale: CGFloat { CGFloat(device?.scale ?? 1) }

    /// The edges of a view that constraints refer to.
    struct Edges: OptionSet {
        let rawValue: Int
        static let top = Edges(rawValue: 1)
        static let bottom = Edges(rawValue: 2)
        static let center = Edges(rawValue: 4)
        static let baseline = Edges(rawValue: 8)

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

    /// Gives a view its size in the canvas; an axis that was fed or set by the author keeps its value. `face` is nil for the system font.
    func measure(_ view: UIView, edges: Edges, face: String? = nil) {
        // Without a device, text is measured at one pixel per point, although frames use half points: 147 labels of 17 points are 21 high,
        // 2 are 20.5.
        if device == nil { (view as? UILabel)?.measuringScale = 1 }
        if let control = view as? UISegmentedControl, view.designSize?.width == nil { view.designSize?.width = width(of: control) }
        let known = view.designSize
        if known == nil, reserveSize(of: view) { return }
        guard known?.width == nil || known?.height == nil, let size = size(of: view, edges, face) else { return }
        view.designSize = DesignSize(width: known?.width ?? size.width, height: known?.height ?? size.height)
    }

    /// Returns the view's size in the canvas; nil, or nil along an axis, where the canvas measures as a device does.
    private func size(of view: UIView, _ edges: Edges, _ face: String?) -> DesignSize? {
        switch view {
        case let label as UILabel:
            let height = keptHeight(of: label, edges, face)
            let width = width(of: label)
            return width != nil || height != nil ? DesignSize(width: width, height: height) : nil
        case let button as UIButton where button.configuration != nil && scale > 2 && toolsVersion >= .unreleased && !isArranged(view):
            // A library button with a configuration is 35 high at three pixels per point (24 of 25), and 34.33 in a stack (5 of 5).
            return DesignSize(width: nil, height: button.intrinsicContentSize.height.rounded(.up))
        case let button as UIButton where toolsVersion < .xcode11 && [.infoLight, .infoDark, .contactAdd].contains(button.buttonType):
            return DesignSize(width: 22, height: 22)  // 2 of 2
        case let button as UIButton where button.configuration == nil:
            return width(of: button).map { DesignSize(width: $0, height: nil) }
        case let field as UITextField where field.borderStyle == .none:
            return DesignSize(width: nil, height: height(of: field))
        default: return nil
        }
    }

    /// Whether the label has no text. Does not lay out text, because the view is not in its window yet.
    func isEmpty(_ label: UILabel) -> Bool { (label.attributedText?.length ?? 0) == 0 }

    func isArranged(_ view: UIView) -> Bool { view.superview is UIStackView }

    /// Returns the height that a label keeps from before the current layout, or nil if the label is measured.
    private func keptHeight(of label: UILabel, _ edges: Edges, _ face: String?) -> CGFloat? {
        if keepsLibrarySize(label, edges) { return label.font.lineHeight.rounded(.up) }
        guard let face, !AppleFaces.contains(face), let font = label.font, label.numberOfLines == 1, !isArranged(label), !isEmpty(label)
        else { return nil }
        // A font that iOS does not include keeps whole points until layout asks for a whole point more: 14 of 14 outside stacks (two
        // owners), inside 0 of 1.
        return ((font.lineHeight * scale - 1e-4).rounded(.up) / scale).rounded(.down)
    }

    /// Whether a label keeps its height from the library: one line outside stacks, in the library's font, constrained only at its centre
    /// (97 of 119) or only at its top (17 of 23). In stacks, 94 of 96 labels are measured to the pixel; of labels with several lines, 57 of
    /// 60 are.
    private func keepsLibrarySize(_ label: UILabel, _ edges: Edges) -> Bool {
        guard let font = label.font, label.numberOfLines == 1, !isArranged(label), !isEmpty(label) else { return false }
        // Until Xcode 8.0 with any font and constraints: 8 of 9, four owners.
        if toolsVersion < .xcode8_3 { return true }
        // Until Xcode 9 with any font but the system's: 27 of 29 (two owners).
        if toolsVersion < .xcode9_3, font.descriptor.family != .system { return true }
        guard isLibraryFont(font) else { return false }
        // Until Xcode 10 with any constraint except at a baseline, as long as the text is the library's: 10 of 10 (three owners); later 3
        // of 8.
        if toolsVersion < .xcode11Beta, label.text == "Label", !edges.contains(.baseline) { return true }
        return edges == .center || edges == .top
    }

    /// Whether the font is the library's. The body style at its default size is the same font (5 of 7 heights, two owners).
    private func isLibraryFont(_ font: UIFont) -> Bool {
        font.descriptor.family == .system && font.pointSize == UIFont.labelFontSize && font.descriptor.weight == 400
            && !font.descriptor.isItalic
    }

    /// Returns the space added between letters beyond the system's table, in points. At 17 points it is slightly positive until Xcode 12
    /// and slightly negative since: of 598 widths of labels and buttons, fitted with the owner left out, 522 match, and 490 without this
    /// rule (of Xcode 12's 13 labels, five owners, 12 match). Xcode 8 did not set large letters, digits excepted, closer than small ones:
    /// 12 of 15 widths match, 5 without this rule (two owners, three weights).
    private func letterSpace(_ font: UIFont) -> CGFloat {
        guard font.descriptor.family == .system else { return 0 }
        return switch font.pointSize {
        case 20... where toolsVersion.isFrom(.xcode8, before: .xcode9Beta): font.pointSize * 0.014
        case 17: toolsVersion < .xcode13 ? 0.035 : -0.01
        default: 0
        }
    }

    /// Returns the width of the widest line before rounding up, in points.
    private func exactWidth(of label: UILabel) -> CGFloat {
        guard let font = label.font, let text = label.text else { return label.exactTextWidth }
        // The width of a line excludes trailing spaces; the width of a label includes them.
        let width = text.last == " " ? label.intrinsicContentSize.width : label.exactTextWidth
        guard text.unicodeScalars.allSatisfy(\.isASCII) else { return width }
        let letters = text.split(whereSeparator: \.isNewline).map { font.pointSize < 20 ? $0.count : $0.count { !$0.isNumber } }.max() ?? 0
        return width + CGFloat(letters) * letterSpace(font)
    }

    private func width(of label: UILabel) -> CGFloat? {
        guard let font = label.font, letterSpace(font) != 0, label.exactTextWidth > 0 else { return nil }
        return (exactWidth(of: label) * scale - 1e-4).rounded(.up) / scale
    }

    /// Returns the sum of the segments' widths: each title in the regular weight plus 20 points, 15 until Xcode 10, in whole points, and 1
    /// point between segments (5 of 7; the others, apportioned by content, are 1 point wider).
    private func width(of control: UISegmentedControl) -> CGFloat? {
        let count = control.numberOfSegments
        let titles = (0..<count).compactMap { control.widthForSegment(at: $0) == 0 ? control.titleForSegment(at: $0) : nil }
        guard count > 0, titles.count == count else { return nil }
        let widths = titles.map { title in
            let block = TextBlock(runs: [TextRun(title, font: FontDescriptor(size: 13), color: .black)], scale: 2)
            let exact = TextSystem.layout(block).lines.map(\.rect.width).max() ?? 0
            return (exact - 0.05).rounded() + (toolsVersion < .xcode11 ? 15 : 20)
        }
        let content = control.apportionsSegmentWidthsByContent ? widths.reduce(0, +) : CGFloat(count) * (widths.max() ?? 0)
        return content + CGFloat(count - 1)
    }

    /// Rounds the title's width up to whole points, but not for less than a fifth of a point: 95 of 135 widths match, 87 without this rule.
    private func width(of button: UIButton) -> CGFloat? {
        let size = button.intrinsicContentSize
        guard let title = button.titleLabel, let text = button.currentTitle, text.last != " ", title.numberOfLines == 1, size.width > 30
        else { return nil }
        let change = (exactWidth(of: title) - 0.2).rounded(.up) - title.exactTextWidth.rounded(.up)
        return change == 0 ? nil : size.width + change
    }

    /// Returns the height of a field without a border: the line in whole points until Xcode 11 (9 of 9, two owners), since then 1.5 points
    /// more and at least 22 (51 of 51 smaller fonts, one owner). Secure fields keep the line's height (8 of 8, three owners).
    private func height(of field: UITextField) -> CGFloat? {
        guard let font = field.font else { return nil }
        let line = font.lineHeight.rounded(.up)
        if toolsVersion < .xcode11 || field.isSecureTextEntry { return line }
        let height = ((font.lineHeight + 1.5) * scale - 1e-4).rounded(.up) / scale
        return max(height, 22)
    }
}

extension ViewBuilder {
    /// Gives text its sizes in the canvas. Uses the constraints that ``connect()`` is about to make.
    func measureTextOfCanvas() {
        let text = CanvasText(toolsVersion: document.toolsVersion, device: document.device, chains: CanvasChains(self))
        let edges = constrainedEdges()
        for (id, _, view) in made { text.measure(view, edges: edges[id] ?? [], face: faces[id]) }
    }

    private func constrainedEdges() -> [String: CanvasText.Edges] {
        var edges: [String: CanvasText.Edges] = [:]
        for constraint in constraints {
            edges[constraint.firstItem, default: []].insert(CanvasText.Edges(constraint.firstAttribute))
            guard let item = constraint.secondItem, let attribute = constraint.secondAttribute else { continue }
            edges[item, default: []].insert(CanvasText.Edges(attribute))
        }
        return edges
    }
}
