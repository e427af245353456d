import Foundation
import Testing
import UIKit

/// Returns random components, as for colours.
private func colors(_ count: Int) -> [CGFloat] { (0..<count).map { _ in CGFloat.random(in: 0...1) } }

@Suite("Run") struct SimulatedRunTests {
    private let arabic = SimulatedRun(locale: Locale(identifier: "ar_EG"))

    @Test func `time, identifiers and random numbers start anew with each run`() {
        let first = SimulatedRun.standard.perform { (SimulatedRun.date, SimulatedRun.uuid(), colors(4), [1, 2, 3, 4, 5].shuffled()) }
        let second = SimulatedRun.standard.perform { (SimulatedRun.date, SimulatedRun.uuid(), colors(4), [1, 2, 3, 4, 5].shuffled()) }
        #expect(first == second)
        #expect(Set(first.2).count == 4)
        #expect(SimulatedRun(seed: 1).perform { colors(4) } != first.2)
        #expect(first.0 == Date(timeIntervalSince1970: 1_767_951_660))
    }

    @Test func `one more identifier does not change the random numbers`() {
        let plain = SimulatedRun.standard.perform { colors(3) }
        #expect(
            SimulatedRun.standard.perform {
                _ = SimulatedRun.uuid(); return colors(3)
            } == plain)
    }

    @Test func `Swift's random numbers come from the run's seed`() {
        func drawn() -> [Int] {
            var generator = SystemRandomNumberGenerator()
            let letters = ["a", "b", "c", "d"]
            var deck = Array(0..<8)
            deck.shuffle()
            return [
                Int.random(in: 0..<1000), Int(Double.random(in: 0..<1000)), Bool.random() ? 1 : 0, Int(UInt8.random(in: 0...255)),
                letters.firstIndex(of: letters.randomElement() ?? "") ?? -1, Int.random(in: 0...9, using: &generator),
            ] + deck
        }
        #expect(SimulatedRun(seed: 3).perform { drawn() } == SimulatedRun(seed: 3).perform { drawn() })
        #expect(SimulatedRun(seed: 3).perform { drawn() } != SimulatedRun(seed: 4).perform { drawn() })
    }

    @Test @MainActor func `the run's time advances with the timeline`() {
        SimulatedRun.standard.perform {
            Timeline.current = Timeline()
            Timeline.current.advance(to: 90)
            #expect(SimulatedRun.date == SimulatedRun.standardNow.addingTimeInterval(90))
        }
    }

    @Test func `locale, calendar, time zone and languages are the run's`() throws {
        let run = try SimulatedRun(timeZone: "Asia/Tokyo", locale: "ar_EG")
        run.perform {
            #expect(Locale.current.identifier == "ar_EG")
            #expect(Locale.autoupdatingCurrent.identifier == "ar_EG")
            #expect(Locale.preferredLanguages == ["ar"])
            #expect(Calendar.current.locale?.identifier == "ar_EG")
            #expect(TimeZone.current.identifier == "Asia/Tokyo")
            #expect(NSTimeZone.default.identifier == "Asia/Tokyo")
        }
        #expect(Locale.current.identifier == "en_US")
        #expect(TimeZone.current == .gmt)
    }

    @Test(arguments: [("Asia/Tokyo", "18:41"), ("+05:30", "15:11"), ("GMT", "09:41")])
    func `a date formatter without its own time zone uses the run's`(zone: String, time: String) throws {
        try SimulatedRun(timeZone: zone).perform {
            let formatter = DateFormatter()
            formatter.dateFormat = "HH:mm"
            #expect(formatter.string(from: SimulatedRun.standardNow) == time)
            #expect(formatter.timeZone.secondsFromGMT() == TimeZone.current.secondsFromGMT())
        }
    }

    @Test func `formatters write as in the run's region`() {
        let moment = Date(timeIntervalSince1970: 1_767_951_660)
        arabic.perform {
            #expect(NumberFormatter.localizedString(from: 1234.5, number: .decimal) == "١٬٢٣٤٫٥")
            #expect(77.formatted() == "٧٧")
            #expect(String.localizedStringWithFormat("%d", 12) == "١٢")
            let formatter = DateFormatter()
            formatter.dateStyle = .full
            formatter.timeStyle = .short
            let day = formatter.string(from: moment)
            #expect(day.contains("الجمعة") && day.contains("يناير") && day.contains("٢٠٢٦") && day.contains("٩:٤١"))
            #expect(!day.contains(where: { $0.isASCII && ($0.isNumber || $0.isLetter) }))
            let relative = RelativeDateTimeFormatter()
            #expect(relative.localizedString(for: moment, relativeTo: moment.addingTimeInterval(7200)) == "قبل ساعتين")
            #expect(moment.addingTimeInterval(-7200).formatted(.relativeToRun(presentation: .numeric)) == "قبل ساعتين")
            let length = DateComponentsFormatter()
            #expect(length.string(from: 75) == "١:١٥")
            #expect(ListFormatter.localizedString(byJoining: ["أ", "ب"]).contains("و"))
        }
        let standard = DateFormatter()
        standard.dateStyle = .long
        standard.timeStyle = .short
        // A narrow space precedes AM.
        #expect(standard.string(from: moment).replacing("\u{202F}", with: " ") == "January 9, 2026 at 9:41 AM")
    }

    @Test func `a language gets the region with most of its speakers, and a chosen region is kept`() throws {
        #expect(SimulatedRun.standard.inLanguage("ar").locale.identifier == "ar_EG")
        #expect(SimulatedRun.standard.inLanguage("pt").locale.identifier == "pt_BR")
        #expect(SimulatedRun.standard.inLanguage("zh-Hant").locale.identifier == "zh-Hant_TW")
        #expect(try SimulatedRun(locale: "de_CH").inLanguage("fr").locale.identifier == "fr_CH")
        #expect(try SimulatedRun(locale: "de_CH").inLanguage("de").locale.identifier == "de_CH")
    }

    @Test(arguments: [
        ("2026-01-09T09:41:00Z", "GMT", 1_767_951_660.0), ("2026-01-09 09:41", "GMT", 1_767_951_660),
        ("2026-01-09 10:41", "Europe/Berlin", 1_767_951_660), ("2026-01-09T10:41:00+01:00", "Asia/Tokyo", 1_767_951_660),
        ("2026-01-09", "+05:30", 1_767_897_000),
    ])
    func `dates are read as people write them`(text: String, zone: String, seconds: Double) throws {
        #expect(try SimulatedRun(now: text, timeZone: zone).now == Date(timeIntervalSince1970: seconds))
    }

    @Test func `an unknown date, time zone or locale is an error`() {
        #expect(throws: SimulatedRun.Fault.now("soon")) { try SimulatedRun(now: "soon") }
        #expect(throws: SimulatedRun.Fault.now("2026-02-30")) { try SimulatedRun(now: "2026-02-30") }
        #expect(throws: SimulatedRun.Fault.timeZone("Mars/Base")) { try SimulatedRun(timeZone: "Mars/Base") }
        #expect(throws: SimulatedRun.Fault.locale("!")) { try SimulatedRun(locale: "!") }
    }
}
