import Foundation

func show(_ values: [Int], then done: @escaping () -> Void) -> Int {
    DispatchQueue.main.sync {
        print(values)
    }
    DispatchQueue.main.sync(execute: done)
    let count = DispatchQueue.main.sync { values.count }
    DispatchQueue.global().sync { print(count) }
    DispatchQueue.main.async { print(count) }
    return count
}
