import Foundation

/// An object with an identifier by which tests find it.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
        get { AccessibilityStore.values(of: self)?.identifier }
        set { AccessibilityStore.makeValues(of: self).identifier = newValue }
    }
}

/// A container of cells in rows and columns, some of which are headers of others.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    func accessibilityRowCount() -> Int
    func accessibilityColumnCount() -> Int
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    func accessibilityRowRange() -> NSRange
    func accessibilityColumnRange() -> NSRange
}

/// Text that is read line by line.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
    func accessibilityLineNumber(for point: CGPoint) -> Int
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    func accessibilityPageContent() -> String?
}

/// A place to drag from or to drop at.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        self.attributedName = attributedName
        self.point = point
        self.view = view
        super.init()
    }

    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }

    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    public private(set) weak var view: UIView?
    public let point: CGPoint
    public let attributedName: NSAttributedString
    open var name: String { attributedName.string }
}

public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}
