import FlyingFox
import FlyingSocks
import Foundation

/// Serves a page to a browser on this machine only.
final class LoopbackServer: Sendable {
    struct Request: Sendable {
        var method: String
        /// The path, percent-decoded, beginning with a slash.
        var path: String
        var query: [String: String]
        var body: Data
    }

    struct Reply: Sendable {
        var status = 200
        var type = "text/plain; charset=utf-8"
        var body = Data()

        static func text(_ text: String, status: Int = 200) -> Reply { Reply(status: status, body: Data((text + "\n").utf8)) }

        static func html(_ text: String) -> Reply { Reply(type: "text/html; charset=utf-8", body: Data(text.utf8)) }

        static func json(_ value: some Encodable, status: Int = 200) -> Reply {
            Reply(status: status, type: "application/json", body: Data(((try? JSONText.of(value)) ?? "{}").utf8))
        }
    }

    /// The largest body, in bytes.
    static let limit = 1_000_000

    let door: RequestGuard
    let port: UInt16
    private let server: HTTPServer
    private let respond: @Sendable (Request, RequestGuard) async -> Reply

    /// - Parameters:
    ///   - port: 0 to choose a free port.
    ///   - patience: the seconds that a response may take.
    init(port: UInt16 = 0, patience: Double = 60, respond: @escaping @Sendable (Request, RequestGuard) async -> Reply) async throws {
        // The port is chosen before the server starts, because the address is part of its checks.
        self.port = try port == 0 ? Self.freePort() : port
        door = RequestGuard(port: self.port)
        self.respond = respond
        server = HTTPServer(
            config: .init(address: try sockaddr_in.inet(ip4: "127.0.0.1", port: self.port), timeout: patience, logger: .disabled))
    }

    private static func freePort() throws -> UInt16 {
        let socket = try Socket(domain: AF_INET)
        defer { try? socket.close() }
        try socket.bind(to: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
        guard case .ip4(_, let port) = try socket.sockname() else { throw CocoaError(.featureUnsupported) }
        return port
    }

    /// The link, which can be used once.
    var link: String { get async { "http://127.0.0.1:\(port)/?token=\(door.token)" } }

    /// Serves until `stop` is called.
    func run() async throws {
        await server.appendRoute("*") { [weak self] request in
            guard let self else { return HTTPResponse(statusCode: .serviceUnavailable) }
            return await self.response(to: request)
        }
        try await server.run()
    }

    func waitUntilListening() async throws { try await server.waitUntilListening(timeout: 10) }

    func stop() async { await server.stop(timeout: 1) }

    // MARK: Responding

    func response(to request: HTTPRequest) async -> HTTPResponse {
        let path = request.path.removingPercentEncoding ?? ""
        let query = Dictionary(request.query.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        let visit = RequestGuard.Visit(
            method: request.method.rawValue, path: path, host: request.headers[HTTPHeader("Host")],
            origin: request.headers[HTTPHeader("Origin")], site: request.headers[HTTPHeader("Sec-Fetch-Site")],
            cookie: request.headers[HTTPHeader("Cookie")], token: query["token"], key: request.headers[HTTPHeader("X-Plumb-Key")])
        switch await door.verdict(on: visit) {
        case .refuse(let status, let reason): return Self.made(.text(reason, status: status))
        case .welcome(let session):
            var response = Self.made(Reply(status: 303))
            response.headers[HTTPHeader("Location")] = "/"
            response.headers[HTTPHeader("Set-Cookie")] = "\(RequestGuard.cookieName)=\(session); Path=/; HttpOnly; SameSite=Strict"
            return response
        case .pass: break
        }
        guard let body = await Self.body(of: request) else { return Self.made(.text("the request is too large", status: 413)) }
        return Self.made(await respond(Request(method: visit.method, path: path, query: query, body: body), door))
    }

    /// Returns the request's body; nil if it exceeds the limit, in which case reading stops.
    private static func body(of request: HTTPRequest) async -> Data? {
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { return nil }
        var body = Data()
        do {
            for try await piece in request.bodySequence {
                guard body.count + piece.count <= limit else { return nil }
                body.append(piece)
            }
        } catch { return nil }
        return body
    }

    private static func made(_ reply: Reply) -> HTTPResponse {
        var headers = HTTPHeaders()
        headers[.contentType] = reply.type
        headers[HTTPHeader("Cache-Control")] = "no-store"
        headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
        headers[HTTPHeader("X-Frame-Options")] = "DENY"
        headers[HTTPHeader("Referrer-Policy")] = "no-referrer"
        headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
        return HTTPResponse(statusCode: HTTPStatusCode(reply.status, phrase: phrase(reply.status)), headers: headers, body: reply.body)
    }

    private static func phrase(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 303: "See Other"
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 409: "Conflict"
        case 413: "Content Too Large"
        case 421: "Misdirected Request"
        default: "Status"
        }
    }
}
