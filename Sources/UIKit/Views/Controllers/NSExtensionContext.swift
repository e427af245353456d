import Foundation

/// What the app that shows an extension has given it. Nobody shows one here.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
    public override init() { super.init() }

    open var inputItems: [Any] { [] }
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
    open func cancelRequest(withError error: any Error) {}
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"

extension UIViewController {
    /// The context of an extension: nil in an app.
    public var extensionContext: NSExtensionContext? { nil }
}
