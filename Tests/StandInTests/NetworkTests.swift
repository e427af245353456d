import CombineStandIn
import Foundation
import FoundationNetworking
import Testing
import UIKit

@testable import NetworkStandIn

/// `URLSession` without a network, by Apple's documentation of the class.
@MainActor struct NetworkTests {
    private typealias URLSession = NetworkStandIn.URLSession
    private typealias JSONDecoder = NetworkStandIn.JSONDecoder

    private struct Post: Decodable, Equatable {
        var id: Int
        var title: String
        var author: String
        var imageURL: URL
    }

    private let feed = URL(string: "https://api.example.com/feed")!

    /// Waits for turns of the main queue.
    private func turns() async { for _ in 0..<3 { await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } } } }

    /// A session as tests make it.
    private final class Mock: NetworkStandIn.URLSession, @unchecked Sendable {
        let own = URLSessionConfiguration.ephemeral, queue = OperationQueue()

        override var configuration: URLSessionConfiguration { own }
        override var delegateQueue: OperationQueue { queue }

        override init() { super.init() }
    }

    @Test func `a subclass gives its own configuration and queue`() {
        let mock = Mock(), session: URLSession = mock
        #expect(session.configuration === mock.own && session.delegateQueue === mock.queue && session.delegate == nil)
    }

    @Test func `a task that nobody has resumed is not answered`() async {
        nonisolated(unsafe) var answers = 0
        let task = URLSession.shared.dataTask(with: feed) { _, _, _ in answers += 1 }
        await turns()
        #expect(answers == 0 && task.state == .suspended)
        task.resume()
        #expect(answers == 0 && task.state == .running)
        await turns()
        #expect(answers == 1 && task.state == .completed)
        #expect((task.response as? HTTPURLResponse)?.statusCode == 200)
    }

    @Test func `a cache is made for a folder`() {
        let cache = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0, directory: FileManager.default.temporaryDirectory)
        #expect(cache.memoryCapacity == 1_000_000)
    }

    @Test func `an answer can be created without values, to be replaced by one that arrives`() async throws {
        var (data, response) = (Data(), URLResponse())
        #expect(data.isEmpty && HTTPURLResponse().statusCode == 200)
        (data, response) = try await URLSession.shared.data(for: URLRequest(url: feed))
        #expect(!data.isEmpty && response.url == feed)
    }

    @Test func `a cancelled task fails with the error of cancellation`() async {
        nonisolated(unsafe) var failure: (any Error)?
        let task = URLSession.shared.dataTask(with: feed) { _, _, error in failure = error }
        task.resume()
        task.cancel()
        await turns()
        #expect((failure as? URLError)?.code == .cancelled)
    }

    @Test func `an answer comes on the queue that the session was created with`() async {
        let queue = DispatchQueue(label: "answers"), operations = OperationQueue()
        operations.underlyingQueue = queue
        let session = URLSession(configuration: .default, delegate: nil, delegateQueue: operations)
        nonisolated(unsafe) var answers = 0
        session.dataTask(with: feed) { _, _, _ in
            dispatchPrecondition(condition: .onQueue(queue))
            answers += 1
        }.resume()
        await turns()
        #expect(answers == 1)
    }

    @Test func `data at an address is what a session gets there`() throws {
        InterfaceSample.register(server: SampleServer.data(contentsOf:))
        let data = try InterfaceSample.data(contentsOf: feed)
        #expect(try JSONDecoder().decode([Post].self, from: data).count == 3)
        let file = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
        try Data("text".utf8).write(to: file)
        #expect(try InterfaceSample.data(contentsOf: file) == Data("text".utf8))
    }

    @Test func `an answer decodes to sample values of whatever type is asked for, the same each time`() async throws {
        let (data, response) = try await URLSession.shared.data(from: feed)
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        let posts = try JSONDecoder().decode([Post].self, from: data), again = try JSONDecoder().decode([Post].self, from: data)
        #expect(posts.count == 3 && posts == again)
        #expect(Set(posts.map(\.title)).count == 3 && posts[0].author == "Anna Haro")
        #expect(try JSONDecoder().decode([Int].self, from: Data("[1, 2]".utf8)) == [1, 2])
    }

    private struct Record: Decodable {
        enum Status: String, Decodable, Equatable { case alive, dead }

        let status: Status
        let publishedAt, releaseDate, posterPath, avatarURL: String
        let counts: [String: Int]
    }

    @Test func `an answer has cases, dates as in ISO 8601, pictures by address and dictionaries with keys`() async throws {
        // Another test may replace the process's environment meanwhile.
        try await ScreenEnvironment().perform {
            InterfaceSample.register(Record.Status.self) { [.dead, .alive] }
            let url = try #require(URL(string: "https://api.example.com/record"))
            let record = try JSONDecoder().decode(Record.self, from: try await URLSession.shared.data(from: url).0)
            #expect(record.status == .dead)
            #expect(record.publishedAt == "2026-01-09T08:41:00Z" && record.releaseDate == "2026-01-09")
            #expect(record.posterPath == "/poster-1.jpg" && record.avatarURL == "https://example.com/avatar-1.jpg")
            #expect(record.counts.count == 3)
        }
    }

    private final class Comment: Decodable {
        let text: String
        let answered: Comment?
        let replies: [Comment]
        let topics: [String: [Comment]]
    }

    @Test func `a value has itself in it no further than a reader would look`() async throws {
        try await ScreenEnvironment().perform {
            let comment = try JSONDecoder().decode(Comment.self, from: try await URLSession.shared.data(from: feed).0)
            #expect(comment.answered == nil && comment.replies.count == 3)
            #expect(comment.replies.allSatisfy { $0.replies.isEmpty && !$0.text.isEmpty })
        }
    }

    private struct Answer: Decodable {
        let success: Bool
        let statusCode: Int
        let createdAt: Double
        let kind: String
    }

    @Test func `an answer succeeds, says when, and has a raw value where the app reads one`() async throws {
        try await ScreenEnvironment().perform {
            InterfaceSample.register(raw: "kind", ["film", "series"])
            let answer = try JSONDecoder().decode(Answer.self, from: try await URLSession.shared.data(from: feed).0)
            #expect(answer.success && answer.statusCode == 200 && answer.kind == "film")
            #expect(answer.createdAt == 1_767_948_060)
        }
    }

    @Test func `an answer has the keys that the app asks for`() async throws {
        try await ScreenEnvironment().perform {
            InterfaceSample.register(
                answer: "Movie",
                [
                    "title": "text", "id": "count", "rating": "amount", "poster_url": "text", "genres": "[text]", "cast": "[Person]",
                    "main": "{Movie.main}", "similar": "[]", "created_at": "moment",
                ])
            InterfaceSample.register(answer: "Movie.main", ["temp": "amount"])
            InterfaceSample.register(answer: "Person", ["name": "text"])
            let data = try await URLSession.shared.data(from: feed).0
            let movie = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
            #expect(movie["title"] as? String == "Morning Walk" && movie["id"] as? Int == 1 && movie["rating"] as? Double == 4.5)
            #expect(movie["poster_url"] as? String == "https://example.com/poster-1.jpg" && (movie["genres"] as? [String])?.count == 3)
            #expect((movie["cast"] as? [[String: Any]])?.compactMap { $0["name"] as? String }.count == 3)
            #expect((movie["main"] as? [String: Any])?["temp"] is Double)
            // It is not seen what a similar one is, so it has the keys of all, but no list of itself.
            let similar = try #require((movie["similar"] as? [[String: Any]])?.first)
            #expect(similar["title"] is String && similar["name"] is String && similar["similar"] == nil)
            #expect(data == (try await URLSession.shared.data(from: feed).0))
            #expect(try JSONDecoder().decode([Post].self, from: data).count == 3)
            InterfaceSample.register(answer: "", ["": "[]"])
            let list = try await URLSession.shared.data(from: feed).0
            #expect((try JSONSerialization.jsonObject(with: list) as? [[String: Any]])?.count == 3)
            #expect(try JSONDecoder().decode([Post].self, from: list).count == 3)
        }
    }

    @Test func `a picture by its address is a placeholder, and so is an answer that is read as one`() async throws {
        let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com/a.jpg")!)
        let (other, _) = try await URLSession.shared.data(from: feed)
        #expect(UIImage(data: data)?.size.width ?? 0 > 0)
        #expect(UIImage(data: other)?.size.width ?? 0 > 0)
        #expect(UIImage(data: Data("text".utf8)) == nil)
        #expect(try await URLSession.shared.data(from: URL(filePath: "/sample/image-url-1")).1.mimeType == "image/png")
    }

    @Test func `a session's function is passed on as one of an address alone, and its cache needs no folder`() async throws {
        let load: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)
        let (data, _) = try await load(URL(string: "https://example.com/a.jpg")!)
        #expect(UIImage(data: data)?.size.width ?? 0 > 0)
        #expect(URLCache(memoryCapacity: 64, diskCapacity: 128).memoryCapacity == 64)
    }

    @Test func `a screen that waits gets no answer, and one with an error gets that of a phone without a connection`() async {
        nonisolated(unsafe) var log: [String] = []
        for answering in [InterfaceSample.Answering.waits, .fails, .gives] {
            await ScreenEnvironment().perform {
                InterfaceSample.answering = answering
                URLSession.shared.dataTask(with: feed) { data, _, error in
                    log.append("\(answering): \(data == nil ? "no data" : "data"), \((error as? URLError)?.code.rawValue ?? 0)")
                }.resume()
                await turns()
            }
        }
        #expect(log == ["fails: no data, -1009", "gives: data, 0"])
    }

    @Test func `a publisher gives one answer and finishes`() async {
        nonisolated(unsafe) var log: [String] = []
        let observation = URLSession.shared.dataTaskPublisher(for: feed).map(\.response).sink {
            if case .finished = $0 { log.append("finished") }
        } receiveValue: {
            log.append($0.url?.absoluteString ?? "")
        }
        await turns()
        #expect(log == ["https://api.example.com/feed", "finished"])
        observation.cancel()
    }

    @Test func `a download is a file`() async throws {
        let (file, _) = try await URLSession.shared.download(from: feed)
        #expect(try Data(contentsOf: file).isEmpty == false)
        try FileManager.default.removeItem(at: file)
    }

    @Test func `a session's delegate is told in Apple's order`() async {
        final class Listener: NSObject, NetworkStandIn.URLSessionDataDelegate {
            nonisolated(unsafe) var log: [String] = []

            func urlSession(
                _ session: NetworkStandIn.URLSession, dataTask: NetworkStandIn.URLSessionDataTask, didReceive response: URLResponse,
                completionHandler: @escaping (NetworkStandIn.URLSession.ResponseDisposition) -> Void
            ) {
                log.append("response")
                completionHandler(.allow)
            }

            func urlSession(
                _ session: NetworkStandIn.URLSession, dataTask: NetworkStandIn.URLSessionDataTask, didReceive data: Data
            ) { log.append("data") }

            func urlSession(
                _ session: NetworkStandIn.URLSession, task: NetworkStandIn.URLSessionTask, didCompleteWithError error: (any Error)?
            ) { log.append(error == nil ? "completed" : "failed") }

            func urlSession(
                _ session: NetworkStandIn.URLSession, task: NetworkStandIn.URLSessionTask,
                didFinishCollecting metrics: URLSessionTaskMetrics
            ) { log.append("metrics") }
        }
        let listener = Listener()
        URLSession(configuration: .default, delegate: listener, delegateQueue: nil).dataTask(with: feed).resume()
        await turns()
        // Alamofire answers its caller once it has had the metrics and the end.
        #expect(listener.log == ["response", "data", "metrics", "completed"])
    }

    @Test(arguments: [
        ("https://api.example.com/feed", "feed.json", 200), ("https://api.example.com/feed?page=2", "feed?page=2.json", 200),
        ("https://api.example.com/feed?page=9", "feed.json", 200), ("https://api.example.com/user/1", "user/1.404.json", 404),
        ("https://api.example.com/", "index.html", 200),
    ])
    func `recorded answers are found by method, host, path and query`(address: String, file: String, status: Int) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fixtures-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["feed.json", "feed?page=2.json", "user/1.404.json", "index.html"] {
            let place = folder.appending(path: "GET api.example.com/\(name)")
            try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(name.utf8).write(to: place)
        }
        let url = try #require(URL(string: address)), recorded = RecordedAnswers(folder: folder)
        let answer = try #require(recorded.answer(to: URLRequest(url: url), url))
        #expect(String(decoding: answer.data, as: UTF8.self) == file)
        #expect((answer.response as? HTTPURLResponse)?.statusCode == status)
        var post = URLRequest(url: url)
        post.httpMethod = "POST"
        #expect(recorded.answer(to: post, url) == nil)
    }
}
