import UIKit

/// Opens an address: an app's own handler, or the system.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
    /// What a handler did with an address.
    public struct Result: Sendable {
        enum Kind: Sendable { case handled, discarded, system(URL?) }
        let kind: Kind
        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .system(nil))
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result(kind: .system(url)) }
    }

    private let handler: @MainActor (URL) -> Result

    nonisolated public init(handler: @escaping (URL) -> Result) {
        let handler = Unchecked(handler)
        self.handler = { handler.value($0) }
    }

    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
    public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): UIApplication.shared.open(other ?? url, completionHandler: completion)
        }
    }
}

/// Opens a window of an app. There is one window.
@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
    nonisolated init() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window of an app. There is one window.
@MainActor @preconcurrency public struct DismissWindowAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Asks a person for a review of the app, which is not drawn.
@MainActor @preconcurrency public struct RequestReviewAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
}

/// Signs a person in on a page of the web. Nobody does: it is cancelled.
public struct WebAuthenticationSession: Sendable {
    public enum BrowserSession: Sendable { case shared, ephemeral }

    @discardableResult
    @MainActor public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL { throw CancellationError() }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
    public var supportsMultipleWindows: Bool { false }
}
