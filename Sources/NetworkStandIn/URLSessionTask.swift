import Foundation
import FoundationNetworking
import UIKit

/// A request of a session. It is answered in the turn of the main queue after it was resumed.
open class URLSessionTask: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable { case running, suspended, canceling, completed }

    public static let defaultPriority: Float = 0.5
    public static let lowPriority: Float = 0.25
    public static let highPriority: Float = 0.75

    open internal(set) var taskIdentifier = 0
    open internal(set) var originalRequest: URLRequest?
    open var currentRequest: URLRequest? { originalRequest }
    open internal(set) var response: URLResponse?
    open internal(set) var state = State.suspended
    open internal(set) var error: (any Error)?
    open var taskDescription: String?
    open var priority = URLSessionTask.defaultPriority
    open var progress = Progress(totalUnitCount: 1)
    open var delegate: (any URLSessionTaskDelegate)?
    open var earliestBeginDate: Date?
    open var prefersIncrementalDelivery = true
    open var countOfBytesClientExpectsToSend: Int64 = -1
    open var countOfBytesClientExpectsToReceive: Int64 = -1
    open var countOfBytesSent: Int64 { Int64(originalRequest?.httpBody?.count ?? 0) }
    open var countOfBytesExpectedToSend: Int64 { countOfBytesSent }
    open internal(set) var countOfBytesReceived: Int64 = 0
    open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? -1 }

    /// Called with the answer.
    var finish: ((Result<SimulatedServer.Answer, any Error>) -> Void)?
    /// What keeps the session while the task runs.
    var session: URLSession?

    public override init() { super.init() }

    init(_ request: URLRequest, _ session: URLSession) {
        super.init()
        originalRequest = request
        self.session = session
        taskIdentifier = session.nextIdentifier()
    }

    open func resume() {
        guard state == .suspended else { return }
        state = .running
        InterfaceSample.later { self.run() }
    }

    open func suspend() { if state == .running { state = .suspended } }

    open func cancel() {
        guard state == .running || state == .suspended else { return }
        state = .canceling
        InterfaceSample.later { self.complete(.failure(URLError(.cancelled))) }
    }

    private func run() {
        guard state == .running, let originalRequest else { return }
        complete(Result { try SimulatedServer.answer(to: originalRequest) })
    }

    private func complete(_ result: Result<SimulatedServer.Answer, any Error>) {
        guard state != .completed else { return }
        state = .completed
        switch result {
        case .success(let answer):
            response = answer.response
            countOfBytesReceived = Int64(answer.data.count)
            progress.completedUnitCount = progress.totalUnitCount
        case .failure(let error): self.error = error
        }
        let tell = finish
        session?.onDelegateQueue { tell?(result) }
        finish = nil
        session = nil
    }
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
    open func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
        cancel()
        completionHandler(nil)
    }

    open func cancelByProducingResumeData() async -> Data? {
        cancel()
        return nil
    }
}

/// A connection on which nothing arrives.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
    public enum Message: Sendable { case data(Data), string(String) }

    public enum CloseCode: Int, Sendable {
        case invalid = 0
        case normalClosure = 1000
        case goingAway = 1001
        case protocolError = 1002
        case unsupportedData = 1003
        case noStatusReceived = 1005
        case abnormalClosure = 1006
        case invalidFramePayloadData = 1007
        case policyViolation = 1008
        case messageTooBig = 1009
        case mandatoryExtensionMissing = 1010
        case internalServerError = 1011
        case tlsHandshakeFailure = 1015
    }

    open var maximumMessageSize = 1_048_576
    open private(set) var closeCode = CloseCode.invalid
    open private(set) var closeReason: Data?
    private let messages = AsyncStream<Message>.makeStream()

    open override func resume() { state = .running }
    open func send(_ message: Message, completionHandler: @escaping ((any Error)?) -> Void) {
        InterfaceSample.later { completionHandler(nil) }
    }
    open func send(_ message: Message) async throws {}
    open func receive(completionHandler: @escaping (Result<Message, any Error>) -> Void) {}
    /// Waits until the task around it is cancelled.
    open func receive() async throws -> Message {
        for await message in messages.stream { return message }
        throw URLError(.cancelled)
    }
    open func sendPing(pongReceiveHandler: @escaping ((any Error)?) -> Void) { InterfaceSample.later { pongReceiveHandler(nil) } }
    open func cancel(with closeCode: CloseCode, reason: Data?) {
        (self.closeCode, closeReason) = (closeCode, reason)
        cancel()
    }
}
