import Foundation

/// The menu of a button.
extension UIButton {
    func makeMenuPress() -> UILongPressGestureRecognizer {
        let press = UILongPressGestureRecognizer()
        press.view = self
        press.onChange = { [weak self] in if $0.state == .began { self?.isMenuOpen = true } }
        return press
    }

    func openOrCloseMenu() {
        guard isMenuOpen, let menu else { return openMenu?.close() ?? () }
        openMenu = OpenMenu.open(
            menu, at: self, order: preferredMenuElementOrder, onChoice: { [weak self] in self?.choose($0) },
            onClose: { [weak self] in self?.isMenuOpen = false })
    }

    private func choose(_ element: UIMenuElement) {
        if selectsFromMenu { select(element) }
        (element as? UIAction)?.performWithSender(self, target: nil)
    }

    /// Whether the button is a pop-up button: its title is the element that is chosen in its menu.
    var selectsFromMenu: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// The element that a pop-up button shows: the one that is on, otherwise the first.
    var selectedMenuElement: UIMenuElement? {
        guard selectsFromMenu, let menu else { return nil }
        let actions = menu.allActions
        return actions.first { $0.state == .on } ?? actions.first
    }

    /// A pop-up button always has one element that is on.
    func menuDidChange() {
        if let first = selectedMenuElement { select(first) }
        contentDidChange()
    }

    // MARK: The indicator of a pop-up button

    private var showsIndicator: Bool {
        guard let indicator = configuration?.indicator else { return false }
        return indicator == .popup || (indicator == .automatic && selectsFromMenu)
    }

    /// The two chevrons behind the title (their size and distance are inferred from looking at iOS).
    private var indicatorImage: UIImage? {
        guard showsIndicator else { return nil }
        let size = UIFontMetrics(forTextStyle: .body).scaledValue(for: 12, compatibleWith: resolvedTraits)
        return UIImage(
            systemName: "chevron.up.chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
    }

    private static let indicatorGap: CGFloat = 5

    /// What the indicator takes of the button's width.
    var indicatorSpace: CGFloat { indicatorImage.map { ceilToPixel($0.size.width) + Self.indicatorGap } ?? 0 }

    func drawIndicator(_ color: UIColor) {
        guard let image = indicatorImage, let context = UIGraphicsGetCurrentContext() else { return }
        let content = contentRect(forBounds: bounds), gap = Self.indicatorGap
        let title = titleLabelStorage.flatMap { $0.isHidden ? nil : $0.frame } ?? content
        let left = isRightToLeft ? title.minX - gap - image.size.width : title.maxX + gap
        let middle = CGRect(
            x: roundToPixel(left), y: roundToPixel(bounds.midY - image.size.height / 2), width: image.size.width, height: image.size.height)
        let appearance = ImageAppearance(tint: resolved(color), traits: resolvedTraits, treatsAutomaticAsTemplate: true)
        context.draw(image.value.drawing(in: middle, appearance: appearance))
    }

    private func select(_ element: UIMenuElement) {
        for action in menu?.allActions ?? [] { action.state = action === element ? .on : .off }
        contentDidChange()
    }
}

extension UIMenu {
    /// The actions of the menu and of the menus in it.
    var allActions: [UIAction] {
        children.flatMap { ($0 as? UIMenu)?.allActions ?? ($0 as? UIAction).map { [$0] } ?? [] }
    }

    /// The elements that are selected; for pop-up buttons, the one that is shown.
    public var selectedElements: [UIMenuElement] { allActions.filter { $0.state == .on } }
}
