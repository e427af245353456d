import Foundation; import UIKit

struct Post {
    var id = SimulatedRun.uuid()
    var date = SimulatedRun.date
    let due = SimulatedRun.date.addingTimeInterval(60 * 60)
    func age() -> TimeInterval { -date.timeIntervalSince(SimulatedRun.date) }
    func said() -> String { date.formatted(.relativeToRun(presentation: .named)) }
    func later() -> Date { SimulatedRun.date + 5 }
    func other() -> Date { SimulatedRun.date }
    func made() -> Date { SimulatedRun.date }
    func written(_ path: String) throws -> Date? { try FileManager.default.attributesOfItemInRun(atPath: path)[.creationDate] as? Date }
    func isNew() -> Bool { Calendar.current.isDate(date, inSameDayAs: SimulatedRun.date) }
    func wasNew() -> Bool { Calendar.current.isDate(date, inSameDayAs: SimulatedRun.date.addingTimeInterval(-86_400)) }
    func dice() -> UInt32 { SimulatedRun.arc4random_uniform(6) }
    func colour() -> Double { Double.random(in: 0...1) + SimulatedRun.drand48() }
    func fixed() -> Date { Date(timeIntervalSince1970: 0) }
    func wait() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) {} }
}
