import Testing
import UIKit

@testable import LayoutAudit

/// Views in a scroll view are off the screen where no scrolling reaches them.
@MainActor struct ScrollReachTests: WindowTests {
    private func reported(_ label: CGRect, content: CGSize) -> [String] {
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

    @Test func `a view far down in the content is not reported`() {
        #expect(reported(CGRect(x: 10, y: 1900, width: 100, height: 30), content: CGSize(width: 320, height: 2000)) == [])
    }

    @Test func `views below the content and beside it are reported`() {
        let below = reported(CGRect(x: 10, y: 1900, width: 100, height: 30), content: CGSize(width: 320, height: 1910))
        #expect(below == ["part of it is outside the scrollable area"])
        let beside = reported(CGRect(x: -120, y: 20, width: 100, height: 30), content: CGSize(width: 320, height: 900))
        #expect(beside == ["it is outside the scrollable area"])
    }

    @Test func `content smaller than its scroll view leaves the rest visible`() {
        #expect(reported(CGRect(x: 10, y: 300, width: 100, height: 30), content: CGSize(width: 100, height: 100)) == [])
    }
}
