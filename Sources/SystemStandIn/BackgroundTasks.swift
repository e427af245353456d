import Foundation
@_exported import UIKit

// The names of BackgroundTasks. No task ever runs.

/// A wish to run in the background.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    nonisolated(unsafe) open var earliestBeginDate: Date?

    init(name: String) { identifier = name }
}

open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(name: identifier) }
}

open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(name: identifier) }

    nonisolated(unsafe) open var requiresNetworkConnectivity = false
    nonisolated(unsafe) open var requiresExternalPower = false
}

open class BGTask: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    nonisolated(unsafe) open var expirationHandler: (() -> Void)?
    open func setTaskCompleted(success: Bool) {}
}

open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A scheduler that takes every request and never runs one.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    open class var shared: BGTaskScheduler { ScreenEnvironment.shared { BGTaskScheduler() } }
    @discardableResult open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }
    open func submit(_ taskRequest: BGTaskRequest) throws {}
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }

    public struct Error: Swift.Error, Hashable, Sendable {
        public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
        public let code: Code
        public init(_ code: Code) { self.code = code }
    }
}
