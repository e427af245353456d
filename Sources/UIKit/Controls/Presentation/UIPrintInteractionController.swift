import Foundation

/// The controller of printing. There is no printer, so it reports at once that nothing was printed.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    public static var shared: UIPrintInteractionController { ScreenEnvironment.shared { UIPrintInteractionController() } }
    open class var isPrintingAvailable: Bool { false }
    open class func canPrint(_ url: URL) -> Bool { false }
    open class func canPrint(_ data: Data) -> Bool { false }

    open var printInfo: UIPrintInfo?
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var printFormatter: UIPrintFormatter?
    open var printPageRenderer: UIPrintPageRenderer?
    open var printingItem: Any?
    open var printingItems: [Any]?
    open var showsNumberOfCopies = true
    open var showsPaperSelectionForLoadedPapers = false
    @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        completion?(self, false, nil)
        return false
    }
    open func dismiss(animated: Bool) {}
}

@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: DelegateMessages {
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController?
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController)
        -> UIViewController?
    { nil }
}

@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Sendable { case portrait, landscape }

    public override init() { super.init() }
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    open var jobName = ""
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
}

@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    public init(text: String) {
        self.text = text
        super.init()
    }
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var color: UIColor?
    open var textAlignment = NSTextAlignment.natural
}

@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }
    open var markupText: String?
}

@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var paperRect: CGRect { .zero }
    open var printableRect: CGRect { .zero }
    open var numberOfPages: Int { 0 }
    open private(set) var printFormatters: [UIPrintFormatter]? = []
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) { printFormatters?.append(formatter) }
}
