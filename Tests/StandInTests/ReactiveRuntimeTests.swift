import Foundation
import SystemStandIn
import Testing
import UIKit

/// What RxCocoa has in Objective-C.
@MainActor struct ReactiveRuntimeTests {
    private final class Proxy: _RXDelegateProxy, UITableViewDelegate {
        nonisolated(unsafe) var invoked: [String] = []

        override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) { invoked.append("before \(selector)") }
        override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) { invoked.append("after \(selector)") }
    }

    private final class Delegate: NSObject, UITableViewDelegate {
        var selected: [IndexPath] = []

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    }

    @Test func `a proxy hands messages on, and tells of those that are observed`() {
        ScreenEnvironment().perform {
            let proxy = Proxy(), delegate = Delegate(), table = UITableView()
            proxy._setForwardToDelegate(delegate, retainDelegate: false)
            let path = IndexPath(row: 1, section: 0), asDelegate: any UITableViewDelegate = proxy
            #expect(asDelegate.tableView(table, heightForRowAt: path) == 80)
            asDelegate.tableView(table, didSelectRowAt: path)
            #expect(delegate.selected == [path])
            #expect(proxy.invoked == ["before tableView:didSelectRowAt:", "after tableView:didSelectRowAt:"])
        }
    }

    private final class SourceProxy: _RXDelegateProxy, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell()
        }
    }

    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell()
        }
    }

    @Test func `a list's sections are those of the data source behind the proxy`() {
        ScreenEnvironment().perform {
            let proxy = SourceProxy(), source = Source(), table = UITableView()
            let items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            (table.dataSource, items.dataSource) = (proxy, proxy)
            #expect(table.numberOfSections == 1 && items.numberOfSections == 1)
            proxy._setForwardToDelegate(source, retainDelegate: false)
            table.reloadData()
            items.reloadData()
            #expect(table.numberOfSections == 3 && items.numberOfSections == 0)
            let asSource: any UITableViewDataSource = proxy
            #expect(asSource.tableView(table, titleForHeaderInSection: 2) == "Section 2")
        }
    }

    private final class Observer: RXMessageSentObserver {
        let targetImplementation = RX_default_target_implementation()
        var invoked: [[Any]] = [], sent = 0

        func messageSent(withArguments arguments: [Any]) { sent += 1 }
        func methodInvoked(withArguments arguments: [Any]) { invoked.append(arguments) }
    }

    @Test func `an observer learns of a controller's callbacks`() {
        ScreenEnvironment().perform {
            let controller = UIViewController(), observer = Observer(), selector = Selector("viewDidAppear:")
            unsafe objc_setAssociatedObject(
                controller, RX_reference_from_selector(RX_selector(selector)), observer, .OBJC_ASSOCIATION_RETAIN)
            var error: NSError?
            #expect(RX_ensure_observing(controller, selector, &error) != nil && error == nil)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            #expect(observer.sent == 1 && observer.invoked.map { $0.first as? Bool } == [false])
        }
    }

    @Test func `an observed key's values arrive`() {
        ScreenEnvironment().perform {
            let view = UIScrollView()
            var values: [CGPoint?] = []
            let observer = _RXKVOObserver(target: view, retainTarget: false, keyPath: "contentOffset", options: .initial) {
                values.append($0 as? CGPoint)
            }
            view.contentOffset = CGPoint(x: 0, y: 5)
            observer.dispose()
            view.contentOffset = CGPoint(x: 0, y: 9)
            #expect(values == [.zero, CGPoint(x: 0, y: 5)])
        }
    }
}
