import Foundation
import FoundationNetworking
import Synchronization

/// A cell cache on a server, shared by machines. It speaks Bazel's HTTP protocol, which bazel-remote, nginx and object stores understand:
/// `GET` and `PUT` of `ac/KEY`, which names a content by its checksum, and of `cas/CHECKSUM`, the content.
///
/// The folder of the cell cache is in front of it: cells are downloaded into the folder before a run and uploaded from it afterwards. A
/// server that fails is not asked again in the run; the cells are then drawn. Whoever may write to the server is trusted, as with every
/// build cache: an entry says what a cell looks like.
package final class RemoteCache: Sendable {
    /// What happened, for a sentence at the end of the run.
    package struct Account: Sendable, Hashable {
        package var downloaded = 0, uploaded = 0
        /// Contents that did not match their checksum or could not be read.
        package var refused = 0
        /// Why the server is not asked any more.
        package var failure: String?
    }

    private let base: URL
    private let header: (name: String, value: String)?
    private let isReadOnly: Bool
    private let session: URLSession
    private let state = Mutex(Account())

    /// The longest content that is accepted, in bytes. An entry is a few hundred.
    private static let longest = 1 << 20
    /// The number of requests at the same time.
    private static let width = 16

    /// - Parameters:
    ///   - base: the address in front of `ac/` and `cas/`.
    ///   - header: sent with each request, for servers that ask who is there: `Authorization: Bearer …`.
    ///   - isReadOnly: whether nothing is uploaded.
    ///   - patience: the time to wait for an answer, in seconds.
    package init(base: URL, header: String? = nil, isReadOnly: Bool = false, patience: TimeInterval = 10) {
        self.base = base
        self.isReadOnly = isReadOnly
        let parts = header?.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) } ?? []
        self.header = parts.count == 2 ? (parts[0], parts[1]) : nil
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = patience
        configuration.httpMaximumConnectionsPerHost = Self.width
        session = URLSession(configuration: configuration)
    }

    package var account: Account { state.withLock { $0 } }

    private var isOff: Bool { state.withLock { $0.failure != nil } }

    private func fail(_ reason: String) { state.withLock { if $0.failure == nil { $0.failure = reason } } }

    // MARK: Both ways

    /// Downloads the cells that the folder lacks.
    package func fetch(_ keys: [String], into cache: CellCache) async {
        let missing = keys.filter { cache.entry(for: $0) == nil }
        await each(missing) { key in
            guard let entry = await self.content(for: key) else { return }
            guard cache.keep(encoded: entry, for: key) else { return self.state.withLock { $0.refused += 1 } }
            self.state.withLock { $0.downloaded += 1 }
        }
    }

    /// Uploads cells that were drawn.
    package func publish(_ keys: [String], from cache: CellCache) async {
        guard !isReadOnly else { return }
        await each(keys) { key in
            guard let data = cache.encoded(for: key) else { return }
            let checksum = SHA256([UInt8](data)).text
            let record = Data(ActionResult(checksum: checksum, size: data.count).bytes)
            // The content first: a record never names a content that is not there.
            guard await self.put(data, at: "cas/\(checksum)"), await self.put(record, at: "ac/\(Self.action(key))") else { return }
            self.state.withLock { $0.uploaded += 1 }
        }
    }

    private func each(_ keys: [String], _ work: @escaping @Sendable (String) async -> Void) async {
        await withTaskGroup(of: Void.self) { group in
            for (index, key) in keys.enumerated() where !isOff {
                if index >= Self.width { await group.next() }
                group.addTask { if !self.isOff { await work(key) } }
            }
        }
    }

    private func content(for key: String) async -> Data? {
        guard let data = await get("ac/\(Self.action(key))") else { return nil }
        guard let record = ActionResult([UInt8](data)), record.size <= Self.longest else { return refuse() }
        guard let content = await get("cas/\(record.checksum)") else { return nil }
        guard content.count == record.size, SHA256([UInt8](content)).text == record.checksum else { return refuse() }
        return content
    }

    private func refuse() -> Data? {
        state.withLock { $0.refused += 1 }
        return nil
    }

    /// Bazel's name of an action is a checksum, too.
    private static func action(_ key: String) -> String { SHA256(Array("plumb cell \(key)".utf8)).text }

    // MARK: Requests

    private func request(_ path: String) -> URLRequest {
        var request = URLRequest(url: base.appending(path: path))
        if let header { request.setValue(header.value, forHTTPHeaderField: header.name) }
        return request
    }

    private func get(_ path: String) async -> Data? {
        guard let (data, status) = await answer(to: request(path)), status == 200 else { return nil }
        return data.count <= Self.longest ? data : refuse()
    }

    private func put(_ data: Data, at path: String) async -> Bool {
        var request = request(path)
        request.httpMethod = "PUT"
        request.httpBody = data
        guard let (_, status) = await answer(to: request) else { return false }
        guard (200..<300).contains(status) else {
            fail("it refuses what is stored (HTTP \(status))")
            return false
        }
        return true
    }

    /// Returns the server's answer, or nil if the server has failed. 404 is an answer: the cell is not known.
    private func answer(to request: URLRequest) async -> (Data, status: Int)? {
        do {
            let (data, response) = try await session.data(for: request)
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            switch status {
            case 200..<300, 404: return (data, status)
            case 401, 403: fail("it does not let us in (HTTP \(status))")
            default: fail("it answers HTTP \(status)")
            }
        } catch let error as URLError where error.code == .timedOut {
            fail("it does not answer in time")
        } catch {
            fail("it cannot be reached")
        }
        return nil
    }
}
