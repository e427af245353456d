import Foundation

/// A port that keeps a run loop going and never receives a message: `RunLoop.current.add(Port(), forMode: .default)`. Foundation's own ports stop
/// the program here; the adapter writes this class where code creates a `Port`, as a Mac does.
open class NSMachPort: Port {
    /// The timers that never fire and stand for the port in the modes of run loops.
    private var timers: [(loop: RunLoop, mode: RunLoop.Mode, timer: Timer)] = []
    private var isOpen = true

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open override var isValid: Bool { isOpen }

    open override func invalidate() {
        isOpen = false
        for entry in timers { entry.timer.invalidate() }
        timers = []
    }

    open override func schedule(in runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        timers.append((runLoop, mode, timer))
        runLoop.add(timer, forMode: mode)
    }

    open override func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        for entry in timers where entry.loop === runLoop && entry.mode == mode { entry.timer.invalidate() }
        timers.removeAll { $0.loop === runLoop && $0.mode == mode }
    }

    open override var reservedSpaceLength: Int { 0 }
}
