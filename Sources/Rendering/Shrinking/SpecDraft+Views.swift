import LayoutAudit
import LayoutSpecs
import UIKit

extension SpecDraft {
    /// Creates a draft of a view and its subviews as they are laid out now. The author's constraints are kept; frames become constraints
    /// with numbers.
    @MainActor init(_ root: UIView) {
        var writer = DraftWriter(root)
        writer.add(root, parent: nil, isArranged: false)
        writer.addLines()
        self.init(views: writer.views, lines: writer.lines, names: writer.viewNames)
    }
}

@MainActor private struct DraftWriter {
    private(set) var views: [SpecDraft.View?] = []
    private(set) var lines: [SpecDraft.Line] = []
    private let root: UIView
    private var originals: [UIView] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    private var guides: [ObjectIdentifier: (name: String, owner: Int)] = [:]
    private var taken: Set<String> = Set(LayoutSpec.reservedNames)

    init(_ root: UIView) { self.root = root }

    var viewNames: [ObjectIdentifier: String] { indices.compactMapValues { views[$0]?.id } }

    // MARK: Views

    mutating func add(_ view: UIView, parent: Int?, isArranged: Bool) {
        let index = views.count, look = Self.look(of: view)
        indices[ObjectIdentifier(view)] = index
        originals.append(view)
        var draft = SpecDraft.View(
            id: name(view.accessibilityIdentifier ?? look.kind.dropFirst(2).lowercased()), kind: look.kind,
            properties: Self.properties(look.properties, view, isRoot: parent == nil), parent: parent, isArranged: isArranged)
        for guide in view.layoutGuides where UILayoutGuide.shortNames[guide.identifier] == nil {
            let name = name(guide.identifier.isEmpty ? "guide" : guide.identifier)
            guides[ObjectIdentifier(guide)] = (name, index)
            draft.guides.append(name)
        }
        views.append(draft)
        guard look.isOpen else { return }
        let content = (view as? UIVisualEffectView)?.contentView ?? view
        if content !== view { indices[ObjectIdentifier(content)] = index }
        let arranged = (view as? UIStackView)?.arrangedSubviews ?? []
        for child in arranged { add(child, parent: index, isArranged: true) }
        for child in content.subviews where !arranged.contains(where: { $0 === child }) { add(child, parent: index, isArranged: false) }
    }

    private mutating func name(_ wish: String) -> String {
        var base = String(wish.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        if base.first?.isLetter != true { base = "v" + base }
        var name = base, number = 2
        while !taken.insert(name).inserted { name = "\(base)_\(number)"; number += 1 }
        return name
    }

    /// Returns the view's kind in a spec, the properties of its appearance, and whether its subviews are the author's.
    ///
    /// The tables of the classes tell the properties. Lists and images become plain views, because their content is not written, and so do
    /// controls whose content the tables do not tell.
    private static func look(of view: UIView) -> (kind: String, properties: [SpecDraft.Property], isOpen: Bool) {
        let writer = LookWriter(view)
        let written = writer.properties.map { SpecDraft.Property(key: $0.key, text: $0.text) }
        switch view {
        case let button as UIButton:
            let title = button.configuration?.title ?? button.currentTitle
            let content = title.map { SpecDraft.Property(key: "title", text: quoted($0)) } ?? custom
            return ("UIButton", written + [content], false)
        case is UISegmentedControl: return ("UIButton", [custom] + written.filter(Self.isOfAnyView), false)
        case is UIControl:
            guard let kind = writer.kind else { return ("UIButton", [custom] + written, false) }
            return (kind, written, false)
        case let stack as UIStackView: return ("UIStackView", written + [spacing(stack)], true)
        case is UITableView, is UICollectionView: return ("UIView", written.filter(Self.isOfAnyView) + [clipping], true)
        case is UILabel, is UITextView, is UIProgressView, is UIActivityIndicatorView: return (writer.kind ?? "UIView", written, false)
        case is UIScrollView, is UIVisualEffectView: return (writer.kind ?? "UIView", written, true)
        default: return ("UIView", written.filter(Self.isOfAnyView), !(view is UIImageView))
        }
    }

    private static let custom = SpecDraft.Property(key: "type", text: "custom")
    private static let clipping = SpecDraft.Property(key: "clipsToBounds", text: "true")

    private static func isOfAnyView(_ property: SpecDraft.Property) -> Bool { UIView.table[property.key] != nil }

    private static func spacing(_ stack: UIStackView) -> SpecDraft.Property {
        .init(key: "spacing", text: stack.spacing == UIStackView.spacingUseSystem ? "system" : number(stack.spacing))
    }

    /// Adds the priorities. The root's own margins and priorities have no effect in a spec, where it fills the screen.
    private static func properties(_ look: [SpecDraft.Property], _ view: UIView, isRoot: Bool) -> [SpecDraft.Property] {
        isRoot ? look.filter { $0.key != "directionalLayoutMargins" } : look + priorities(view)
    }

    private static func priorities(_ view: UIView) -> [SpecDraft.Property] {
        var properties: [SpecDraft.Property] = []
        for (key, priority, standard) in [
            ("contentHuggingPriority", view.contentHuggingPriority, UILayoutPriority.defaultLow),
            ("contentCompressionResistancePriority", view.contentCompressionResistancePriority, .defaultHigh),
        ] {
            let (across, down) = (priority(.horizontal), priority(.vertical))
            guard across != standard || down != standard else { continue }
            properties.append(
                .init(key: key, text: "{horizontal: \(number(CGFloat(across.rawValue))), vertical: \(number(CGFloat(down.rawValue)))}"))
        }
        return properties
    }

    // MARK: Constraints

    mutating func addLines() {
        for (index, view) in originals.enumerated() {
            for constraint in view.keptConstraints where constraint.source != nil { add(constraint) }
            guard index > 0, let draft = views[index], !draft.isArranged else { continue }
            if view.translatesAutoresizingMaskIntoConstraints { addFrame(of: view, index) } else { addContent(of: view, index, draft.kind) }
        }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let first = term(constraint.firstItem, constraint.firstAttribute) else { return }
        let priority = constraint.priority == .required ? "" : " @\(Self.number(CGFloat(constraint.priority.rawValue)))"
        var line = SpecDraft.Line(text: "\(first.text) \(constraint.relation.sign) ", views: [first.view])
        if constraint.secondAttribute == .notAnAttribute {
            line.text += Self.number(constraint.constant)
        } else {
            guard let second = term(constraint.secondItem, constraint.secondAttribute), second.text != first.text else { return }
            line.views.insert(second.view)
            line.text += constraint.multiplier == 1 ? second.text : "\(second.text) * \(Self.number(constraint.multiplier))"
            if constraint.constant != 0 {
                line.text += " \(constraint.constant < 0 ? "-" : "+") \(Self.number(abs(constraint.constant)))"
            }
            for (item, term, attribute) in [
                (constraint.firstItem, first, constraint.firstAttribute), (constraint.secondItem, second, constraint.secondAttribute),
            ] {
                line.measured[term.view] = (item as? UIView).flatMap { measured($0, term.text, attribute) }.map { $0 + priority }
            }
        }
        line.text += priority
        lines.append(line)
    }

    private func term(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> (text: String, view: Int)? {
        let word = attribute.word
        guard LayoutSpec.attributeNames.contains(word) else { return nil }
        if let view = item as? UIView, let index = indices[ObjectIdentifier(view)] { return ("\(views[index]?.id ?? "").\(word)", index) }
        guard let guide = item as? UILayoutGuide else { return nil }
        if let own = guides[ObjectIdentifier(guide)] { return ("\(own.name).\(word)", own.owner) }
        guard let name = UILayoutGuide.shortNames[guide.identifier], let owner = guide.owningView,
            let index = indices[ObjectIdentifier(owner)]
        else { return nil }
        return ("\(views[index]?.id ?? "").\(name).\(word)", index)
    }

    /// Returns an equation with the attribute's current value, relative to the root.
    private func measured(_ view: UIView, _ term: String, _ attribute: NSLayoutConstraint.Attribute) -> String? {
        let frame = view.convert(view.bounds, to: root), width = root.bounds.width
        let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch attribute {
        case .width: return "\(term) == \(Self.number(frame.width))"
        case .height: return "\(term) == \(Self.number(frame.height))"
        case .top, .firstBaseline: return attribute == .top ? "\(term) == root.top + \(Self.number(frame.minY))" : nil
        case .bottom: return "\(term) == root.top + \(Self.number(frame.maxY))"
        case .centerY: return "\(term) == root.top + \(Self.number(frame.midY))"
        case .centerX: return "\(term) == root.left + \(Self.number(frame.midX))"
        case .left: return "\(term) == root.left + \(Self.number(frame.minX))"
        case .right: return "\(term) == root.left + \(Self.number(frame.maxX))"
        case .leading: return "\(term) == root.leading + \(Self.number(isRightToLeft ? width - frame.maxX : frame.minX))"
        case .trailing: return "\(term) == root.leading + \(Self.number(isRightToLeft ? width - frame.minX : frame.maxX))"
        default: return nil
        }
    }

    private mutating func addFrame(of view: UIView, _ index: Int) {
        guard let id = views[index]?.id, let parent = views[index]?.parent else { return }
        let frame = view.frame
        let around = view.superview.flatMap { indices[ObjectIdentifier($0)] } ?? parent
        let owner = views[around]?.id ?? "root"
        for (attribute, amount) in [("left", frame.minX), ("top", frame.minY)] {
            lines.append(
                SpecDraft.Line(
                    text: "\(id).\(attribute) == \(owner).\(attribute) + \(Self.number(amount))", views: [index, around],
                    measured: [index: "\(id).\(attribute) == root.\(attribute) + \(Self.number(amount))"]))
        }
        for (attribute, amount) in [("width", frame.width), ("height", frame.height)] {
            lines.append(SpecDraft.Line(text: "\(id).\(attribute) == \(Self.number(amount))", views: [index]))
        }
    }

    /// Adds the intrinsic sizes of images and custom controls, which a spec does not know.
    private mutating func addContent(of view: UIView, _ index: Int, _ kind: String) {
        guard kind == "UIView" || kind == "UIButton", let id = views[index]?.id else { return }
        let size = view.sizeAskedFor
        for (attribute, length, axis) in [("width", size.width, NSLayoutConstraint.Axis.horizontal), ("height", size.height, .vertical)]
        where length >= 0 {
            let hugging = view.contentHuggingPriority(for: axis).rawValue,
                resistance = view.contentCompressionResistancePriority(for: axis).rawValue
            for (sign, priority) in [("<=", hugging), (">=", resistance)] {
                lines.append(
                    SpecDraft.Line(
                        text: "\(id).\(attribute) \(sign) \(Self.number(length)) @\(Self.number(CGFloat(priority)))", views: [index]))
            }
        }
    }

    // MARK: Formatting

    private static func quoted(_ text: String) -> String { LookWriter.quoted(text) }
    private static func number(_ value: CGFloat) -> String { LookWriter.number(value) }
}
