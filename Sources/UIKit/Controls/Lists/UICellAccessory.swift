import Foundation

/// An accessory that a list cell shows beside its content.
public struct UICellAccessory {
    public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }

    public enum AccessoryType: Sendable {
        case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, label, outlineDisclosure, popUpMenu, detail, customView
    }

    /// Returns the index of an accessory among the existing accessories on the same side.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }
        public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in accessories.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? accessories.count }
        }
    }

    public enum LayoutDimension: Hashable, Sendable {
        case actual, standard
        case custom(CGFloat)
    }

    enum Kind {
        case disclosureIndicator, checkmark, detail, outlineDisclosure, delete, insert, reorder, multiselect
        case label(String, UIFont?)
        case popUpMenu(UIMenu)
        case custom(UIView)
    }

    public let accessoryType: AccessoryType
    let kind: Kind
    let displayed: DisplayedState
    var isLeading = false
    var tintColor: UIColor?
    var isHidden = false
    var action: (() -> Void)?

    private init(_ type: AccessoryType, _ kind: Kind, _ displayed: DisplayedState, _ look: Look = Look(), action: (() -> Void)? = nil) {
        accessoryType = type
        self.kind = kind
        self.displayed = displayed
        self.action = action
        isLeading = type == .delete || type == .insert || type == .multiselect
        (tintColor, isHidden) = (look.tintColor, look.isHidden ?? false)
    }

    func isShown(whileEditing isEditing: Bool) -> Bool { !isHidden && (displayed == .always || (displayed == .whenEditing) == isEditing) }

    // MARK: Options

    /// The options that all accessories share.
    struct Look {
        var tintColor: UIColor?
        var isHidden: Bool?
    }

    public struct DisclosureIndicatorOptions {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
        var look: Look { Look(tintColor: tintColor, isHidden: isHidden) }
    }

    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    public typealias DetailOptions = DisclosureIndicatorOptions

    public struct DeleteOptions {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
        var look: Look { Look(tintColor: backgroundColor, isHidden: isHidden) }
    }

    public typealias InsertOptions = DeleteOptions
    public typealias MultiselectOptions = DeleteOptions

    public struct ReorderOptions {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var showsVerticalSeparator: Bool?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
            (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
        }
        var look: Look { Look(tintColor: tintColor, isHidden: isHidden) }
    }

    public struct OutlineDisclosureOptions {
        public enum Style: Sendable { case automatic, header, cell }
        public var style: Style
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.style, self.isHidden) = (style, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
        }
        var look: Look { Look(tintColor: tintColor, isHidden: isHidden) }
    }

    public struct LabelOptions {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var font: UIFont?
        public var adjustsFontForContentSizeCategory: Bool?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
        }
        var look: Look { Look(tintColor: tintColor, isHidden: isHidden) }
    }

    public typealias PopUpMenuOptions = DisclosureIndicatorOptions

    // MARK: Accessories

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, .disclosureIndicator, displayed, options.look) }

    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> UICellAccessory {
        UICellAccessory(.checkmark, .checkmark, displayed, options.look)
    }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, .detail, displayed, options.look, action: actionHandler) }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, .outlineDisclosure, displayed, options.look, action: actionHandler) }

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.delete, .delete, displayed, options.look, action: actionHandler) }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.insert, .insert, displayed, options.look, action: actionHandler) }

    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> UICellAccessory {
        UICellAccessory(.reorder, .reorder, displayed, options.look)
    }

    public static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()) -> UICellAccessory {
        UICellAccessory(.multiselect, .multiselect, displayed, options.look)
    }

    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()) -> UICellAccessory {
        UICellAccessory(.label, .label(text, options.font), displayed, options.look)
    }

    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.popUpMenu, .popUpMenu(menu), displayed, options.look) }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let look = Look(tintColor: configuration.tintColor, isHidden: configuration.isHidden)
        var accessory: UICellAccessory
        switch configuration.placement {
        case .leading(let displayed, _):
            accessory = UICellAccessory(.customView, .custom(configuration.customView), displayed, look)
            accessory.isLeading = true
        case .trailing(let displayed, _):
            accessory = UICellAccessory(.customView, .custom(configuration.customView), displayed, look)
        }
        return accessory
    }

    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var maintainsFixedSize: Bool?
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor, self.maintainsFixedSize) = (reservedLayoutWidth, tintColor, maintainsFixedSize)
        }
    }
}
