import FlyingFox
import Foundation
import Snapshots
import Testing

@testable import PlumbCommand

/// `plumb review` in use and under attack. Requests pass the server's door; some of them arrive over a real socket.
struct ReviewTests {
    let folder = TemporaryFolder()

    init() throws {
        for name in ["A", "B"] {
            try folder.write("name: \(name)\nroot: {kind: UIView, backgroundColor: white}\n", to: "Inputs/\(name).yaml")
        }
        try folder.write("inputs: [Inputs]\nmatrix: small\nmatrices: {small: {devices: [40x40, 60x40]}}\n", to: "plumb.yaml")
    }

    private var store: GoldenStore { GoldenStore(folder: folder.url.appending(path: "Goldens")) }
    private var output: URL { folder.url.appending(path: "Output") }

    /// Returns a session in which two cells of A differ and the two of B are as approved.
    private func session() async throws -> ReviewSession {
        #expect(await CommandRun.of(["approve"], in: folder.url).status == .success)
        try folder.write("name: A\nroot: {kind: UIView, backgroundColor: black}\n", to: "Inputs/A.yaml")
        #expect(await CommandRun.of(["test"], in: folder.url).status == .differences)
        return ReviewSession(
            run: try StoredRun(in: output), output: output, approver: Approver(store: store),
            advice: ReportAdvice(approve: "plumb approve", prune: ""))
    }

    private struct Browser {
        let server: LoopbackServer
        var cookie: String?

        func ask(
            _ method: HTTPMethod = .GET, _ path: String, _ headers: [String: String?] = [:], query: [HTTPRequest.QueryItem] = [],
            body: Data = Data()
        ) async -> (status: Int, body: Data, headers: HTTPHeaders) {
            var all: [String: String?] = ["Host": "127.0.0.1:\(server.port)", "Cookie": cookie]
            if method == .POST {
                all["Origin"] = "http://127.0.0.1:\(server.port)"
                all["X-Plumb-Key"] = server.door.key
            }
            all.merge(headers) { $1 }
            var fields = HTTPHeaders()
            for (name, value) in all { if let value { fields[HTTPHeader(name)] = value } }
            let request = HTTPRequest(
                method: method, version: .http11, path: path, query: query, headers: fields, body: HTTPBodySequence(data: body))
            let response = await server.response(to: request)
            return (response.statusCode.code, (try? await response.bodyData) ?? Data(), response.headers)
        }

        mutating func enter() async {
            let answer = await ask(.GET, "/", query: [.init(name: "token", value: server.door.token)])
            #expect(answer.status == 303)
            cookie = answer.headers[HTTPHeader("Set-Cookie")].map { String($0.prefix { $0 != ";" }) }
        }

        func decide(_ decision: [String: [String]], _ headers: [String: String?] = [:]) async -> (status: Int, words: String) {
            let body = (try? JSONEncoder().encode(decision)) ?? Data()
            let answer = await ask(.POST, "/decide", headers, body: body)
            return (answer.status, String(decoding: answer.body, as: UTF8.self))
        }
    }

    private func browser(_ session: ReviewSession) async throws -> Browser {
        Browser(server: try await LoopbackServer { request, door in await session.reply(to: request, key: door.key) })
    }

    private var state: [String: Data] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.url.path)) ?? []
        return Dictionary(uniqueKeysWithValues: paths.map { ($0, (try? Data(contentsOf: folder.url.appending(path: $0))) ?? Data()) })
    }

    @Test func `accepting a cell replaces its golden and writes nothing else`() async throws {
        let session = try await session()
        var browser = try await browser(session)
        await browser.enter()
        let before = state
        let page = await browser.ask(.GET, "/")
        #expect(page.status == 200 && String(decoding: page.body, as: UTF8.self).contains(browser.server.door.key))
        #expect(await browser.decide(["reject": ["A/60x40@2x"]]).status == 200)
        #expect(state == before)
        #expect(await browser.decide(["accept": ["A/40x40@2x"]]).status == 200)
        let changed = Set(state.filter { before[$0.key] != $0.value }.keys)
        #expect(changed.filter { $0.contains(".") }.sorted() == ["Goldens/A/40x40@2x.png", "Goldens/A/40x40@2x.txt"])
        #expect(await CommandRun.of(["test"], in: folder.url).lines.first == "1 of 4 cells differs")
        let (open, rejected) = (await session.open, await session.rejected)
        #expect(open.isEmpty && rejected.map(\.description) == ["A/60x40@2x"])
    }

    @Test func `accepting takes the bytes that the run drew`() async throws {
        let session = try await session()
        var browser = try await browser(session)
        await browser.enter()
        let drawn = try Data(contentsOf: output.appending(path: "failures/A/40x40@2x.actual.png"))
        _ = await browser.decide(["accept": ["A/40x40@2x", "A/60x40@2x"]])
        #expect(try Data(contentsOf: folder.url.appending(path: "Goldens/A/40x40@2x.png")) == drawn)
        #expect(await CommandRun.of(["test"], in: folder.url).status == .success)
    }

    @Test func `evidence that was changed or belongs to another run is refused`() async throws {
        let session = try await session()
        var browser = try await browser(session)
        await browser.enter()
        let before = try folder.read("Goldens/A/40x40@2x.txt")
        let file = output.appending(path: "failures/A/40x40@2x.actual.png")
        try Data(contentsOf: output.appending(path: "failures/A/60x40@2x.actual.png")).write(to: file)
        let changed = await browser.decide(["accept": ["A/40x40@2x"]])
        #expect(changed.status == 409 && changed.words.contains("it has changed since the run"))
        _ = await CommandRun.of(["test", "B"], in: folder.url)
        #expect(await browser.decide(["accept": ["A/60x40@2x"]]).status == 409)
        #expect(try folder.read("Goldens/A/40x40@2x.txt") == before)
    }

    // MARK: Export

    @Test func `an export is a comment with thumbnails that names what changed and the command that accepts`() async throws {
        _ = try await session()
        let before = state
        let address = "https://example.com/pictures/7"
        let run = await CommandRun.of(
            ["review", "--export", "Comment", "--pictures", address, "--report", "https://example.com/run"], in: folder.url)
        #expect(run.status == .success && run.lines == ["2 of 4 cells differ", "comment: Comment/comment.md (cells: 2 shown)"])
        let comment = try folder.read("Comment/comment.md")
        #expect(comment.hasPrefix("<!-- plumb review -->\n### ❌ Plumb: 2 of 4 cells differ\n"))
        for part in [
            "#### `A/40x40@2x`", "| expected | actual | difference |", "plumb approve A\n", "[The whole report](https://example.com/run)",
        ] { #expect(comment.contains(part), "\(part)") }
        let changed = state.keys.filter { before[$0] == nil && $0.hasSuffix(".png") }
        #expect(changed.count == 6)
        for path in changed {
            let name = path.dropFirst("Comment/".count).replacing("@", with: "%40")
            #expect(comment.contains("\(address)/\(name)") || comment.contains("\(address)/\(path.dropFirst("Comment/".count))"), "\(path)")
        }
        #expect(before.allSatisfy { state[$0.key] == $0.value })
    }

    @Test func `an export as JSON says what is in it, and markdown is printed without a folder`() async throws {
        _ = try await session()
        let run = await CommandRun.of(["review", "--export", "Comment", "--json", "--cells", "1"], in: folder.url)
        let found = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(found["shown"] as? Int == 1 && found["folded"] as? Int == 1 && found["leftOut"] as? Int == 0)
        #expect(found["comment"] as? String == "Comment/comment.md" && (found["cells"] as? [Any])?.count == 2)
        let printed = await CommandRun.of(["review", "--format", "markdown"], in: folder.url)
        #expect(printed.status == .success && printed.output.contains("#### `A/60x40@2x`") && !printed.output.contains("<img"))
    }

    @Test(arguments: [
        ["--pictures", "https://example.com"], ["--report", "https://example.com"], ["--export", "C", "--pictures", "pictures"],
        ["--export", "C", "--report", "javascript:alert(1)"], ["--json", "--format", "markdown"], ["--format", "json", "--cells", "-1"],
    ]) func `options of an export that make no sense are refused`(options: [String]) async throws {
        #expect(await CommandRun.of(["review"] + options, in: folder.url).status != .success)
    }

    @Test func `a comment has a limit, and counts what does not fit`() {
        let entries = (0..<2_000).map { number in
            TestReport.Entry(key: GoldenStore.Key(caseName: "Case\(number)", cellName: "iPhone-16-Pro/portrait"), outcome: .missing)
        }
        var comment = ReviewComment(report: TestReport(entries: entries))
        comment.approve = "plumb approve " + entries.map(\.key.caseName).joined(separator: " ")
        let text = comment.text
        #expect(text.markdown.utf8.count <= 65_536 && text.leftOut > 0)
        #expect(text.shown == 10 && text.shown + text.folded + text.leftOut == 2_000)
        #expect(text.markdown.contains("\(text.leftOut) more cells, in `report.html`"))
        #expect(text.markdown.contains("<details><summary>\(text.folded) more cells</summary>"))
    }

    @Test func `texts of views cannot mention, link or load anything in a comment`() {
        let entry = TestReport.Entry(
            key: GoldenStore.Key(caseName: "A", cellName: "b"),
            outcome: .failed("`title` says @everyone <img src=x> ![x](https://evil.example/x) www.evil.example #77 | ``` \n# Big"))
        let text = ReviewComment(report: TestReport(entries: [entry])).text.markdown
        for part in ["@everyone", "<img", "![x]", "https://", "www.evil", "#77", "\n# Big"] { #expect(!text.contains(part), "\(part)") }
    }

    // MARK: Attacks

    @Test func `a missing, wrong or used token opens nothing`() async throws {
        let session = try await session()
        var browser = try await browser(session)
        let before = state
        #expect(await browser.ask(.GET, "/").status == 403)
        #expect(await browser.ask(.GET, "/", query: [.init(name: "token", value: "0")]).status == 403)
        #expect(await browser.ask(.GET, "/failures/A/40x40@2x.actual.png").status == 403)
        #expect(await browser.decide(["accept": ["A/40x40@2x"]]).status == 403)
        await browser.enter()
        let again = await browser.ask(.GET, "/", ["Cookie": nil], query: [.init(name: "token", value: browser.server.door.token)])
        #expect(again.status == 403 && again.headers[HTTPHeader("Set-Cookie")] == nil)
        for cookie in ["plumb=", "plumb=0", "other=\(browser.cookie ?? "")"] {
            #expect(await browser.ask(.GET, "/", ["Cookie": cookie]).status == 403)
        }
        #expect(state == before)
    }

    @Test func `other origins, other sites and rebound hosts are refused, even with a session`() async throws {
        let session = try await session()
        var browser = try await browser(session)
        await browser.enter()
        let before = state
        let accept = ["accept": ["A/40x40@2x"]]
        for origin in ["http://evil.example", "null", "https://127.0.0.1:\(browser.server.port)", "http://127.0.0.1:1", nil] {
            #expect(await browser.decide(accept, ["Origin": origin]).status == 403, "\(origin ?? "none")")
        }
        for host in [
            "evil.example", "evil.example:\(browser.server.port)", "127.0.0.1", "127.0.0.1:1",
            "127.0.0.1:\(browser.server.port).evil.example", nil,
        ] {
            #expect(await browser.decide(accept, ["Host": host]).status == 421, "\(host ?? "none")")
            #expect(await browser.ask(.GET, "/", ["Host": host]).status == 421)
        }
        #expect(await browser.decide(accept, ["Sec-Fetch-Site": "cross-site"]).status == 403)
        #expect(await browser.decide(accept, ["X-Plumb-Key": nil]).status == 403)
        #expect(await browser.decide(accept, ["X-Plumb-Key": "0"]).status == 403)
        for method in [HTTPMethod.PUT, .DELETE, HTTPMethod("OPTIONS")] { #expect(await browser.ask(method, "/decide").status == 405) }
        #expect(state == before)
    }

    @Test func `no path leads outside the run`() async throws {
        let session = try await session()
        try folder.write("secret", to: "secret.png")
        var browser = try await browser(session)
        await browser.enter()
        #expect(await browser.ask(.GET, "/failures/A/40x40@2x.actual.png").status == 200)
        for path in [
            "/../secret.png", "/failures/../../secret.png", "/failures/A/../../../secret.png", "/%2e%2e/secret.png", "//secret.png",
            "/failures/A/..%2f..%2f..%2fsecret.png", "/run.json", "/report.html", "/failures/A/40x40@2x.actual.txt",
            "/Goldens/A/40x40@2x.png",
            "/failures/A/40x40@2x.actual.png%00", "/etc/passwd", "/failures", "/failures/B/40x40@2x.actual.png",
        ] {
            let answer = await browser.ask(.GET, path)
            #expect(answer.status == 404, "\(path)")
            #expect(!String(decoding: answer.body, as: UTF8.self).contains("secret\n"))
        }
        for name in ["../../secret", "A/../../../x", "C/40x40@2x", "B/40x40@2x", "/etc/passwd", ""] {
            #expect(await browser.decide(["accept": [name]]).status == 409, "\(name)")
        }
    }

    @Test func `a symbolic link is followed neither to show nor to accept a picture`() async throws {
        let session = try await session()
        try folder.write("secret", to: "secret.png")
        var browser = try await browser(session)
        await browser.enter()
        let picture = output.appending(path: "failures/A/40x40@2x.actual.png")
        try FileManager.default.removeItem(at: picture)
        try FileManager.default.createSymbolicLink(at: picture, withDestinationURL: folder.url.appending(path: "secret.png"))
        #expect(await browser.ask(.GET, "/failures/A/40x40@2x.actual.png").status == 404)
        let moved = folder.url.appending(path: "moved")
        try FileManager.default.moveItem(at: output.appending(path: "failures/A"), to: moved)
        try FileManager.default.createSymbolicLink(at: output.appending(path: "failures/A"), withDestinationURL: moved)
        #expect(await browser.ask(.GET, "/failures/A/60x40@2x.actual.png").status == 404)
        #expect(await browser.decide(["accept": ["A/60x40@2x"]]).status == 409)
    }

    @Test func `bodies have a limit, and malformed decisions are refused`() async throws {
        let session = try await session()
        var browser = try await browser(session)
        await browser.enter()
        let before = state
        let large = Data(repeating: 0x20, count: 10_000_000)
        #expect(await browser.ask(.POST, "/decide", body: large).status == 413)
        #expect(await browser.ask(.POST, "/decide", ["Content-Length": "99999999999"], body: Data("{}".utf8)).status == 413)
        for text in ["", "[]", "{\"accept\": \"A/40x40@2x\"}", "{\"accept\": [1]}", "accept=A"] {
            #expect(await browser.ask(.POST, "/decide", body: Data(text.utf8)).status == 400, "\(text)")
        }
        #expect(state == before)
    }

    private static func each(_ count: Int, _ body: @Sendable (Int) async -> Int) async -> [Int] {
        var all: [Int] = []
        for number in 0..<count { all.append(await body(number)) }
        return all
    }

    @Test func `a thousand good and bad requests over a socket are answered`() async throws {
        let session = try await session()
        var browser = try await browser(session)
        let server = browser.server
        let serving = Task { try await server.run() }
        try await server.waitUntilListening()
        await browser.enter()
        let cookie = browser.cookie ?? ""
        let before = state
        let statuses = await withTaskGroup(of: [Int].self) { group in
            for part in 0..<8 {
                group.addTask {
                    await Self.each(125) { number in
                        let isGood = (part + number) % 2 == 0
                        return await RawHTTP.answer(
                            port: server.port,
                            "GET / HTTP/1.1\r\nHost: \(isGood ? "127.0.0.1:\(server.port)" : "evil.example")\r\nCookie: \(cookie)\r\nConnection: close\r\n\r\n"
                        )
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(statuses.count { $0 == 200 } == 500 && statuses.count { $0 == 421 } == 500)
        // A body of ten megabytes on a real connection.
        let head =
            "POST /decide HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nOrigin: http://127.0.0.1:\(server.port)\r\nX-Plumb-Key: \(server.door.key)\r\nCookie: \(cookie)\r\nContent-Length: 10000000\r\nConnection: close\r\n\r\n"
        #expect([413, 0].contains(await RawHTTP.answer(port: server.port, head + String(repeating: " ", count: 10_000_000))))
        #expect(
            await RawHTTP.answer(
                port: server.port, "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nCookie: \(cookie)\r\nConnection: close\r\n\r\n")
                == 200)
        #expect(state == before)
        await server.stop()
        serving.cancel()
    }

    @Test func `accepting and testing can run at the same time`() async throws {
        let session = try await session()
        var browser = try await browser(session)
        await browser.enter()
        // Goldens and evidence are read while they are written; another output folder leaves the reviewed run alone.
        let url = folder.url
        async let tests: [Bool] = {
            var statuses: [Bool] = []
            for _ in 0..<10 {
                let status = await CommandRun.of(["test", "--out", "Other"], in: url).status
                statuses.append(status == .success || status == .differences)
            }
            return statuses
        }()
        for _ in 0..<10 { _ = await browser.decide(["accept": ["A/40x40@2x", "A/60x40@2x"]]) }
        let statuses = await tests
        #expect(!statuses.contains(false))
        #expect(await CommandRun.of(["test", "--out", "Other"], in: folder.url).status == .success)
    }

    @Test func `the command says when there is nothing to review`() async throws {
        let none = await CommandRun.of(["review", "--out", "None"], in: folder.url)
        #expect(none.errors == "error: no test run found in “None”; run plumb test first\n")
        _ = await CommandRun.of(["approve"], in: folder.url)
        _ = await CommandRun.of(["test"], in: folder.url)
        #expect(await CommandRun.of(["review"], in: folder.url).output == "all 4 cells match their goldens\n")
    }
}

/// A request over a socket, as bytes.
enum RawHTTP {
    /// Sends a request from its own thread, because blocking sockets would leave no thread for the server.
    static func answer(port: UInt16, _ request: String) async -> Int {
        await withCheckedContinuation { done in Thread { done.resume(returning: status(port: port, request)) }.start() }
    }

    /// Returns the status of the answer, or 0 when the connection ended without one.
    static func status(port: UInt16, _ request: String) -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return -1 }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let connected = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { return -1 }
        var bytes = Array(request.utf8)[...]
        while !bytes.isEmpty {
            let sent = unsafe bytes.withUnsafeBytes { unsafe send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard sent > 0 else { break }
            bytes = bytes.dropFirst(sent)
        }
        var answer: [UInt8] = [], piece = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = unsafe piece.withUnsafeMutableBytes { unsafe recv(descriptor, $0.baseAddress, $0.count, 0) }
            guard count > 0 else { break }
            answer += piece[..<count]
        }
        let line = String(decoding: answer.prefix(64), as: UTF8.self).split(separator: " ")
        return line.count > 1 ? Int(line[1]) ?? 0 : 0
    }
}
