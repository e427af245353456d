import Foundation

// Core Foundation's names for run loops.

public typealias CFRunLoop = RunLoop
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    public static let defaultMode = RunLoop.Mode.default
    public static let commonModes = RunLoop.Mode.common
}

public let kCFRunLoopDefaultMode = RunLoop.Mode.default
public let kCFRunLoopCommonModes = RunLoop.Mode.common

public func CFRunLoopGetMain() -> CFRunLoop { RunLoop.main }
public func CFRunLoopGetCurrent() -> CFRunLoop { RunLoop.current }

/// Performs a block in the next turn of the run loop, whatever its mode.
public func CFRunLoopPerformBlock(_ loop: CFRunLoop, _ mode: Any, _ block: @escaping @Sendable () -> Void) { loop.perform(block) }

/// Does nothing: a block wakes its run loop.
public func CFRunLoopWakeUp(_ loop: CFRunLoop) {}
