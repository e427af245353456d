import Foundation
import UIKit

// The names of PassKit. There is no Wallet: a pass cannot be read, and nothing can be paid.

open class PKPass: NSObject, @unchecked Sendable {
    /// - Throws: Always: passes are not read here.
    public init(data: Data) throws { throw CocoaError(.fileReadCorruptFile) }
    open var serialNumber: String { "" }
    open var passTypeIdentifier: String { "" }
    open var organizationName: String { "" }
    open var localizedName: String { "" }
    open var localizedDescription: String { "" }
    open var passURL: URL? { nil }
}

open class PKPassLibrary: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func isPassLibraryAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    open func removePass(_ pass: PKPass) {}
    open func replacePass(with pass: PKPass) -> Bool { false }
    public enum AddPassesStatus: Int, Sendable { case didAddPasses, shouldReviewPasses, didCancelAddPasses }
    open func addPasses(_ passes: [PKPass], withCompletionHandler completion: (@Sendable (AddPassesStatus) -> Void)? = nil) {
        completion?(.didCancelAddPasses)
    }
}

@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: AnyObject {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
    public init?(pass: PKPass) { nil }
    public init?(passes: [PKPass]) { nil }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    open class func canAddPasses() -> Bool { false }
}

public enum PKPaymentButtonType: Int, Sendable { case plain, buy, setUp, inStore, donate, checkout, book, subscribe }
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

/// The button of Apple Pay, as a dark or light button with its words (corners of 4 points are documented).
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: .zero)
        let words: [PKPaymentButtonType: String] = [
            .buy: "Buy with ", .setUp: "Set up ", .donate: "Donate with ", .checkout: "Check out with ", .book: "Book with ",
            .subscribe: "Subscribe with ",
        ]
        let isLight = [.white, .whiteOutline].contains(style)
        setTitle(words[type, default: ""] + "Apple Pay", for: .normal)
        setTitleColor(isLight ? .black : .white, for: .normal)
        backgroundColor = isLight ? .white : .black
        if style == .whiteOutline {
            layer.borderColor = UIColor.black.cgColor
            layer.borderWidth = 1
        }
        layer.cornerRadius = cornerRadius
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }
}
