import Foundation

/// Decides who may use a server on the loopback: one browser, which opens the printed link.
///
/// The link's token can be used once. It is exchanged for a session in a cookie that requests from other sites do not carry. `Host` must be
/// the loopback by name or number, so that a name that is made to resolve to this machine (DNS rebinding) is rejected. `Origin`, if the
/// browser sends it, must be the server itself, and is required for requests that change something.
actor RequestGuard {
    struct Visit: Sendable {
        var method: String
        var path: String
        var host: String?
        var origin: String?
        /// The browser's `Sec-Fetch-Site`: where the request originates.
        var site: String?
        var cookie: String?
        var token: String?
        /// A header that a page of another origin cannot send without a preflight request.
        var key: String?
    }

    enum Verdict: Sendable, Equatable {
        case pass
        /// The token was correct: the browser receives the session and is redirected to the page.
        case welcome(session: String)
        case refuse(status: Int, reason: String)
    }

    nonisolated let token: String
    /// The key in the page. Requests that change something must carry it.
    nonisolated let key: String
    private let session: String
    private let port: UInt16
    private var isSpent = false

    init(port: UInt16) {
        self.port = port
        (token, key, session) = (Self.secret(), Self.secret(), Self.secret())
    }

    /// Returns 128 random bits in hexadecimal.
    private static func secret() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let text = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
    }

    func verdict(on visit: Visit) -> Verdict {
        guard let host = visit.host?.lowercased(), hosts.contains(host) else {
            return .refuse(status: 421, reason: "the request is for another host")
        }
        if let origin = visit.origin, origin.lowercased() != "http://\(host)" { return .refuse(status: 403, reason: "foreign origin") }
        if let site = visit.site, site != "same-origin", site != "none" { return .refuse(status: 403, reason: "foreign site") }
        guard ["GET", "POST"].contains(visit.method) else { return .refuse(status: 405, reason: "only GET and POST are allowed") }
        if visit.method == "GET", visit.path == "/", let token = visit.token {
            guard Self.areEqual(token, self.token) else { return .refuse(status: 403, reason: "wrong token") }
            guard !isSpent else { return .refuse(status: 403, reason: "the link has been used; restart the command for a new one") }
            isSpent = true
            return .welcome(session: session)
        }
        guard let cookie = visit.cookie.flatMap(Self.session), Self.areEqual(cookie, session) else {
            return .refuse(status: 403, reason: "open the link that the command printed")
        }
        guard visit.method == "POST" else { return .pass }
        guard visit.origin != nil else { return .refuse(status: 403, reason: "missing origin") }
        guard let key = visit.key, Self.areEqual(key, self.key) else { return .refuse(status: 403, reason: "missing or wrong key") }
        return .pass
    }

    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    static let cookieName = "plumb"

    private static func session(_ cookies: String) -> String? {
        let pairs = cookies.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        return pairs.first { $0.hasPrefix("\(cookieName)=") }.map { String($0.dropFirst(cookieName.count + 1)) }
    }

    /// Compares in constant time.
    private static func areEqual(_ one: String, _ other: String) -> Bool {
        let (a, b) = (Array(one.utf8), Array(other.utf8))
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
