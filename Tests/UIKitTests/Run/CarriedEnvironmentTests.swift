import Foundation
import Synchronization
import Testing

@testable import UIKit

/// What a screen leaves on queues and run loops runs in its environment, whatever runs then.
@MainActor struct CarriedEnvironmentTests {
    private let screen = ScreenEnvironment(), other = ScreenEnvironment()

    @Test func `a work item runs in the screen that created it, on any queue and with its flags`() async {
        let screen = screen
        let found = await withCheckedContinuation { done in
            let queue = DispatchQueue(label: "own", attributes: .concurrent)
            screen.perform {
                queue.async(execute: DispatchWorkItem(qos: .utility, flags: .barrier) { done.resume(returning: ScreenEnvironment.current) })
            }
        }
        #expect(found === screen)
    }

    @Test func `a work item can be performed twice, cancelled and waited for`() {
        let screen = screen
        let count = Mutex(0)
        let item = screen.perform {
            DispatchWorkItem { if ScreenEnvironment.current === screen { count.withLock { $0 += 1 } } }
        }
        other.perform { item.perform() }
        item.perform()
        #expect(count.withLock { $0 } == 2)
        let late = screen.perform { DispatchWorkItem { count.withLock { $0 = 100 } } }
        late.cancel()
        DispatchQueue.global().async(execute: late)
        late.wait()
        #expect(count.withLock { $0 } == 2)
    }

    @Test(arguments: [true, false]) func `a timer fires in the screen that created it`(repeats: Bool) {
        let screen = screen
        let found = Mutex<[ScreenEnvironment]>([])
        let timer = screen.perform {
            Timer(timeInterval: 0.001, repeats: repeats) { _ in found.withLock { $0.append(ScreenEnvironment.current) } }
        }
        RunLoop.current.add(timer, forMode: .default)
        for _ in 0..<1000 where found.withLock({ $0.count }) < (repeats ? 2 : 1) { other.perform { _ = RunLoop.byClock(.default, 0.02) } }
        timer.invalidate()
        #expect(found.withLock { $0.count } >= (repeats ? 2 : 1) && found.withLock { $0.allSatisfy { $0 === screen } })
    }

    @Test func `defaults of a suite are a screen's own, and those of its launch`() throws {
        let launch = ScreenEnvironment()
        let late = launch.perform { () -> ScreenEnvironment in
            UserDefaults(suiteName: "group.plumb")?.set("launch", forKey: "name")
            return ScreenEnvironment(run: .standard, text: .standard)
        }
        func name() -> String? { UserDefaults(suiteName: "group.plumb")?.string(forKey: "name") }
        #expect(late.perform(name) == "launch" && other.perform(name) == nil)
        late.perform { UserDefaults(suiteName: "group.plumb")?.set("late", forKey: "name") }
        #expect(launch.perform(name) == "launch" && late.perform(name) == "late")
        late.perform {
            #expect(UserDefaults.standard.string(forKey: "name") == nil)
            UserDefaults.standard.removePersistentDomain(forName: "group.plumb")
        }
        #expect(late.perform(name) == nil && launch.perform(name) == "launch")
    }
}
