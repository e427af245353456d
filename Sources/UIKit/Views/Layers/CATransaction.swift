import Foundation

/// A group of layer changes. There are no implicit animations here: a changed property takes its value at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private struct Level {
        var duration: Double?
        var timing: CAMediaTimingFunction?
        var disablesActions = false
        var completion: (() -> Void)?
        var values: [String: Any] = [:]
        /// The end of the last animation that was added, in the timeline's time.
        var end: Double?
    }

    /// The open transactions of a screen, and the values set outside any.
    @MainActor private final class State: EnvironmentState {
        var levels: [Level] = []
        var outside = Level()
        nonisolated init() {}
    }

    private static var levels: [Level] {
        get { State.current.levels }
        set { State.current.levels = newValue }
    }

    private static var top: Level {
        get { levels.last ?? State.current.outside }
        set { if levels.isEmpty { State.current.outside = newValue } else { levels[levels.count - 1] = newValue } }
    }

    open class func begin() { levels.append(Level()) }

    /// Ends the innermost transaction. Its completion is called when the animations added in it are over, or at once without any.
    open class func commit() {
        guard let level = levels.popLast() else { return }
        if let end = level.end { extend(to: end) }
        guard let completion = level.completion else { return }
        guard let end = level.end, end > Timeline.current.now else { completion(); return }
        if end.isFinite { Timeline.current.schedule(at: end, completion) }
    }

    open class func flush() {}
    open class func lock() {}
    open class func unlock() {}

    /// The duration of animations that set none, in seconds.
    open class func animationDuration() -> CFTimeInterval { levels.reversed().lazy.compactMap(\.duration).first ?? 0.25 }
    open class func setAnimationDuration(_ duration: CFTimeInterval) { top.duration = duration }
    open class func animationTimingFunction() -> CAMediaTimingFunction? { levels.reversed().lazy.compactMap(\.timing).first }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { top.timing = function }
    open class func disableActions() -> Bool { top.disablesActions }
    open class func setDisableActions(_ flag: Bool) { top.disablesActions = flag }
    open class func completionBlock() -> (() -> Void)? { top.completion }

    /// Sets the completion block of the innermost transaction; outside a transaction, calls the block at once.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard !levels.isEmpty else { block?(); return }
        top.completion = block
    }

    open class func value(forKey key: String) -> Any? { top.values[key] }

    /// Sets the duration, the timing function, `disableActions` or the completion block by their keys; the value of any other key is stored.
    open class func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: top.duration = value.flatMap(LayerValue.init)?.number.map(Double.init)
        case kCATransactionDisableActions: top.disablesActions = value.flatMap(LayerValue.init)?.number.map { $0 != 0 } ?? false
        case kCATransactionAnimationTimingFunction: top.timing = value as? CAMediaTimingFunction
        case kCATransactionCompletionBlock: setCompletionBlock(value as? () -> Void)
        default: top.values[key] = value
        }
    }

    static func extend(to end: Double) {
        guard !levels.isEmpty else { return }
        top.end = max(top.end ?? end, end)
    }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
