import Foundation
import Testing
import UIKit

/// What code does between a recogniser and its delegate.
@MainActor struct GestureDelegateTests {
    /// A recogniser that says itself how it is made, as `init()` of a convenience initialiser allows.
    private final class OwnRecognizer: UIPanGestureRecognizer {
        init() {
            super.init(target: nil, action: nil)
            name = "own"
        }
    }

    private final class Proxy: NSObject, UIGestureRecognizerDelegate {
        var asked = 0

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            asked += 1
            return false
        }
    }

    /// A delegate that forwards what it has no method for.
    private final class Router: NSObject, UIGestureRecognizerDelegate, @preconcurrency SelectorResponding {
        let proxy = Proxy()
        var names: [String] = []

        func responds(to aSelector: Selector!) -> Bool { true }

        func forwardingTarget(for aSelector: Selector!) -> Any? {
            names.append(NSStringFromSelector(aSelector))
            return names.last?.contains("ShouldBegin") == true ? proxy : nil
        }
    }

    @Test func `a recogniser's init is one that subclasses need not override`() { #expect(OwnRecognizer().name == "own") }

    @Test func `a delegate answers with the object that it forwards to, and otherwise as iOS does without the method`() {
        let router = Router(), delegate: any UIGestureRecognizerDelegate = router, recognizer = UITapGestureRecognizer()
        #expect(!delegate.gestureRecognizerShouldBegin(recognizer))
        #expect(router.proxy.asked == 1)
        #expect(!delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: recognizer))
        #expect(
            router.names == [
                "gestureRecognizerShouldBegin:", "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
            ])
    }

    @Test func `a page control without pages has no current page until it has had some`() {
        let control = UIPageControl()
        #expect(control.currentPage == -1)
        control.numberOfPages = 2
        #expect(control.currentPage == 0)
        control.numberOfPages = 0
        #expect(control.currentPage == 0)
    }
}
