import UIKit

/// What modifiers around a scroll view say about it. Values that a scroll view inside another one must not see are taken away from the
/// environment of its content: they are in `ScrollSettings.Own`.
struct ScrollSettings {
    var verticalIndicators = ScrollIndicatorVisibility.automatic
    var horizontalIndicators = ScrollIndicatorVisibility.automatic
    var verticalBounce = ScrollBounceBehavior.automatic
    var horizontalBounce = ScrollBounceBehavior.automatic
    var isDisabled = false
    var clips = true
    var keyboard = ScrollDismissesKeyboardMode.automatic
    var own = Own()

    struct Own {
        var contentMargins = EdgeInsets()
        /// The margin above the content, if one was asked for.
        var topMargin: CGFloat?
        var indicatorMargins = EdgeInsets()
        var behavior: (any ScrollTargetBehavior)?
        var initialAnchor: UnitPoint?
        var alignmentAnchor: UnitPoint?
        var sizeAnchor: UnitPoint?
        var position: PositionedScroll?
        var observers: [ScrollObserver] = []
    }
}

extension ScrollSettings: Equatable {
    /// Whether neither says anything about one scroll view alone: closures cannot be compared.
    static func == (left: ScrollSettings, right: ScrollSettings) -> Bool {
        left.own.isPlain && right.own.isPlain && left.verticalIndicators == right.verticalIndicators
            && left.horizontalIndicators == right.horizontalIndicators && left.verticalBounce == right.verticalBounce
            && left.horizontalBounce == right.horizontalBounce && left.isDisabled == right.isDisabled && left.clips == right.clips
            && left.keyboard == right.keyboard
    }
}

extension ScrollSettings.Own {
    fileprivate var isPlain: Bool {
        contentMargins == EdgeInsets() && topMargin == nil && indicatorMargins == EdgeInsets() && behavior == nil && initialAnchor == nil
            && alignmentAnchor == nil && sizeAnchor == nil && position == nil && observers.isEmpty
    }
}

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }

    public var isScrollEnabled: Bool {
        get { !scrollSettings.isDisabled }
        set { scrollSettings.isDisabled = !newValue }
    }
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.verticalIndicators }
        set { scrollSettings.verticalIndicators = newValue }
    }
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.horizontalIndicators }
        set { scrollSettings.horizontalIndicators = newValue }
    }
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.verticalBounce }
        set { scrollSettings.verticalBounce = newValue }
    }
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.horizontalBounce }
        set { scrollSettings.horizontalBounce = newValue }
    }
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { scrollSettings.keyboard }
        set { scrollSettings.keyboard = newValue }
    }
}

public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let level: Int
    public static let automatic = ScrollIndicatorVisibility(level: 0)
    public static let visible = ScrollIndicatorVisibility(level: 1)
    public static let hidden = ScrollIndicatorVisibility(level: 2)
    public static let never = ScrollIndicatorVisibility(level: 3)
    var isShown: Bool { level < 2 }
}

public struct ScrollBounceBehavior: Hashable, Sendable {
    private let level: Int
    public static let automatic = ScrollBounceBehavior(level: 0)
    public static let always = ScrollBounceBehavior(level: 1)
    public static let basedOnSize = ScrollBounceBehavior(level: 2)
}

public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let mode: UIScrollView.KeyboardDismissMode
    private let isAutomatic: Bool
    private init(_ mode: UIScrollView.KeyboardDismissMode, isAutomatic: Bool = false) {
        (self.mode, self.isAutomatic) = (mode, isAutomatic)
    }
    public static let automatic = ScrollDismissesKeyboardMode(.none, isAutomatic: true)
    public static let immediately = ScrollDismissesKeyboardMode(.onDrag)
    public static let interactively = ScrollDismissesKeyboardMode(.interactive)
    public static let never = ScrollDismissesKeyboardMode(.none)
}

public struct ContentMarginPlacement: Hashable, Sendable {
    private let place: Int
    public static let automatic = ContentMarginPlacement(place: 0)
    public static let scrollContent = ContentMarginPlacement(place: 1)
    public static let scrollIndicators = ContentMarginPlacement(place: 2)
    var isForContent: Bool { place != 2 }
    var isForIndicators: Bool { place != 1 }
}

/// What an anchor of a scroll view is used for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let role: Int
    public static let initialOffset = ScrollAnchorRole(role: 0)
    public static let sizeChanges = ScrollAnchorRole(role: 1)
    public static let alignment = ScrollAnchorRole(role: 2)
}

extension View {
    private func scrolling(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
        changingEnvironment(ScrollSettings.self) { change(&$0.scrollSettings) }
    }

    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
        scrolling {
            if axes.contains(.vertical) { $0.verticalIndicators = visibility }
            if axes.contains(.horizontal) { $0.horizontalIndicators = visibility }
        }
    }
    /// Indicators are shown while one scrolls; pictures show a screen at rest.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    public func scrollDisabled(_ disabled: Bool) -> some View { scrolling { $0.isDisabled = $0.isDisabled || disabled } }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { scrolling { $0.clips = !disabled } }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        scrolling {
            if axes.contains(.vertical) { $0.verticalBounce = behavior }
            if axes.contains(.horizontal) { $0.horizontalBounce = behavior }
        }
    }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { scrolling { $0.keyboard = mode } }

    public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        scrolling { settings in
            func set(_ margins: inout EdgeInsets) {
                if edges.contains(.top) { margins.top = insets.top }
                if edges.contains(.leading) { margins.leading = insets.leading }
                if edges.contains(.bottom) { margins.bottom = insets.bottom }
                if edges.contains(.trailing) { margins.trailing = insets.trailing }
            }
            if placement.isForContent {
                set(&settings.own.contentMargins)
                if edges.contains(.top) { settings.own.topMargin = insets.top }
            }
            if placement.isForIndicators { set(&settings.own.indicatorMargins) }
        }
    }
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        contentMargins(edges, EdgeInsets(edges, length ?? 0), for: placement)
    }
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }

    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        scrolling {
            $0.own.initialAnchor = anchor
            $0.own.alignmentAnchor = anchor
            $0.own.sizeAnchor = anchor
        }
    }
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        scrolling {
            switch role {
            case .initialOffset: $0.own.initialAnchor = anchor
            case .sizeChanges: $0.own.sizeAnchor = anchor
            default: $0.own.alignmentAnchor = anchor
            }
        }
    }

    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { scrolling { $0.own.behavior = behavior } }

    func positioned(_ position: PositionedScroll) -> some View { scrolling { $0.own.position = position } }
    func observing(_ observer: ScrollObserver) -> some View { scrolling { $0.own.observers.append(observer) } }
}
