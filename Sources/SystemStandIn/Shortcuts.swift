import Foundation
import UIKit

// The names of Intents and IntentsUI. There is no Siri: nothing is donated, and there are no shortcuts.

open class INIntent: NSObject {
    public override init() { super.init() }
    nonisolated(unsafe) open var suggestedInvocationPhrase: String?
    nonisolated(unsafe) open var shortcutAvailability: Int = 0
    nonisolated(unsafe) open var donationMetadata: NSObject?
    open var identifier: String? { nil }
    open var intentDescription: String? { nil }
}

open class INIntentResponse: NSObject {
    public override init() { super.init() }
    nonisolated(unsafe) open var userActivity: NSUserActivity?
}

open class INInteraction: NSObject, @unchecked Sendable {
    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
        super.init()
    }
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    nonisolated(unsafe) open var identifier = ""
    nonisolated(unsafe) open var groupIdentifier: String?
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
}

extension NSUserActivity {
    /// What the activity was made for; none here.
    public var interaction: INInteraction? { nil }
}

/// A phrase and what it does.
open class INShortcut: NSObject, @unchecked Sendable {
    public init?(intent: INIntent) {
        self.intent = intent
        super.init()
    }
    public init(userActivity: NSUserActivity) {
        unsafe self.userActivity = userActivity
        super.init()
    }
    open private(set) var intent: INIntent?
    nonisolated(unsafe) open private(set) var userActivity: NSUserActivity?
}

open class INVoiceShortcut: NSObject, @unchecked Sendable {
    init(shortcut: INShortcut) {
        self.shortcut = shortcut
        super.init()
    }
    public let shortcut: INShortcut
    public let identifier = UUID()
    open var invocationPhrase: String { "" }
}

open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    public static let shared = INVoiceShortcutCenter()
    open func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) { completion([], nil) }
    open func getVoiceShortcut(with identifier: UUID, completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void) {
        completion(nil, nil)
    }
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

open class INPreferences: NSObject {
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) { handler(.denied) }
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
    open class func siriLanguageCode() -> String { "en-US" }
}

// MARK: IntentsUI

@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// The system's sheet for a new shortcut: an empty screen.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutViewController: UIViewController {
    public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
}

@preconcurrency @MainActor
open class INUIEditVoiceShortcutViewController: UIViewController {
    public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
}

public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable { case white, whiteOutline, black, blackOutline, automatic, automaticOutline }

@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// The button “Add to Siri”, as a dark or light button with its words (the symbol and colours are inferred).
@preconcurrency @MainActor
open class INUIAddVoiceShortcutButton: UIButton {
    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init(frame: .zero)
        let isLight = [.white, .whiteOutline].contains(style)
        var look = UIButton.Configuration.filled()
        look.title = "Add to Siri"
        look.baseBackgroundColor = isLight ? .white : .black
        look.baseForegroundColor = isLight ? .black : .white
        configuration = look
    }
    public required init?(coder: NSCoder) {
        style = .automatic
        super.init(coder: coder)
    }
    public let style: INUIAddVoiceShortcutButtonStyle
    open var shortcut: INShortcut?
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
}
