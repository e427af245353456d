import UIKit

/// Values side by side.
struct SegmentedPicker<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content
    let selection: PickerSelection
    func content(_ element: SegmentedPickerElement) -> Content { content }
    func changed(_ environment: EnvironmentValues) -> EnvironmentValues { environment.labelsOfActions }
    func makeElement(_ node: Node) -> SegmentedPickerElement { SegmentedPickerElement(node) }
    func update(_ element: SegmentedPickerElement) { element.selection = selection }
}

final class SegmentedPickerElement: ContainerElement, ViewOwner {
    var selection: PickerSelection?
    private var tags: [AnyHashable] = []
    private var shown: [String] = []
    var ownView: UIView { control }

    private lazy var control: UISegmentedControl = {
        let control = UISegmentedControl(items: [])
        control.addAction(UIAction { [weak self] _ in self?.chosen() }, for: .valueChanged)
        return control
    }()

    private func chosen() {
        let index = control.selectedSegmentIndex
        if tags.indices.contains(index) { selection?.choose(tags[index]) }
    }

    /// Gives the control the options that the views are.
    private func showOptions() {
        let options = contents.pickerOptions
        tags = options.map(\.tag)
        let contents = options.map(\.contents)
        control.removeAllSegments()
        for (index, option) in contents.enumerated() {
            if option.title.isEmpty, let image = option.image {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: option.title, at: index, animated: false)
            }
        }
        control.selectedSegmentIndex = options.firstIndex { selection?.isChosen($0.tag) == true } ?? UISegmentedControl.noSegment
        control.isEnabled = environment.isEnabled
    }

    // Segments share the width that is offered.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var own = CGSize.zero
        showOptions()
        environment.traits.performAsCurrent { own = control.intrinsicContentSize }
        return CGSize(width: proposal.width.map { max($0, 0) } ?? own.width, height: own.height)
    }
    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        control.adopt(environment, below: node.graph.hostingView)
        showOptions()
        stage.show(control, rect)
    }
}

/// A wheel of values.
struct WheelPicker<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content
    let selection: PickerSelection
    func content(_ element: WheelPickerElement) -> Content { content }
    func changed(_ environment: EnvironmentValues) -> EnvironmentValues { environment.labelsOfActions }
    func makeElement(_ node: Node) -> WheelPickerElement { WheelPickerElement(node) }
    func update(_ element: WheelPickerElement) { element.selection = selection }
}

final class WheelPickerElement: ContainerElement, ViewOwner {
    var selection: PickerSelection?
    private let rows = WheelRows()
    var ownView: UIView { wheel }

    private lazy var wheel: UIPickerView = {
        let wheel = UIPickerView()
        (wheel.dataSource, wheel.delegate) = (rows, rows)
        rows.didSelect = { [weak self] row in self?.chosen(row) }
        return wheel
    }()

    private func chosen(_ row: Int) {
        let options = contents.pickerOptions
        if options.indices.contains(row) { selection?.choose(options[row].tag) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = wheel.intrinsicContentSize
        return CGSize(width: proposal.width.map { max($0, 0) } ?? own.width, height: own.height)
    }
    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        wheel.adopt(environment, below: node.graph.hostingView)
        let options = contents.pickerOptions
        rows.titles = options.map(\.contents.title)
        wheel.reloadAllComponents()
        wheel.selectRow(options.firstIndex { selection?.isChosen($0.tag) == true } ?? 0, inComponent: 0, animated: false)
        stage.show(wheel, rect)
    }
}

/// The rows of a wheel.
final class WheelRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var titles: [String] = []
    var didSelect: (Int) -> Void = { _ in }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { titles[row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { didSelect(row) }
}

/// The chosen value with a symbol, which opens a menu of all.
struct MenuPicker<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content
    let selection: PickerSelection
    /// The symbol beside the value; nil where there is no menu.
    let symbol: String?

    func content(_ element: MenuPickerElement) -> TupleView<(Content, MenuPickerSymbol)> {
        TupleView((content, MenuPickerSymbol(name: symbol)))
    }
    /// The chosen value is in the tint; in a row of a list it is grey, unless a tint is set (Generations.md, listLabel).
    func changed(_ environment: EnvironmentValues) -> EnvironmentValues {
        var values = environment
        let isRow = environment.controlContext == .row
        values.controlContext = .standard
        if !environment.isEnabled {
            values.foregroundStyles = [AnyShapeStyle(Color(UIColor.tertiaryLabel))]
        } else if environment.foregroundStyles.isEmpty {
            let isGrey = isRow && environment.tintStyle == nil
            values.foregroundStyles = [isGrey ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(TintShapeStyle())]
        }
        return values
    }
    func makeElement(_ node: Node) -> MenuPickerElement { MenuPickerElement(node) }
    func update(_ element: MenuPickerElement) {
        element.selection = selection
        element.button.isEnabled = element.environment.isEnabled
        element.button.isUserInteractionEnabled = symbol != nil
    }
}

/// The symbol beside the chosen value (its size is inferred from looking at iOS).
struct MenuPickerSymbol: View {
    let name: String?
    var body: some View {
        if let name {
            Image(systemName: name).font(.footnote.weight(.medium)).modifier(TraitModifier<PickerSymbolTrait>(value: true))
        }
    }
}

enum PickerSymbolTrait: ViewTraitKey { static var defaultValue: Bool { false } }

final class MenuPickerElement: ContainerElement, ViewOwner {
    var selection: PickerSelection?
    private(set) lazy var button: MenuButton = {
        let button = MenuButton(frame: .zero)
        button.showsMenuAsPrimaryAction = true
        return button
    }()
    var ownView: UIView { button }

    private var symbol: Element? { contents.first { $0.trait(PickerSymbolTrait.self) } }
    private var chosen: Element? { contents.pickerOptions.first { selection?.isChosen($0.tag) == true }?.element }

    /// The distance of the symbol from the value (inferred from looking at iOS).
    private var gap: CGFloat { symbol == nil ? 0 : 5 }

    private func sizes(_ proposal: ProposedViewSize) -> (value: CGSize, symbol: CGSize, inner: ProposedViewSize) {
        let symbol = symbol?.size(.unspecified) ?? .zero
        let inner = proposal.inset(horizontally: symbol.width + gap, vertically: 0)
        return (chosen?.size(inner) ?? .zero, symbol, inner)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let (value, symbol, _) = sizes(proposal)
        return CGSize(width: value.width + gap + symbol.width, height: max(value.height, symbol.height))
    }
    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { chosen?.guide(key, sizes(proposal).inner) }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        button.adopt(environment, below: node.graph.hostingView)
        button.menu = menu
        let (value, symbolSize, inner) = sizes(proposal)
        stage.show(button, rect) { stage in
            let area = CGRect(origin: .zero, size: rect.size)
            if let chosen { put(chosen, at: CGPoint(x: 0, y: (rect.height - value.height) / 2), inner, in: area, on: stage) }
            if let symbol {
                let point = CGPoint(x: value.width + gap, y: (rect.height - symbolSize.height) / 2)
                put(symbol, at: point, .unspecified, in: area, on: stage)
            }
        }
    }

    private var menu: UIMenu { UIMenu(children: contents.actions(selection).map(\.menuElement)) }
}

extension Sequence where Element == SwiftUI.Element {
    /// The options of a picker as items of a menu.
    @MainActor fileprivate func actions(_ selection: PickerSelection?) -> [ActionItem] {
        pickerOptions.filter { !$0.element.trait(PickerSymbolTrait.self) }.map { option in
            let contents = option.contents
            return ActionItem(
                title: contents.title, subtitle: contents.subtitle, image: contents.image,
                isEnabled: option.element.environment.isEnabled, isOn: selection?.isChosen(option.tag) == true,
                perform: { selection?.choose(option.tag) })
        }
    }
}

/// A picker in a menu.
struct PickerActions<Label: View, Content: View>: ContainerView {
    typealias Body = Never
    let label: Label
    let content: Content
    let selection: PickerSelection
    let isInline: Bool

    func content(_ element: PickerActionsElement) -> TupleView<(ActionMenuLabel<Label>, Content)> {
        TupleView((ActionMenuLabel(label: label), content))
    }
    func changed(_ environment: EnvironmentValues) -> EnvironmentValues { environment.labelsOfActions }
    func makeElement(_ node: Node) -> PickerActionsElement { PickerActionsElement(node) }
    func update(_ element: PickerActionsElement) { (element.selection, element.isInline) = (selection, isInline) }
}

final class PickerActionsElement: ContainerElement {
    var selection: PickerSelection?
    var isInline = false

    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value {
        guard key == ActionTrait.self else { return super.trait(key) }
        let label = contents.first.map { LabelContents([$0]) }
        let item = ActionItem(
            title: label?.title ?? "", image: label?.image, isEnabled: environment.isEnabled,
            children: contents.dropFirst().actions(selection), isInline: isInline)
        return (item as? Key.Value) ?? Key.defaultValue
    }
}

/// An option of a picker as a row of a list: a check mark at the end tells that it is chosen.
struct InlineOption: ElementModifier {
    typealias Body = Never
    let selection: PickerSelection
    func update(_ wrapper: InlineOptionElement) { wrapper.selection = selection }
}

final class InlineOptionElement: WrapperElement, ViewOwner {
    var selection: PickerSelection?
    private lazy var control = PressControl()
    private lazy var check = UIImageView()
    var ownView: UIView { control }

    private var isChosen: Bool { selection?.isChosen(content.selectionTag) == true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(proposal)
        return CGSize(width: max(proposal.width ?? size.width, size.width), height: size.height)
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        control.action = { [weak self] in if let self, let tag = content.selectionTag { selection?.choose(tag) } }
        control.isEnabled = environment.isEnabled
        control.accessibilityTraits = isChosen ? .selected : .none
        stage.show(control, rect) { inner in
            let area = CGRect(origin: .zero, size: rect.size)
            put(content, at: .zero, proposal, in: area, on: inner)
            if isChosen { showCheck(in: area, on: inner) }
        }
    }

    private func showCheck(in area: CGRect, on stage: Stage) {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: environment.traits)
        let image = UIImage(
            systemName: "checkmark",
            withConfiguration: UIImage.SymbolConfiguration(font: font).applying(UIImage.SymbolConfiguration(weight: .semibold)))
        check.image = image
        check.tintColor = environment.accentColor
        let size = image?.size ?? .zero
        let x = environment.layoutDirection == .rightToLeft ? 0 : area.width - size.width
        stage.show(check, CGRect(x: x, y: (area.height - size.height) / 2, width: size.width, height: size.height))
    }
}
