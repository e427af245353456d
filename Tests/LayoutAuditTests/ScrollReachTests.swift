import Testing
import UIKit

@testable import LayoutAudit

/// What stands in a scroll view is off the screen where no scrolling reaches it.
@MainActor struct ScrollReachTests: WindowTests {
    private func told(_ label: CGRect, content: CGSize) -> [String] {
        let window = window { view in
            let scroll = UIScrollView(frame: view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = content
            view.addSubview(scroll)
            let text = UILabel(frame: label)
            text.text = "Hello"
            scroll.addSubview(text)
        }
        return Audit.findings(in: window, kinds: [.offScreen]).map(\.fact)
    }

    @Test func `far down is fine`() {
        #expect(told(CGRect(x: 10, y: 1900, width: 100, height: 30), content: CGSize(width: 320, height: 2000)) == [])
    }

    @Test func `below the content and beside it is not`() {
        let below = told(CGRect(x: 10, y: 1900, width: 100, height: 30), content: CGSize(width: 320, height: 1910))
        #expect(below == ["part of it lies outside what can be scrolled to"])
        let beside = told(CGRect(x: -120, y: 20, width: 100, height: 30), content: CGSize(width: 320, height: 900))
        #expect(beside == ["it lies outside what can be scrolled to"])
    }

    @Test func `content smaller than its scroll view leaves the rest in sight`() {
        #expect(told(CGRect(x: 10, y: 300, width: 100, height: 30), content: CGSize(width: 100, height: 100)) == [])
    }
}
