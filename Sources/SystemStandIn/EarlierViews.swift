import Foundation
import FoundationNetworking
@_exported import UIKit

// Views that iOS has had successors of for long and that apps still name. Alerts show as their successor does.

@preconcurrency @MainActor
public protocol UIWebViewDelegate: AnyObject {
    func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool
    func webViewDidStartLoad(_ webView: UIWebView)
    func webViewDidFinishLoad(_ webView: UIWebView)
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    public func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool {
        true
    }
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// The web view before `WKWebView`. It stays blank, and no delegate is called.
@preconcurrency @MainActor
open class UIWebView: UIView {
    public enum NavigationType: Int, Sendable { case linkClicked, formSubmitted, backForward, reload, formResubmitted, other }

    public let scrollView = UIScrollView()
    open weak var delegate: (any UIWebViewDelegate)?
    open private(set) var request: URLRequest?
    open var scalesPageToFit = false
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var allowsInlineMediaPlayback = false
    open var mediaPlaybackRequiresUserAction = true
    open var keyboardDisplayRequiresUserAction = true
    open var suppressesIncrementalRendering = false
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var isLoading: Bool { false }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .white
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
    }

    open func loadRequest(_ request: URLRequest) { self.request = request }
    open func loadHTMLString(_ string: String, baseURL: URL?) {}
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {}
    open func reload() {}
    open func stopLoading() {}
    open func goBack() {}
    open func goForward() {}
    @discardableResult open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

/// What the earlier alert and the earlier action sheet have in common: titles of buttons, and a delegate that hears which was tapped.
@preconcurrency @MainActor
open class EarlierAlert: UIView {
    open var title: String?
    open var cancelButtonIndex = -1
    /// The first button that is not the one to cancel with; -1 without one.
    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
    open var numberOfButtons: Int { titles.count }
    open var isVisible: Bool { shown?.presentingViewController != nil }
    private(set) var titles: [String] = []
    private(set) weak var shown: UIAlertController?
    /// The alert lives while it is shown, without anyone who keeps it.
    private var own: EarlierAlert?

    @discardableResult open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    open func buttonTitle(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    open func dismiss(withClickedButtonIndex index: Int, animated: Bool) {
        shown?.presentingViewController?.dismiss(animated: animated)
        own = nil
    }

    func add(cancel: String?, others: [String]) {
        if let cancel { cancelButtonIndex = addButton(withTitle: cancel) }
        others.forEach { addButton(withTitle: $0) }
    }

    func present(_ alert: UIAlertController, destructive: Int = -1, clicked: @escaping @MainActor (Int) -> Void) {
        for (index, title) in titles.enumerated() {
            let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : index == destructive ? .destructive : .default
            alert.addAction(
                UIAlertAction(title: title, style: style) { [self] _ in
                    own = nil
                    clicked(index)
                })
        }
        (shown, own) = (alert, self)
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        var top = scenes.lazy.flatMap(\.windows).first { $0.isKeyWindow }?.rootViewController
        while let next = top?.presentedViewController { top = next }
        top?.present(alert, animated: true)
    }
}

@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

public enum UIAlertViewStyle: Int, Sendable { case `default`, secureTextInput, plainTextInput, loginAndPasswordInput }

/// The alert before `UIAlertController`.
@preconcurrency @MainActor
open class UIAlertView: EarlierAlert {
    open var message: String?
    open weak var delegate: AnyObject?
    open var alertViewStyle = UIAlertViewStyle.default { didSet { fields = Self.fields(of: alertViewStyle) } }
    private var fields: [UITextField] = []

    public convenience init() { self.init(frame: .zero) }

    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        (self.title, self.message, self.delegate) = (title, message, delegate.map { $0 as AnyObject })
        add(cancel: cancelButtonTitle, others: otherButtonTitles)
    }

    open func textField(at index: Int) -> UITextField? { fields.indices.contains(index) ? fields[index] : nil }

    open func show() {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for field in fields {
            alert.addTextField { shown in
                (shown.placeholder, shown.text, shown.isSecureTextEntry) = (field.placeholder, field.text, field.isSecureTextEntry)
            }
        }
        present(alert) { [self] index in
            for (field, shown) in zip(fields, alert.textFields ?? []) { field.text = shown.text }
            let delegate = delegate as? any UIAlertViewDelegate
            delegate?.alertView(self, clickedButtonAt: index)
            delegate?.alertView(self, didDismissWithButtonIndex: index)
        }
    }

    private static func fields(of style: UIAlertViewStyle) -> [UITextField] {
        let count = [UIAlertViewStyle.default: 0, .loginAndPasswordInput: 2][style] ?? 1
        let fields = (0..<count).map { _ in UITextField() }
        if style == .secureTextInput || style == .loginAndPasswordInput { fields.last?.isSecureTextEntry = true }
        return fields
    }
}

@preconcurrency @MainActor
public protocol UIActionSheetDelegate: AnyObject {
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// The action sheet before `UIAlertController`.
@preconcurrency @MainActor
open class UIActionSheet: EarlierAlert {
    open weak var delegate: (any UIActionSheetDelegate)?
    open var destructiveButtonIndex = -1

    public convenience init() { self.init(frame: .zero) }

    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
        otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        (self.title, self.delegate) = (title, delegate)
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        add(cancel: cancelButtonTitle, others: otherButtonTitles)
    }

    open func show(in view: UIView) {
        present(UIAlertController(title: title, message: nil, preferredStyle: .actionSheet), destructive: destructiveButtonIndex) {
            [self] index in
            delegate?.actionSheet(self, clickedButtonAt: index)
            delegate?.actionSheet(self, didDismissWithButtonIndex: index)
        }
    }
    open func show(from barButtonItem: UIBarButtonItem, animated: Bool) { show(in: self) }
    open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(in: view) }
    open func show(from view: UITabBar) { show(in: view) }
}
