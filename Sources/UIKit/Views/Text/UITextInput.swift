import Foundation

/// The part of a selection on one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    public override init() { super.init() }

    init(_ rect: CGRect, runsLeft: Bool, containsStart: Bool, containsEnd: Bool) {
        (storedRect, self.runsLeft, startsHere, endsHere) = (rect, runsLeft, containsStart, containsEnd)
        super.init()
    }

    private var storedRect = CGRect.zero, runsLeft = false, startsHere = false, endsHere = false

    open var rect: CGRect { storedRect }
    open var writingDirection: NSWritingDirection { runsLeft ? .rightToLeft : .leftToRight }
    open var containsStart: Bool { startsHere }
    open var containsEnd: Bool { endsHere }
    open var isVertical: Bool { false }
}

public enum UITextStorageDirection: Int, Hashable, Sendable { case forward, backward }
public enum UITextLayoutDirection: Int, Hashable, Sendable { case right = 2, left, up, down }
public enum UITextGranularity: Int, Hashable, Sendable { case character, word, sentence, paragraph, line, document }

/// The part of UIKit's protocol for text editors that works without a user: positions, ranges and replacing text.
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
    func caretRect(for position: UITextPosition) -> CGRect
    func firstRect(for range: UITextRange) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
}

extension UITextInput {
    public func caretRect(for position: UITextPosition) -> CGRect { .zero }
    public func firstRect(for range: UITextRange) -> CGRect { .zero }
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
    public func characterRange(at point: CGPoint) -> UITextRange? { nil }
    public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .natural }
}

extension TextGeometry {
    @MainActor func selectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
        let rects = rects(NSRange(location: range.start.offset, length: max(range.end.offset - range.start.offset, 0)))
        return rects.enumerated().map { index, rect in
            UITextSelectionRect(rect, runsLeft: runsLeft, containsStart: index == 0, containsEnd: index == rects.count - 1)
        }
    }

    @MainActor func position(at point: CGPoint, within range: UITextRange? = nil) -> UITextPosition {
        let limits = range.map { $0.start.offset..<max($0.end.offset, $0.start.offset) }
        return UITextPosition(offset: closest(to: point, in: limits))
    }

    @MainActor func range(at point: CGPoint) -> UITextRange? {
        character(at: point).map { UITextRange(UITextPosition(offset: $0), UITextPosition(offset: $0 + 1)) }
    }
}

/// Positions in a text, as text fields and text views count them.
@MainActor struct TextUnits {
    let units: NSString

    init(_ text: String?) { units = NSString(string: text ?? "") }

    var end: UITextPosition { UITextPosition(offset: units.length) }

    func range(_ range: UITextRange) -> NSRange {
        let start = min(max(range.start.offset, 0), units.length), end = min(max(range.end.offset, start), units.length)
        return NSRange(location: start, length: end - start)
    }

    func text(in range: UITextRange) -> String { units.substring(with: self.range(range)) }

    func replacing(_ range: UITextRange, with text: String) -> String {
        units.replacingCharacters(in: self.range(range), with: text)
    }

    func position(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
        let target = position.offset + offset
        return (0...units.length).contains(target) ? UITextPosition(offset: target) : nil
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
        order(position, other)
    }
}

extension UITextView: UITextInput {}

/// A spell checker that finds no mistakes, because there is no dictionary.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    public override init() { super.init() }

    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open class func learnWord(_ word: String) {}
    open class func hasLearnedWord(_ word: String) -> Bool { false }
    open class func unlearnWord(_ word: String) {}
    open class var availableLanguages: [String] { [] }
}

/// A view above the keyboard or in its place.
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
