import Foundation; import UIKit

func show(_ values: [Int], then done: @escaping () -> Void) -> Int {
    SimulatedRun.sync {
        print(values)
    }
    SimulatedRun.sync(execute: done)
    let count = SimulatedRun.sync { values.count }
    DispatchQueue.global().sync { print(count) }
    DispatchQueue.main.async { print(count) }
    return count
}
