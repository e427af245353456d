import Testing
import UIKit

/// A label that scrolls its text with one inside, which answers for it.
private final class Ticker: UILabel {
    let inside = UILabel()
    override var tintColor: UIColor! {
        get { inside.tintColor }
        set { inside.tintColor = newValue; super.tintColor = newValue }
    }
}

/// What suites of interface libraries expect of views, controllers and values without a pass.
@MainActor struct ViewHabitTests {
    @Test func `t2 3.2 pages that scroll are in a scroll view`() throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let page = UIViewController()
        pages.setViewControllers([page], direction: .forward, animated: false)
        let window = LabelTests.window()
        window.rootViewController = pages
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let scroller = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        #expect(scroller.isPagingEnabled && scroller.frame == pages.view.bounds)
        #expect(scroller.contentOffset == CGPoint(x: pages.view.bounds.width, y: 0))
        #expect(page.view.isDescendant(of: scroller))
        #expect(page.view.convert(page.view.bounds, to: pages.view) == pages.view.bounds)
        #expect(page.view.safeAreaInsets == pages.view.safeAreaInsets)

        let curl = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        #expect(!curl.view.subviews.contains { $0 is UIScrollView })
    }

    @Test func `t2 3.3 a refresh control is in its table, behind the rows and unseen until it refreshes`() {
        let table = UITableView(), control = UIRefreshControl()
        table.refreshControl = control
        #expect(control.superview === table && control.isHidden)
        control.beginRefreshing()
        #expect(!control.isHidden)
        let other = UIRefreshControl()
        table.refreshControl = other
        #expect(control.superview == nil && other.superview === table)
        table.refreshControl = nil
        #expect(other.superview == nil)
    }

    @Test func `a view inherits the tint colour that was set above, not what a superview's own getter answers`() {
        let window = UIWindow(), ticker = Ticker()
        window.addSubview(ticker)
        ticker.addSubview(ticker.inside)
        #expect(ticker.tintColor == .systemBlue)
        window.tintColor = .systemGreen
        #expect(ticker.tintColor == .systemGreen && ticker.inside.tintColor == .systemGreen)
        ticker.tintColor = .systemRed
        ticker.inside.tintColor = nil
        #expect(ticker.inside.tintColor == .systemRed)
    }

    @Test func `t2 3.4 a table without a data source has one section`() {
        let table = UITableView()
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
    }

    @Test func `t2 3.5 without recognisers the list is empty once it had one`() {
        let view = UIView(), tap = UITapGestureRecognizer()
        #expect(view.gestureRecognizers == nil)
        view.addGestureRecognizer(tap)
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [])
    }

    @Test func `t2 3.6 an inset moves the offset in the next layout`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        LabelTests.window().addSubview(view)
        view.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
        #expect(view.contentOffset == .zero && view.adjustedContentInset.top == 10)
        view.layoutIfNeeded()
        #expect(view.contentOffset == CGPoint(x: -5, y: -10))
        view.contentInset.top = 30
        #expect(view.contentOffset.y == -10)
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == -30)
    }

    @Test func `t2 3.7 a pushed controller hides the tab bar, also before anything is shown`() {
        let tabs = UITabBarController(), stack = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [stack]
        let detail = UIViewController()
        detail.hidesBottomBarWhenPushed = true
        stack.pushViewController(detail, animated: false)
        #expect(tabs.tabBar.isHidden)
        stack.popViewController(animated: false)
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func `t2 3.8 a button's parts have frames when asked`() throws {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.setTitle("Title", for: .normal)
        #expect(try #require(button.titleLabel).frame.width > 20)
        button.setTitle(nil, for: .normal)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }, for: .normal)
        #expect(button.imageView?.frame == CGRect(x: 40, y: 15, width: 20, height: 10))
        button.frame.size.width = 60
        #expect(button.imageView?.frame.minX == 20)
    }

    @Test func `t2 3.9 values are equal by what they show`() {
        let one = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9)), other = UIBezierPath(ovalIn: one.bounds)
        #expect(one == other && one.hash == other.hash)
        other.lineWidth = 3
        #expect(one != other)
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let pattern = UIColor(patternImage: tile).cgColor
        #expect(pattern.numberOfComponents == 1 && pattern.components?.count == 1 && pattern.alpha == 0)
        #expect(UIColor.clear.cgColor.components?.count == 4)
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular).fontDescriptor
        let features = digits.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]]
        #expect(features == [[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]])
        #expect(UIFont.systemFont(ofSize: 12).fontDescriptor.object(forKey: .featureSettings) == nil)
    }

    @Test func `t2 3.10 rectangles that only touch do not intersect`() {
        let box = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(!box.intersects(CGRect(x: 10, y: 0, width: 5, height: 5)) && !box.intersects(CGRect(x: 0, y: -5, width: 10, height: 5)))
        #expect(box.intersects(CGRect(x: 9.5, y: 9.5, width: 5, height: 5)) && box.intersects(CGRect(x: 5, y: 5, width: -9, height: 1)))
        #expect(![CGRect.null, .zero].contains { box.intersects($0) })
        #expect([CGRect(x: 10, y: 0, width: 1, height: 1)].filter(box.intersects).isEmpty)
    }

    @Test func `t2 3.14 a text view knows its content's size and scrolls to a range without a pass`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        LabelTests.window().addSubview(view)
        view.text = Array(repeating: "line", count: 40).joined(separator: "\n")
        #expect(view.contentSize.height > 500 && view.contentSize.width == 200)
        view.scrollRangeToVisible(NSRange(location: view.text.count - 1, length: 1))
        #expect(view.contentOffset.y > 400)
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        #expect(view.contentOffset.y < 20)
        view.text = "short"
        #expect(view.contentSize.height < 60)
    }
}
