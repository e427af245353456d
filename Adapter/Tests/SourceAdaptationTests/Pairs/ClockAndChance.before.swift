import Foundation

struct Post {
    var id = UUID()
    var date = Date()
    let due = Date(timeIntervalSinceNow: 60 * 60)
    func age() -> TimeInterval { -date.timeIntervalSinceNow }
    func said() -> String { date.formatted(.relative(presentation: .named)) }
    func later() -> Date { Date.now + 5 }
    func other() -> Date { Foundation.Date() }
    func made() -> Date { Date.init() }
    func written(_ path: String) throws -> Date? { try FileManager.default.attributesOfItem(atPath: path)[.creationDate] as? Date }
    func isNew() -> Bool { Calendar.current.isDateInToday(date) }
    func wasNew() -> Bool { Calendar.current.isDateInYesterday(date) }
    func dice() -> UInt32 { arc4random_uniform(6) }
    func colour() -> Double { Double.random(in: 0...1) + drand48() }
    func fixed() -> Date { Date(timeIntervalSince1970: 0) }
    func wait() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) {} }
}
