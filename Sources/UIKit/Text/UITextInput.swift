import Foundation

/// A place in a text: so many UTF-16 units from its beginning.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    let offset: Int

    init(offset: Int) {
        self.offset = offset
        super.init()
    }
}

@preconcurrency @MainActor
open class UITextRange: NSObject {
    private let first, last: UITextPosition

    init(_ first: UITextPosition, _ last: UITextPosition) {
        self.first = first
        self.last = last
        super.init()
    }

    open var start: UITextPosition { first }
    open var end: UITextPosition { last }
    open var isEmpty: Bool { first.offset == last.offset }
}

@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    open var rect: CGRect { .zero }
}

public enum UITextStorageDirection: Int, Hashable, Sendable { case forward, backward }
public enum UITextLayoutDirection: Int, Hashable, Sendable { case right = 2, left, up, down }
public enum UITextGranularity: Int, Hashable, Sendable { case character, word, sentence, paragraph, line, document }

/// What of a text editor's protocol makes sense without a person: positions, ranges, replacing.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}

/// Positions in a text, as both kinds of input count them.
@MainActor private struct TextUnits {
    let units: NSString

    init(_ text: String?) { units = NSString(string: text ?? "") }

    var end: UITextPosition { UITextPosition(offset: units.length) }

    func range(_ range: UITextRange) -> NSRange {
        let start = min(max(range.start.offset, 0), units.length), end = min(max(range.end.offset, start), units.length)
        return NSRange(location: start, length: end - start)
    }

    func position(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0...units.length).contains(place) ? UITextPosition(offset: place) : nil
    }
}

extension UITextInput {
    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    public var markedTextRange: UITextRange? { nil }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }
}

extension UITextField: UITextInput {
    public var endOfDocument: UITextPosition { TextUnits(text).end }
    public func text(in range: UITextRange) -> String? { TextUnits(text).units.substring(with: TextUnits(text).range(range)) }
    public func replace(_ range: UITextRange, withText text: String) {
        let old = TextUnits(self.text)
        self.text = old.units.replacingCharacters(in: old.range(range), with: text)
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { TextUnits(text).position(position, offset) }
}

extension UITextView: UITextInput {
    public var endOfDocument: UITextPosition { TextUnits(text).end }
    public func text(in range: UITextRange) -> String? { TextUnits(text).units.substring(with: TextUnits(text).range(range)) }
    public func replace(_ range: UITextRange, withText text: String) {
        let old = TextUnits(self.text)
        self.text = old.units.replacingCharacters(in: old.range(range), with: text)
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { TextUnits(text).position(position, offset) }
}

@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    open var primaryLanguage: String? { nil }
    open class var activeInputModes: [UITextInputMode] { [] }
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

/// Finds no mistakes: there is no dictionary.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    public override init() { super.init() }

    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open class var availableLanguages: [String] { [] }
}

/// The view above or in place of a keyboard.
@preconcurrency @MainActor
open class UIInputView: UIView {
    public enum Style: Int, Sendable { case `default`, keyboard }

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    public let inputViewStyle: Style
    open var allowsSelfSizing = false
}
