import Foundation
import Graphics

@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A search field on a bar, 56 points tall (Controls.md, UISearchBar, iOS 11 to 18), 64 from iOS 26 on.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    package override nonisolated class var table: PropertyTable { searchBarProperties }

    public enum Style: Int, Sendable { case `default`, prominent, minimal }
    /// The pictures in the field.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        hugContent(horizontally: false, vertically: true)
        addSubview(searchTextField)
        listen()
    }

    // MARK: Searching

    /// What the search controller of this bar does when the bar has told its delegate.
    final var controllerListens: ((Change) -> Void)?

    enum Change { case began, text, cancelled }

    /// Tells the delegate what a person does in the field. That the search controller hears of it after the delegate is inferred.
    private func listen() {
        func on(_ event: UIControl.Event, _ body: @escaping @MainActor (UISearchBar) -> Void) {
            searchTextField.addAction(UIAction { [weak self] _ in if let self { body(self) } }, for: event)
        }
        on(.editingDidBegin) { bar in
            bar.delegate?.searchBarTextDidBeginEditing(bar)
            bar.controllerListens?(.began)
        }
        on(.editingChanged) { bar in
            bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
            bar.controllerListens?(.text)
        }
        on(.primaryActionTriggered) { bar in bar.delegate?.searchBarSearchButtonClicked(bar) }
        on(.editingDidEnd) { bar in bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    /// Ends a search, as the button beside the field does.
    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        controllerListens?(.cancelled)
    }

    public let searchTextField = UISearchTextField()
    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue; wasSet() }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue; wasSet() }
    }
    open var prompt: String? { didSet { wasSet() } }
    open var searchBarStyle = Style.default { didSet { wasSet(); setNeedsDisplay() } }
    open var barStyle = UIBarStyle.default { didSet { wasSet() } }
    open var barTintColor: UIColor? { didSet { wasSet(); setNeedsDisplay() } }
    open var backgroundImage: UIImage? { didSet { wasSet(); setNeedsDisplay() } }
    open var isTranslucent = true { didSet { wasSet() } }
    /// Whether text can be entered.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue; wasSet() }
    }
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { wasSet() } }
    open var searchTextPositionAdjustment = UIOffset.zero { didSet { wasSet() } }
    open var showsBookmarkButton = false { didSet { wasSet() } }
    open var showsSearchResultsButton = false { didSet { wasSet() } }
    open var showsCancelButton = false { didSet { wasSet(); setNeedsLayout() } }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
    open var scopeButtonTitles: [String]? { didSet { scopeDidChange() } }
    open var selectedScopeButtonIndex = 0 { didSet { wasSet(); scope?.selectedSegmentIndex = selectedScopeButtonIndex } }
    open var showsScopeBar = false { didSet { wasSet(); scopeDidChange() } }
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    open var scopeBarBackgroundImage: UIImage? { didSet { wasSet() } }
    /// Stores the attributes; the segments are drawn with the system's.
    open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        scopeTextAttributes[state] = attributes
        wasSet(for: state.rawValue) { (bar: UISearchBar) in bar.setScopeBarButtonTitleTextAttributes(attributes, for: state) }
    }
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeTextAttributes[state]
    }
    private var scopeTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// Sets a picture in the field. That of the search is drawn; the others are stored.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[IconState(icon: icon, state: state)] = iconImage
        if icon == .search, state == .normal { searchTextField.searchImage = iconImage }
        wasSet(for: UInt(icon.rawValue) << 32 | state.rawValue) { (bar: UISearchBar) in bar.setImage(iconImage, for: icon, state: state) }
    }
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        icons[IconState(icon: icon, state: state)] ?? icons[IconState(icon: icon, state: .normal)]
    }
    private struct IconState: Hashable {
        var icon: Icon
        var state: UIControl.State
    }
    private var icons: [IconState: UIImage] = [:]
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        if barMetrics == .default { self.backgroundImage = backgroundImage }
    }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue; wasSet() }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue; wasSet() }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue; wasSet() }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue; wasSet() }
    }
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue; wasSet() }
    }
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue; wasSet() }
    }
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue; wasSet() }
    }
    open var enablesReturnKeyAutomatically = true { didSet { wasSet() } }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard delegate?.searchBarShouldBeginEditing(self) != false else { return false }
        return searchTextField.becomeFirstResponder()
    }
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    private var cancelButton: UIButton?
    /// The word of the button that cancels, if the app has another one.
    final var cancelTitle: String? { didSet { cancelTitle.map { cancelButton?.setTitle($0, for: .normal) } } }
    /// The button that cancels, also before it is shown.
    final var madeCancelButton: UIButton {
        let button = cancelButton ?? makeCancelButton()
        cancelButton = button
        return button
    }
    private var scope: UISegmentedControl?

    private func scopeDidChange() {
        scope?.removeFromSuperview()
        scope = nil
        if showsScopeBar || showsActiveScope, let scopeButtonTitles, !scopeButtonTitles.isEmpty {
            let control = UISegmentedControl(items: scopeButtonTitles)
            control.selectedSegmentIndex = selectedScopeButtonIndex
            control.translatesAutoresizingMaskIntoConstraints = true
            control.addAction(UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
            addSubview(control)
            scope = control
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        onHeightChange?()
    }

    private func scopeWasChosen() {
        guard let scope else { return }
        selectedScopeButtonIndex = scope.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    }

    /// A closure of the bar that contains the search bar, called when the height changes.
    final var onHeightChange: (() -> Void)?
    /// What the scope bar adds to the height; 0 without one.
    final var scopeHeight: CGFloat { scope == nil ? 0 : 43 }
    /// Whether an active search shows the scope bar and the button that cancels.
    final var showsActiveScope = false { didSet { if showsActiveScope != oldValue { scopeDidChange() } } }
    final var showsActiveCancel = false { didSet { if showsActiveCancel != oldValue { setNeedsLayout() } } }

    /// The button that cancels: a word, and from iOS 26 on a cross on a circle of glass, as high as the field (Generations.md, searchCancel).
    private func makeCancelButton() -> UIButton {
        let button: UIButton
        if systemMetrics.hasGlass {
            var look = UIButton.Configuration.glass()
            look.image = UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .medium))
            look.baseForegroundColor = .label
            look.contentInsets = .zero
            button = UIButton(configuration: look)
            button.accessibilityLabel = "Cancel"
        } else {
            button = UIButton(type: .system)
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            button.setTitle(cancelTitle ?? "Cancel", for: .normal)
        }
        button.translatesAutoresizingMaskIntoConstraints = true
        button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    /// The height of the search field: 36 points at the usual text sizes.
    final var fieldHeight: CGFloat { searchTextField.intrinsicContentSize.height }
    private var height: CGFloat { fieldHeight + 20 + scopeHeight }

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        guard changes.contains(.preferredContentSizeCategory) else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    /// Whether the search bar is in a navigation bar, where its field has the bar's margins and is at the top of its row.
    private var isInNavigationBar: Bool { superviewStorage is UINavigationBar }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = isInNavigationBar ? (bounds.width < 414 ? 16 : 20) : 8
        let top: CGFloat = isInNavigationBar ? systemMetrics.searchFieldTop : 10
        var width = bounds.width - 2 * margin
        let showsCancel = showsCancelButton || showsActiveCancel
        if showsCancel {
            let button = madeCancelButton
            let size = systemMetrics.hasGlass ? CGSize(width: fieldHeight, height: fieldHeight) : button.intrinsicContentSize
            button.frame = mirrored(
                CGRect(
                    x: bounds.maxX - margin - size.width, y: bounds.minY + top + (fieldHeight - size.height) / 2, width: size.width,
                    height: size.height))
            width -= size.width + (systemMetrics.hasGlass ? 8 : 10)
        }
        cancelButton?.isHidden = !showsCancel
        searchTextField.frame = mirrored(CGRect(x: bounds.minX + margin, y: bounds.minY + top, width: max(width, 0), height: fieldHeight))
        scope?.frame = CGRect(
            x: bounds.minX + margin, y: bounds.minY + top + fieldHeight + 11, width: bounds.width - 2 * margin, height: 32)
    }

    /// Draws the background: none in a navigation bar or in minimal style (the grey of the default style is inferred).
    open override func draw(_ rect: CGRect) {
        guard searchBarStyle != .minimal, !isInNavigationBar, backgroundImage == nil, let context = UIGraphicsGetCurrentContext() else {
            return
        }
        context.setFillColor(barTintColor.map { resolved($0) } ?? (isDark ? CGColor(gray: 0.11) : CGColor(rgba: 0xF2F2F2FF)))
        context.fill(bounds)
    }
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {}
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: DelegateMessages {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A controller that provides the search bar of a navigation item.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        listen()
    }

    public override init(nibName: String?, bundle: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibName, bundle: bundle)
        listen()
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        listen()
    }

    /// What a person may search for, which is not drawn.
    open var searchSuggestions: [any UISearchSuggestion]?
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false

    private func listen() {
        ownSearchBar.controllerListens = { [weak self] change in self?.searchDidChange(change) }
    }

    /// Follows what a person does in the search bar.
    private func searchDidChange(_ change: UISearchBar.Change) {
        switch change {
        case .began: if !isActive { isActive = true }
        case .text:
            isActive = true
            update()
        case .cancelled: isActive = false
        }
    }

    private func activityWillChange(to isActive: Bool) {
        if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
    }

    private func activityDidChange() {
        searchBar.showsActiveScope = isActive && automaticallyShowsScopeBar
        searchBar.showsActiveCancel = isActive && automaticallyShowsCancelButton
        if !isActive {
            searchBar.text = ""
            searchBar.resignFirstResponder()
        }
        onActivityChange?()
        searchBar.onHeightChange?()
        update()
        if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }

    private func update() {
        searchResultsUpdater?.updateSearchResults(for: self)
        guard automaticallyShowsSearchResultsController || showsSearchResultsController else { return }
        showResults(isActive && (showsSearchResultsController || !(searchBar.text ?? "").isEmpty))
    }

    /// Puts the results above the controller whose search bar this is, or takes them away. Inferred: UIKit presents them instead, at the same
    /// place.
    private func showResults(_ isShown: Bool) {
        guard let searchResultsController else { return }
        guard isShown, let owner else {
            guard !isShown, searchResultsController.parent != nil else { return }
            searchResultsController.willMove(toParent: nil)
            searchResultsController.view.removeFromSuperview()
            searchResultsController.removeFromParent()
            return
        }
        guard searchResultsController.parent == nil, let place = owner.view, let results = searchResultsController.view else { return }
        owner.addChild(searchResultsController)
        results.frame = place.bounds
        results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        place.addSubview(results)
        searchResultsController.didMove(toParent: owner)
    }

    private var owner: UIViewController? {
        var responder: UIResponder? = searchBar
        while let current = responder, !(current is UIViewController) { responder = current.next }
        return (responder as? UINavigationController)?.topViewController ?? responder as? UIViewController
    }

    public let searchResultsController: UIViewController?
    open var searchBar: UISearchBar { ownSearchBar }
    private let ownSearchBar: UISearchBar = {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        return bar
    }()
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the search is under way: its field has the place of the navigation bar, with the button that cancels, and the scope bar.
    open var isActive = false {
        willSet { if newValue != isActive { activityWillChange(to: newValue) } }
        didSet { if isActive != oldValue { activityDidChange() } }
    }
    /// A closure of the toolbar that contains the field, called when the search begins or ends.
    final var onActivityChange: (() -> Void)?

    open var obscuresBackgroundDuringPresentation = true
    /// The name of `obscuresBackgroundDuringPresentation` until iOS 12.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var automaticallyShowsSearchResultsController = true
    open var showsSearchResultsController = false
}

extension UINavigationItem {
    /// The controller whose search bar is below the title.
    public var searchController: UISearchController? {
        get { searchControllerStorage as? UISearchController }
        set { searchControllerStorage = newValue }
    }
}
