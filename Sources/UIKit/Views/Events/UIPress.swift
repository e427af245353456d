import Foundation

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key of a hardware keyboard. None is ever pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
    open var phase: Phase { .began }
    open var type: PressType { .select }
    open var key: UIKey? { nil }
}

@preconcurrency @MainActor
open class UIKey: NSObject {
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorRollOver }
    open var modifierFlags: UIKeyModifierFlags { [] }
}

@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
}
