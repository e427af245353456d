import Foundation

/// Provides pages of a scene for the user's screenshot. It is never called.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: DelegateMessages {
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) { completionHandler(nil, 0, .zero) }
}

@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
    open weak var delegate: (any UIScreenshotServiceDelegate)?
    open private(set) weak var windowScene: UIWindowScene?

    init(scene: UIWindowScene) {
        windowScene = scene
        super.init()
    }
}
