import Foundation
import Graphics

/// A control that shows a title, an image or both. Its look is set part by part, or as a whole by a configuration.
@preconcurrency @MainActor
open class UIButton: UIControl {
    package override nonisolated class var table: PropertyTable { buttonProperties }

    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        public static let roundedRect = ButtonType.system
    }

    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        setDefaults { isOpaque = false }
    }

    /// Returns a system button with a template image.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        // A subclass need not have an initialiser that could be called here.
        guard let button = UIButton(type: .system) as? Self else {
            fatalError("systemButton(with:target:action:) of \(self) makes a UIButton")
        }
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setUp(buttonType)
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        setUp(buttonType)
        if let primaryAction { adopt(primaryAction) }
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        setUp(.system)
        self.configuration = configuration
        if let primaryAction { adopt(primaryAction) }
    }

    public required init?(coder: NSCoder) {
        buttonType = .custom
        super.init(coder: coder)
        setDefaults { isOpaque = false }
    }

    /// Sets the type. Documents need this because they name the type only after the view is created.
    package func setUp(_ type: ButtonType) {
        buttonType = type
        switch type {
        case .detailDisclosure, .infoLight, .infoDark:
            setDefaults { setImage(Self.glyph("info.circle"), for: .normal) }
        case .contactAdd: setDefaults { setImage(Self.glyph("plus.circle"), for: .normal) }
        case .close:
            let cross = UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
            setDefaults { setImage(cross?.withTintColor(.secondaryLabel, renderingMode: .alwaysOriginal), for: .normal) }
        default: break
        }
        typeImage = parts.images[.normal]
        titleLabelStorage?.font = standardFont
    }

    /// The image that comes with the type.
    private var typeImage: UIImage?
    /// Whether the image is that of the type, in a configuration.
    final var showsConfiguredTypeImage: Bool { configuration != nil && typeImage != nil && currentImage === typeImage }
    /// The size of a type's image in a configuration: the button is 50 × 34 with standard insets (Controls.md, UIButton.configuration: ib).
    static let configuredTypeImageSize = CGSize(width: 26, height: 20)

    /// The side of the grey circle of close buttons (inferred from looking at iOS).
    static let closeSide: CGFloat = 30
    /// The glyphs of the info and add buttons measure 24 × 24 points (Controls.md, UIButton.info); at three pixels a point, 24.333 × 23.667
    /// (recorded frames of swift-snapshot-testing).
    private static func glyph(_ name: String) -> UIImage? {
        let isFine = UITraitCollection.current.displayScale >= 3
        return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))?
            .sized(isFine ? CGSize(width: 73.0 / 3, height: 71.0 / 3) : CGSize(width: 24, height: 24))
    }

    private func adopt(_ action: UIAction) {
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    open private(set) var buttonType: ButtonType

    // MARK: Parts

    final private(set) var parts = ButtonParts()

    private func value<T>(_ values: [UIControl.State: T], _ state: UIControl.State) -> T? { ButtonParts.value(values, state) }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        parts.titles[state] = title
        if state == .normal, parts.attributedTitles[.normal] == nil, shownConfiguration?.title != nil { shownConfiguration?.title = title }
        contentDidChange()
        wasSet(for: state.rawValue) { (button: UIButton) in button.setTitle(title, for: state) }
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        parts.attributedTitles[state] = title
        // The configuration's own title gives way to the one that is set later.
        if state == .normal, title != nil { shownConfiguration?.title = nil }
        contentDidChange()
        wasSet(for: state.rawValue) { (button: UIButton) in button.setAttributedTitle(title, for: state) }
    }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        parts.titleColors[state] = color
        contentDidChange()
        wasSet(for: state.rawValue) { (button: UIButton) in button.setTitleColor(color, for: state) }
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        parts.shadowColors[state] = color
        contentDidChange()
        wasSet(for: state.rawValue) { (button: UIButton) in button.setTitleShadowColor(color, for: state) }
    }
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        parts.images[state] = image
        if state == .normal, shownConfiguration?.image != nil { shownConfiguration?.image = image }
        contentDidChange()
        wasSet(for: state.rawValue) { (button: UIButton) in button.setImage(image, for: state) }
    }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        parts.backgrounds[state] = image
        contentDidChange()
        wasSet(for: state.rawValue) { (button: UIButton) in button.setBackgroundImage(image, for: state) }
    }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
        parts.symbolConfigurations[state] = configuration
        contentDidChange()
        wasSet(for: state.rawValue) { (button: UIButton) in
            button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
    }

    open func title(for state: UIControl.State) -> String? { parts.titles[state] ?? parts.titles[.normal] }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        parts.attributedTitles[state] ?? parts.attributedTitles[.normal]
    }
    open func titleColor(for state: UIControl.State) -> UIColor? {
        parts.titleColors[state] ?? parts.titleColors[.normal] ?? standardTitleColor(state)
    }
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { parts.shadowColors[state] ?? parts.shadowColors[.normal] }
    open func image(for state: UIControl.State) -> UIImage? { parts.images[state] ?? parts.images[.normal] }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { parts.backgrounds[state] ?? parts.backgrounds[.normal] }
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        parts.symbolConfigurations[state]
    }

    open var currentTitle: String? {
        if let selectedMenuElement { return selectedMenuElement.title }
        guard let configuration else { return value(parts.titles, state) }
        return parts.title(configuration, state)?.string
    }
    open var currentAttributedTitle: NSAttributedString? { value(parts.attributedTitles, state) }
    open var currentTitleColor: UIColor { value(parts.titleColors, state) ?? standardTitleColor(state) }
    open var currentTitleShadowColor: UIColor? { value(parts.shadowColors, state) }
    open var currentImage: UIImage? {
        guard let configuration else { return value(parts.images, state) }
        return parts.image(configuration, state)
    }
    open var currentBackgroundImage: UIImage? { value(parts.backgrounds, state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { value(parts.symbolConfigurations, state) }

    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { wasSet(); if contentEdgeInsets != oldValue { contentDidChange() } }
    }
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { wasSet(); if titleEdgeInsets != oldValue { contentDidChange() } }
    }
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { wasSet(); if imageEdgeInsets != oldValue { contentDidChange() } }
    }
    open var adjustsImageWhenHighlighted = true { didSet { wasSet() } }
    open var adjustsImageWhenDisabled = true { didSet { wasSet() } }
    open var showsTouchWhenHighlighted = false { didSet { wasSet() } }
    open var reversesTitleShadowWhenHighlighted = false { didSet { wasSet() } }
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false { didSet { wasSet() } }
    /// The menu of a long press, or of a tap if `showsMenuAsPrimaryAction` is set.
    open var menu: UIMenu? { didSet { menuDidChange() } }
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether a tap changes the selection: of a button, or of its menu, whose chosen element is the button's title.
    open var changesSelectionAsPrimaryAction = false { didSet { wasSet(); menuDidChange() } }
    /// The button's role. The title of a primary button with a configuration is semibold (inferred; Corpus.md: 5 widths of one owner).
    open var role = Role.normal {
        didSet { wasSet(); if role != oldValue { contentDidChange() } }
    }
    open var isPointerInteractionEnabled = false { didSet { wasSet() } }
    open var isHovered: Bool { false }
    open var isHeld: Bool { isMenuOpen }

    final weak var openMenu: OpenMenu?
    /// Whether the menu is open, or opens as soon as the button is laid out in a window.
    package final var isMenuOpen = false {
        didSet { if isMenuOpen != oldValue { openOrCloseMenu() } }
    }
    private lazy var menuPress = makeMenuPress()
    override var builtInRecognizers: [UIGestureRecognizer] { menu == nil || showsMenuAsPrimaryAction ? [] : [menuPress] }

    // MARK: Configuration

    /// The look as a value. Titles, images and title colours that were set for states stay: they stand in for what the configuration
    /// lacks, and the later of two titles for the normal state counts (Controls.md, UIButton.configuration; the order is inferred).
    open var configuration: Configuration? {
        get { shownConfiguration }
        set {
            shownConfiguration = newValue
            contentDidChange()
        }
    }
    private var shownConfiguration: Configuration?
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open var automaticallyUpdatesConfiguration = true { didSet { wasSet() } }
    open func setNeedsUpdateConfiguration() {
        guard !isUpdatingConfiguration else { return }
        isUpdatingConfiguration = true
        updateConfiguration()
        configurationUpdateHandler?(self)
        isUpdatingConfiguration = false
    }
    open func updateConfiguration() {}
    private var isUpdatingConfiguration = false

    // MARK: Subviews

    final var titleLabelStorage: UILabel?
    final var subtitleLabelStorage: UILabel?
    final var imageViewStorage: UIImageView?

    /// The title label, created on first access. The button sets its text and colour; the rest belongs to the app.
    ///
    /// Its frame is up to date as soon as the button has a size, without a pass, and its title before that (Suites.md, buttonParts).
    open var titleLabel: UILabel? {
        layOutPartsIfNeeded()
        if let titleLabelStorage {
            if isContentDirty, !isPlacing, configuration == nil { fill(titleLabelStorage) }
            return titleLabelStorage
        }
        let label = UILabel()
        style(label)
        label.onSizeChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
        titleLabelStorage = label
        addSubview(label)
        contentDidChange()
        if configuration == nil { fill(label) }
        return label
    }

    /// Gives a title label its look without a configuration.
    private func style(_ label: UILabel) {
        (label.font, label.lineBreakMode, label.textAlignment, label.numberOfLines) = (standardFont, .byTruncatingMiddle, .natural, 1)
    }

    open var subtitleLabel: UILabel? { subtitleLabelStorage }

    /// The image view, created on first access. It clips, as in a recorded outline of a button's views.
    open var imageView: UIImageView? {
        layOutPartsIfNeeded()
        if let imageViewStorage { return imageViewStorage }
        let view = UIImageView()
        view.isOpaque = false
        view.clipsToBounds = true
        imageViewStorage = view
        insertSubview(view, at: 0)
        contentDidChange()
        return view
    }

    final var activityIndicator: UIActivityIndicatorView?

    /// 15 points for the system button types, 18 for others (Controls.md, UIButton.system, `UIButton.custom`; a public suite: info, detail
    /// and add buttons are system buttons).
    final var standardFont: UIFont { .systemFont(ofSize: buttonType == .custom || buttonType == .close ? 18 : 15) }

    private func standardTitleColor(_ state: UIControl.State) -> UIColor {
        guard buttonType != .custom else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : .tintColor
    }

    // MARK: Updating the parts

    private var isContentDirty = true

    final func contentDidChange() {
        isContentDirty = true
        setNeedsDisplay()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
        contentDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentDidChange()
    }

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        contentDidChange()
    }

    /// Applies state, parts and configuration to the subviews. Does nothing if nothing changed.
    final func refresh() {
        guard isContentDirty else { return }
        isContentDirty = false
        let outer = isPlacing
        isPlacing = true
        defer { isPlacing = outer }
        if let configuration {
            refresh(configuration)
        } else {
            if isShowingConfiguration, let titleLabelStorage { style(titleLabelStorage) }
            refreshParts()
        }
        isShowingConfiguration = configuration != nil
        // Updating the subviews marks the content dirty again, although it is up to date now.
        isContentDirty = false
    }

    /// Whether the title label was last styled by a configuration.
    private var isShowingConfiguration = false

    /// Gives the title label the title of the button's state.
    private func fill(_ label: UILabel) {
        guard currentTitle != nil || currentAttributedTitle != nil else { return }
        if let attributed = currentAttributedTitle {
            // Title colours apply to plain titles only (inferred: apps that underline a title set its colour again).
            label.setQuietly(attributed, color: .label)
        } else {
            label.setQuietly(text: currentTitle, color: currentTitleColor)
        }
    }

    private func refreshParts() {
        subtitleLabelStorage?.isHidden = true
        if currentTitle != nil || currentAttributedTitle != nil {
            let label = titleLabel
            label?.isHidden = false
            if let label { fill(label) }
            label?.shadowColor = currentTitleShadowColor
        } else {
            titleLabelStorage?.isHidden = true
            titleLabelStorage?.setQuietly(text: nil, color: currentTitleColor)
        }
        if let image = currentImage {
            let view = imageView
            view?.isHidden = false
            view?.image = templated(image)
            view?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration ?? titleSymbolConfiguration
        } else {
            imageViewStorage?.image = nil
            imageViewStorage?.isHidden = true
        }
        dimParts()
    }

    /// Returns the image as system buttons draw it: in the tint colour, unless it is always original.
    private func templated(_ image: UIImage) -> UIImage {
        guard buttonType != .custom, image.renderingMode == .automatic else { return image }
        return image.withRenderingMode(.alwaysTemplate)
    }

    /// The size of symbols beside a title: that of the title's font.
    private var titleSymbolConfiguration: UIImage.SymbolConfiguration? {
        currentTitle.flatMap { _ in titleLabelStorage.map { UIImage.SymbolConfiguration(font: $0.font) } }
    }

    /// Dims the parts of a pressed or disabled button (inferred from looking at iOS).
    private func dimParts() {
        let pressed = isHighlighted && isEnabled && buttonType != .custom
        titleLabelStorage?.alpha = pressed ? 0.2 : 1
        // The image of a disabled button keeps its hue and fades by half (a recorded picture: #455776 on white is #a2abba).
        let dimsImage = !isEnabled && adjustsImageWhenDisabled && parts.images[.disabled] == nil
        imageViewStorage?.alpha = pressed ? 0.2 : dimsImage ? 0.5 : 1
    }

    private func refresh(_ configuration: Configuration) {
        let colors = ButtonColors(configuration, state: state)
        titleLabelStorage?.alpha = 1
        imageViewStorage?.alpha = 1
        if let title = selectedMenuElement.map({ NSAttributedString(string: $0.title) }) ?? parts.title(configuration, state) {
            let text = ButtonText(
                string: title, font: titleFont(configuration), color: titleColor(configuration),
                transformer: configuration.titleTextAttributesTransformer)
            fill(titleLabel, text, configuration.titleLineBreakMode)
        } else {
            titleLabelStorage?.isHidden = true
        }
        if let subtitle = configuration.attributedSubtitle {
            if subtitleLabelStorage == nil { makeSubtitleLabel() }
            let font = UIFont.preferredFont(forTextStyle: configuration.subtitleStyle, compatibleWith: resolvedTraits)
            let text = ButtonText(
                string: NSAttributedString(uiKit: subtitle), font: font, color: colors.foreground,
                transformer: configuration.subtitleTextAttributesTransformer)
            fill(subtitleLabelStorage, text, configuration.subtitleLineBreakMode)
        } else {
            subtitleLabelStorage?.isHidden = true
        }
        refreshImage(configuration, colors)
    }

    private func titleFont(_ configuration: Configuration) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: configuration.titleStyle, compatibleWith: resolvedTraits)
        return role == .primary ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
    }

    private func makeSubtitleLabel() {
        let label = UILabel()
        subtitleLabelStorage = label
        addSubview(label)
    }

    /// Returns the colour of the title: one that was set for the state counts as the configuration's foreground does.
    private func titleColor(_ configuration: Configuration) -> UIColor {
        if state.contains(.disabled), let color = parts.titleColors[.disabled] { return color }
        var titled = configuration
        titled.baseForegroundColor = parts.titleColor(configuration, state) ?? configuration.baseForegroundColor
        return ButtonColors(titled, state: state).foreground
    }

    private func fill(_ label: UILabel?, _ text: ButtonText, _ mode: NSLineBreakMode) {
        guard let label else { return }
        label.isHidden = false
        label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
        label.setQuietly(text.styled, color: text.color)
        label.lineBreakMode = mode
        label.textAlignment = textAlignment
    }

    private var textAlignment: NSTextAlignment {
        switch configuration?.titleAlignment ?? .automatic {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .center: .center
        case .automatic: (configuration?.subtitle == nil || isImageVertical) ? .center : .natural
        }
    }

    private var isImageVertical: Bool {
        guard let configuration, currentImage != nil else { return false }
        return configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    }

    private func refreshImage(_ configuration: Configuration, _ colors: ButtonColors) {
        if configuration.showsActivityIndicator {
            let wheel = activityIndicator ?? UIActivityIndicatorView(style: .medium)
            if activityIndicator == nil { addSubview(wheel) }
            activityIndicator = wheel
            wheel.color = configuration.activityIndicatorColorTransformer?(colors.foreground) ?? colors.foreground
            wheel.startAnimating()
        } else {
            activityIndicator?.stopAnimating()
        }
        guard let image = currentImage, !configuration.showsActivityIndicator else { imageViewStorage?.isHidden = true; return }
        let view = imageView
        view?.isHidden = false
        view?.preferredSymbolConfiguration =
            configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
            ?? UIImage.SymbolConfiguration(textStyle: configuration.titleStyle)
        view?.image = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
        if showsConfiguredTypeImage { view?.contentMode = .scaleAspectFit }
        view?.tintColor = configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize { size(forWidth: nil) }

    package override var isIntrinsicSizeWidthDependent: Bool {
        refresh()
        return [titleLabelStorage, subtitleLabelStorage].contains { label in label.map { !$0.isHidden && $0.numberOfLines != 1 } ?? false }
    }

    package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { size(forWidth: width) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forWidth: size.width > 0 ? size.width : nil) }

    /// Resizes the button to its natural size, ignoring its current width.
    open override func sizeToFit() { fitSize(within: .zero) }

    package override var textLinePitch: CGFloat? { titleLabelStorage?.textLinePitch }

    package override var baselineOrigin: BaselineOrigin { contentVerticalAlignment == .center ? .centre : .edges }

    package override func baselineOffsets(at size: CGSize) -> (fromTop: CGFloat, fromBottom: CGFloat)? {
        let frames = placed(in: contentRect(forBounds: CGRect(origin: .zero, size: size)))
        guard let label = titleLabelStorage, !label.isHidden, let inner = label.baselineOffsets(at: frames.title.size) else { return nil }
        return (frames.title.minY + inner.fromTop, size.height - frames.title.maxY + inner.fromBottom)
    }

    // MARK: Arrangement

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentPadding) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placed(in: contentRect).title }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placed(in: contentRect).image }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
        if isMenuOpen, openMenu == nil { openOrCloseMenu() }
    }

    private func layOutPartsIfNeeded() {
        guard bounds.width > 0, bounds.height > 0, isContentDirty || cycle.contains(.needsLayout), !isPlacing else { return }
        layOutParts()
    }

    /// Whether the button itself asks for its parts.
    private var isPlacing = false

    private func layOutParts() {
        isPlacing = true
        defer { isPlacing = false }
        let content = contentRect(forBounds: bounds)
        let frames = placed(in: content)
        if let label = titleLabelStorage, !label.isHidden {
            label.frame = configuration == nil ? titleRect(forContentRect: content) : frames.title
        }
        if let view = imageViewStorage, !view.isHidden {
            view.frame = configuration == nil ? imageRect(forContentRect: content) : frames.image
        }
        subtitleLabelStorage?.frame = frames.subtitle
        if let wheel = activityIndicator, !wheel.isHidden { wheel.frame = frames.image }
    }

    // MARK: Drawing

    override var keepsTaps: Bool { true }

    override func wasPressed(at point: CGPoint, _ event: UIEvent?) {
        if showsMenuAsPrimaryAction, menu != nil {
            sendActions(for: .menuActionTriggered, with: event)
            isMenuOpen = true
            return
        }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        sendActions(for: .primaryActionTriggered, with: event)
    }

    open override func draw(_ rect: CGRect) {
        if let configuration {
            var background = configuration.background
            background.backgroundColor = ButtonColors(configuration, state: state).background
            let radius = configuration.cornerRadius(height: bounds.height, systemMetrics)
            if let style = configuration.style.glass, systemMetrics.hasGlass, let context = UIGraphicsGetCurrentContext() {
                return glass(tint: background.backgroundColor, style: style).draw(bounds, radius: radius, in: context)
            }
            background.draw(in: self, bounds: bounds, radius: radius)
            drawIndicator(ButtonColors(configuration, state: state).foreground)
            return
        }
        if buttonType == .close, let context = UIGraphicsGetCurrentContext() {
            context.setFillColor(resolved(.tertiarySystemFill))
            context.fill(.capsule(bounds), .winding)
        }
        guard let image = currentBackgroundImage else { return }
        let appearance = ImageAppearance(tint: tintCGColor, traits: resolvedTraits, isRightToLeft: isRightToLeft)
        UIGraphicsGetCurrentContext()?.draw(image.value.drawing(in: backgroundRect(forBounds: bounds), appearance: appearance))
    }

    override var standardAccessibility: StandardAccessibility {
        var traits = UIAccessibilityTraits.button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        let label = currentAttributedTitle?.string ?? currentTitle ?? currentImage?.accessibilityLabel
        return StandardAccessibility(isElement: true, label: label, traits: traits)
    }

    package override var summary: String? { currentAttributedTitle?.string ?? currentTitle ?? currentImage?.summary }
}
