import CombineStandIn
import Foundation
import FoundationNetworking
import Synchronization
import UIKit

/// Foundation's session, answered without a network. Completion handlers and delegates are called in turns of the main queue, in the order in
/// which tasks were resumed, so that every run draws the same picture.
open class URLSession: NSObject, @unchecked Sendable {
    public typealias AuthChallengeDisposition = FoundationNetworking.URLSession.AuthChallengeDisposition
    public typealias ResponseDisposition = FoundationNetworking.URLSession.ResponseDisposition

    public enum DelayedRequestDisposition: Int, Sendable { case continueLoading, useNewRequest, cancel }

    private static let common = URLSession(configuration: .default)
    open class var shared: URLSession { common }

    // Subclasses that stand for a session in tests override these.
    open var configuration: URLSessionConfiguration { storedConfiguration }
    open var delegate: (any URLSessionDelegate)? { storedDelegate }
    open var delegateQueue: OperationQueue { storedQueue }
    private let storedConfiguration: URLSessionConfiguration
    private var storedDelegate: (any URLSessionDelegate)?
    private let storedQueue: OperationQueue
    open var sessionDescription: String?
    private let lastIdentifier = Atomic(0)

    public init(configuration: URLSessionConfiguration) {
        (storedConfiguration, storedQueue) = (configuration, .main)
    }

    public init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?) {
        (storedConfiguration, storedDelegate, storedQueue) = (configuration, delegate, queue ?? .main)
    }

    /// Creates a session with the default configuration.
    public override init() { (storedConfiguration, storedQueue) = (.default, .main) }

    func nextIdentifier() -> Int { lastIdentifier.add(1, ordering: .relaxed).newValue }

    // MARK: Tasks

    open func dataTask(with request: URLRequest) -> URLSessionDataTask { delegating(URLSessionDataTask(request, self)) }

    open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    open func dataTask(
        with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { completing(URLSessionDataTask(request, self), completionHandler) }

    open func dataTask(
        with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { dataTask(with: URLRequest(url: url), completionHandler: completionHandler) }

    open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        delegating(URLSessionUploadTask(request, self))
    }

    open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        delegating(URLSessionUploadTask(request, self))
    }

    open func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
        delegating(URLSessionUploadTask(request, self))
    }

    open func uploadTask(
        with request: URLRequest, from bodyData: Data?, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { completing(URLSessionUploadTask(request, self), completionHandler) }

    open func uploadTask(
        with request: URLRequest, fromFile fileURL: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { completing(URLSessionUploadTask(request, self), completionHandler) }

    open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        let task = URLSessionDownloadTask(request, self)
        task.finish = { [weak task] result in task.map { self.tell(of: $0, result) } }
        return task
    }

    open func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }

    open func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask { URLSessionDownloadTask() }

    open func downloadTask(
        with request: URLRequest, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        let task = URLSessionDownloadTask(request, self)
        task.finish = { result in
            do {
                let answer = try result.get()
                completionHandler(try Self.file(of: answer), answer.response, nil)
            } catch { completionHandler(nil, nil, error) }
        }
        return task
    }

    open func downloadTask(
        with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url), completionHandler: completionHandler) }

    open func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask { URLSessionWebSocketTask(request, self) }
    open func webSocketTask(with url: URL) -> URLSessionWebSocketTask { webSocketTask(with: URLRequest(url: url)) }
    open func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask { webSocketTask(with: url) }

    // MARK: Values

    open func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse) {
        try await InterfaceSample.patience()
        let answer = try SimulatedServer.answer(to: request)
        return (answer.data, answer.response)
    }

    open func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url), delegate: delegate)
    }

    open func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { try await data(for: request, delegate: delegate) }

    open func upload(
        for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { try await data(for: request, delegate: delegate) }

    open func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse) {
        try await InterfaceSample.patience()
        let answer = try SimulatedServer.answer(to: request)
        return (try Self.file(of: answer), answer.response)
    }

    open func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse) {
        try await download(for: URLRequest(url: url), delegate: delegate)
    }

    open func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        try await InterfaceSample.patience()
        let answer = try SimulatedServer.answer(to: request)
        return (AsyncBytes(data: answer.data), answer.response)
    }

    open func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    public struct AsyncBytes: AsyncSequence, Sendable {
        let data: Data

        public struct AsyncIterator: AsyncIteratorProtocol {
            var rest: Data.Iterator

            public mutating func next() async throws -> UInt8? { rest.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }

        /// The lines of the text.
        public var lines: AsyncStream<String> {
            let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
            return AsyncStream { stream in
                for line in lines { stream.yield(line) }
                stream.finish()
            }
        }
    }

    /// A publisher that asks once a subscriber has come.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        public func observe(
            _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<URLError>) -> Void
        ) -> AnyCancellable {
            let task = session.dataTask(with: request) { data, response, error in
                guard let data, let response else { return completion(.failure(error as? URLError ?? URLError(.unknown))) }
                value((data, response))
                completion(.finished)
            }
            task.resume()
            return AnyCancellable { task.cancel() }
        }
    }

    open func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }
    open func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    // MARK: Life

    open func finishTasksAndInvalidate() { invalidateAndCancel() }

    open func invalidateAndCancel() {
        let last = delegate
        storedDelegate = nil
        InterfaceSample.later { last?.urlSession(self, didBecomeInvalidWithError: nil) }
    }

    open func reset(completionHandler: @escaping () -> Void) { InterfaceSample.later(completionHandler) }
    open func flush(completionHandler: @escaping () -> Void) { InterfaceSample.later(completionHandler) }

    /// Nothing is outstanding for longer than a turn of the main queue.
    open func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) { InterfaceSample.later { completionHandler([]) } }

    open func getTasksWithCompletionHandler(
        _ completionHandler: @escaping ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
    ) { InterfaceSample.later { completionHandler([], [], []) } }

    open var allTasks: [URLSessionTask] { get async { [] } }
    open var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) { get async { ([], [], []) } }

    // MARK: Answers

    /// Runs a callback on the queue that the session was created with, while the main queue waits, so that the order of answers stays.
    func onDelegateQueue(_ callback: () -> Void) {
        guard delegateQueue !== OperationQueue.main, let queue = unsafe delegateQueue.underlyingQueue,
            queue.label != DispatchQueue.main.label
        else { return callback() }
        queue.sync(execute: callback)
    }

    private func completing<Task: URLSessionTask>(
        _ task: Task, _ handler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> Task {
        task.finish = { result in
            switch result {
            case .success(let answer): handler(answer.data, answer.response, nil)
            case .failure(let error): handler(nil, nil, error)
            }
        }
        return task
    }

    private func delegating<Task: URLSessionDataTask>(_ task: Task) -> Task {
        task.finish = { [weak task] result in task.map { self.tell(of: $0, result) } }
        return task
    }

    /// Sends the session's delegate the messages of a data task.
    private func tell(of task: URLSessionDataTask, _ result: Result<SimulatedServer.Answer, any Error>) {
        let receiver = (task.delegate ?? delegate) as? any URLSessionTaskDelegate
        guard case .success(let answer) = result else { return end(task, result, receiver) }
        guard let listener = receiver as? any URLSessionDataDelegate else { return end(task, result, receiver) }
        listener.urlSession(self, dataTask: task, didReceive: answer.response) { disposition in
            guard disposition != .cancel else { return self.end(task, .failure(URLError(.cancelled)), receiver) }
            listener.urlSession(self, dataTask: task, didReceive: answer.data)
            self.end(task, result, receiver)
        }
    }

    /// Sends the session's delegate the messages of a download.
    private func tell(of task: URLSessionDownloadTask, _ result: Result<SimulatedServer.Answer, any Error>) {
        let receiver = (task.delegate ?? delegate) as? any URLSessionTaskDelegate
        if case .success(let answer) = result, let file = try? Self.file(of: answer) {
            let count = Int64(answer.data.count), listener = receiver as? any URLSessionDownloadDelegate
            listener?.urlSession(
                self, downloadTask: task, didWriteData: count, totalBytesWritten: count, totalBytesExpectedToWrite: count)
            listener?.urlSession(self, downloadTask: task, didFinishDownloadingTo: file)
        }
        end(task, result, receiver)
    }

    private func end(
        _ task: URLSessionTask, _ result: Result<SimulatedServer.Answer, any Error>, _ receiver: (any URLSessionTaskDelegate)?
    ) {
        var failure: (any Error)?
        if case .failure(let error) = result { failure = error }
        // Before the end, as on iOS: Alamofire waits for both.
        receiver?.urlSession(self, task: task, didFinishCollecting: URLSessionTaskMetrics())
        receiver?.urlSession(self, task: task, didCompleteWithError: failure)
    }

    private static func file(of answer: SimulatedServer.Answer) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appending(path: "download-\(UUID().uuidString)")
        try answer.data.write(to: file)
        return file
    }
}

extension URLSession {
    // Without a delegate, as functions of one value: `session.data(from:)` is passed on, and fulfils an app's protocol.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) { try await data(for: request, delegate: nil) }
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }

    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }

    public func download(for request: URLRequest) async throws -> (URL, URLResponse) { try await download(for: request, delegate: nil) }
    public func download(from url: URL) async throws -> (URL, URLResponse) { try await download(from: url, delegate: nil) }
}
