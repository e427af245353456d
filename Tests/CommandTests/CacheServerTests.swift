import FlyingFox
import FlyingSocks
import Foundation
import Snapshots
import Synchronization
import Testing

@testable import PlumbCommand

/// `plumb test --cache http://…`, against a server that stores what it is given as nginx's WebDAV does.
struct CacheServerTests {
    /// What the server has, and how it behaves.
    final class Store: Sendable {
        struct State {
            var files: [String: Data] = [:]
            var asked = 0
            var delay = Duration.zero
            var status: HTTPStatusCode?
            var headers: [String?] = []
        }
        let state = Mutex(State())
        var files: [String: Data] { state.withLock { $0.files } }

        func answer(_ request: HTTPRequest) async -> HTTPResponse {
            let body = (try? await request.bodyData) ?? Data()
            let (reply, delay) = state.withLock { state -> (HTTPResponse, Duration) in
                state.asked += 1
                state.headers.append(request.headers[HTTPHeader("Authorization")])
                if let status = state.status { return (HTTPResponse(statusCode: status), state.delay) }
                if request.method == .PUT {
                    state.files[request.path] = body
                    return (HTTPResponse(statusCode: .created), state.delay)
                }
                guard let file = state.files[request.path] else { return (HTTPResponse(statusCode: .notFound), state.delay) }
                return (HTTPResponse(statusCode: .ok, body: file), state.delay)
            }
            try? await Task.sleep(for: delay)
            return reply
        }
    }

    let folder = TemporaryFolder()
    let store = Store()

    init() throws {
        try folder.write("inputs: [A.yaml]\nmatrix: small\nmatrices: {small: {devices: [40x40, 60x40]}}\n", to: "plumb.yaml")
        try folder.write("name: A\nroot: {kind: UIView, backgroundColor: white}\n", to: "A.yaml")
    }

    /// Runs with a server on a free port.
    private func serving(_ work: (String) async throws -> Void) async throws {
        let store = store
        let server = HTTPServer(config: .init(address: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0), logger: .disabled))
        await server.appendRoute("*") { await store.answer($0) }
        let running = Task { try await server.run() }
        try await server.waitUntilListening(timeout: 60)
        guard case .ip4(_, let port)? = await server.listeningAddress else { throw CocoaError(.featureUnsupported) }
        try await work("http://127.0.0.1:\(port)/cells")
        await server.stop(timeout: 0)
        _ = await running.result
    }

    private func plumb(_ arguments: String..., environment: [String: String] = [:]) async -> CommandRun {
        // A busy machine is no slow server.
        await CommandRun.of(arguments, in: folder.url, environment: environment.merging(["PLUMB_CACHE_PATIENCE": "600"]) { $1 })
    }

    /// Another machine has the project, and nothing that was drawn.
    private func forget() throws { try FileManager.default.removeItem(at: folder.url.appending(path: "Output")) }

    @Test func `a second machine draws nothing`() async throws {
        _ = await plumb("approve")
        try await serving { address in
            #expect(await plumb("test", "--cache", address).lines == ["all 2 cells match their goldens"])
            #expect(store.files.keys.filter { $0.hasPrefix("/cells/ac/") }.count == 2)
            try forget()
            let second = await plumb("test", "--cache", address)
            #expect(second.lines == ["all 2 cells match their goldens (2 from the cache)"])
            #expect(!second.errors.contains("cache server"))
        }
    }

    @Test func `contents that are not what their checksum names are refused`() async throws {
        _ = await plumb("approve")
        try await serving { address in
            _ = await plumb("test", "--cache", address)
            try forget()
            store.state.withLock { state in
                for path in state.files.keys where path.contains("/cas/") { state.files[path] = Data("poison".utf8) }
            }
            let run = await plumb("test", "--cache", address)
            #expect(run.status == .success && run.lines == ["all 2 cells match their goldens"])
            #expect(run.errors.contains("2 entries of the cache server refused: not what the checksum names; the cells were drawn"))
            try forget()
            store.state.withLock { state in
                for path in state.files.keys where path.contains("/ac/") { state.files[path] = Data([0x12, 0xff, 0x01]) }
            }
            #expect(await plumb("test", "--cache", address).errors.contains("2 entries of the cache server refused"))
        }
    }

    @Test func `a server that is down or broken is left out, and the result is right`() async throws {
        _ = await plumb("approve")
        try folder.write("name: A\nroot: {kind: UIView, backgroundColor: red}\n", to: "A.yaml")
        let down = await plumb("test", "--cache", "http://127.0.0.1:9/cells")
        #expect(down.status == .differences && down.lines.first == "2 of 2 cells differ")
        #expect(down.errors.contains("the cache server was left out: it cannot be reached; what it did not give was drawn"))
        try await serving { address in
            store.state.withLock { $0.status = .internalServerError }
            let broken = await plumb("test", "--cache", address)
            #expect(broken.lines.first == "2 of 2 cells differ" && broken.errors.contains("it answers HTTP 500"))
            store.state.withLock { $0.status = .unauthorized }
            #expect(await plumb("test", "--cache", address).errors.contains("it does not let us in (HTTP 401)"))
        }
    }

    @Test func `a slow server is asked once`() async throws {
        try await serving { address in
            store.state.withLock { $0.delay = .seconds(2) }
            let remote = RemoteCache(base: try #require(URL(string: address)), patience: 0.3)
            let cache = CellCache(folder: folder.url.appending(path: "cells"), renderer: Renderer(), programNamed: "test")
            await remote.fetch((0..<200).map { "\($0)" }, into: cache)
            #expect(remote.account.failure == "it does not answer in time")
            #expect(store.state.withLock { $0.asked } <= 32)
        }
    }

    @Test func `a reader stores nothing, and sends the header that the server asks for`() async throws {
        _ = await plumb("approve")
        try await serving { address in
            let run = await plumb(
                "test", "--cache", address, "--cache-read-only", environment: ["PLUMB_CACHE_HEADER": "Authorization: Bearer abc"])
            #expect(run.status == .success && store.files.isEmpty)
            #expect(Set(store.state.withLock { $0.headers }) == ["Bearer abc"])
        }
    }

    @Test func `a wrong address is an error before anything is drawn`() async {
        #expect(await plumb("test", "--cache", "ftp://example.com").errors.contains("an address that begins with http:// or https://"))
        #expect(await plumb("test", "--cache", "cells", "--cache-read-only").errors.contains("--cache-read-only needs --cache"))
    }
}
