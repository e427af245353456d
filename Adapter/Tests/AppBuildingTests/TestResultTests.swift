import Foundation
import Testing

@testable import AppBuilding

struct TestResultTests {
    @Test func `XCTest's output gives each test's outcome with its messages and their places`() {
        let log = XCTestLog(
            """
            Test Suite 'CartTests' started at 2026-01-09 09:41:00.000
            Test Case 'CartTests.testTotal' started at 2026-01-09 09:41:00.000
            printed by the app
            Test Case 'CartTests.testTotal' passed (0.001 seconds)
            Test Case 'CartTests.testTax' started at 2026-01-09 09:41:00.000
            /App/Tests/CartTests.swift:12: error: CartTests.testTax : XCTAssertEqual failed: ("1") is not equal to ("2") - with
            two lines
            Test Case 'CartTests.testTax' failed (0.0 seconds)
            Test Case 'CartTests.testShipping' started at 2026-01-09 09:41:00.000
            /App/Tests/CartTests.swift:20: CartTests.testShipping : Test skipped - no server
            Test Case 'CartTests.testShipping' skipped (0.0 seconds)
            Test Case 'CartTests.testCrash' started at 2026-01-09 09:41:00.000
            """.split(separator: "\n").map(String.init))
        #expect(log.unfinished == "CartTests.testCrash")
        #expect(log.results["CartTests.testTotal"]?.outcome == .passed)
        #expect(log.results["CartTests.testTotal"]?.messages == [])
        let tax = log.results["CartTests.testTax"]
        #expect(tax?.outcome == .failed)
        #expect(tax?.messages.map(\.place) == ["/App/Tests/CartTests.swift:12"])
        #expect(tax?.messages.map(\.text) == ["XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - with\ntwo lines"])
        #expect(log.results["CartTests.testShipping"]?.outcome == .skipped)
    }

    @Test func `Swift Testing's events give each test's outcome, and a known issue fails nothing`() {
        func event(_ kind: String, _ test: String, _ more: String = "") -> String {
            #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"App.Cart/\#(test)/Cart.swift:6:20"\#(more)},"version":0}"#
        }
        func test(_ name: String) -> String {
            #"{"kind":"test","payload":{"id":"App.Cart/\#(name)/Cart.swift:6:20","kind":"function","name":"\#(name)"},"version":0}"#
        }
        let message = #","messages":[{"symbol":"fail","text":"Expectation failed: 1 == 2"}]"#
        let issue = #","issue":{"isKnown":false,"sourceLocation":{"filePath":"/App/Cart.swift","line":9}}"#
        let events = TestEvents(
            [
                test("total()"), test("tax()"), test("shipping()"), event("testEnded", "total()"),
                event("issueRecorded", "tax()", message + issue), event("testEnded", "tax()"),
                event("issueRecorded", "shipping()", message + #","issue":{"isKnown":true}"#), event("testEnded", "shipping()"),
            ].joined(separator: "\n"))
        #expect(events.tests.map(\.name) == ["total()", "tax()", "shipping()"])
        let results = events.tests.compactMap { events.results[$0.id] }
        #expect(results.map(\.fullName) == ["Cart/total()", "Cart/tax()", "Cart/shipping()"])
        #expect(results.map(\.outcome) == [.passed, .failed, .passed])
        #expect(results[1].messages == [.init(text: "Expectation failed: 1 == 2", place: "/App/Cart.swift:9")])
    }

    @Test func `the file for CI servers is well-formed and names place and reason`() throws {
        let results = [
            TestResult(suite: "Cart", name: "testTotal", outcome: .passed),
            TestResult(
                suite: "Cart", name: "testTax", outcome: .failed, messages: [.init(text: "1 < 2 & \"so\" on\u{1}", place: "/A.swift:3")]),
            TestResult(suite: "Cart", name: "testShipping", outcome: .skipped, messages: [.init(text: "no server")]),
        ]
        let text = JUnitText([("AppTests", results)]).text
        #expect(text.contains("<testsuite name=\"AppTests\" tests=\"3\" failures=\"1\" skipped=\"1\">"))
        #expect(text.contains("<testcase classname=\"Cart\" name=\"testTotal\"/>"))
        #expect(text.contains("<failure message=\"/A.swift:3: 1 &lt; 2 &amp; &quot;so&quot; on\">"))
        #expect(text.contains("<skipped message=\"no server\">no server</skipped>"))
    }
}
