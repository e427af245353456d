import Foundation
import UIKit

// What RxCocoa has in Objective-C (`RxCocoaRuntime`): delegates that stand between a view and its delegate, and the observation of messages.
// Objective-C forwards any message; here a delegate's proxy forwards, and observes, those that are written down below, and gestures'.

/// The superclass of RxCocoa's delegate proxies.
open class _RXDelegateProxy: NSObject, SelectorResponding {
    private var retained: AnyObject?
    open private(set) weak var _forwardToDelegate: AnyObject?

    public override init() { super.init() }

    open func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
        let delegate = forwardToDelegate.map { $0 as AnyObject }
        _forwardToDelegate = delegate
        retained = retainDelegate ? delegate : nil
    }

    /// Always false: a proxy's own methods are not known by name.
    open func hasWiredImplementation(for selector: Selector) -> Bool { false }
    /// Always true: each message may be observed.
    open func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }

    open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
    open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

    open func responds(to aSelector: Selector!) -> Bool { false }
    open func forwardingTarget(for aSelector: Selector!) -> Any? { _forwardToDelegate }

    /// Tells the observers of a message before and after the delegate gets it.
    private func pass<Delegate>(_ message: String, _ arguments: [Any], _ send: (Delegate) -> Void) {
        let selector = Selector(message)
        _sentMessage(selector, withArguments: arguments)
        if let delegate = _forwardToDelegate as? Delegate { send(delegate) }
        _methodInvoked(selector, withArguments: arguments)
    }

    // MARK: Messages that apps observe. A subclass that conforms to the protocol answers them by these methods.

    @MainActor open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        pass("tableView:didSelectRowAt:", [tableView, indexPath]) { (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, didSelectRowAt: indexPath)
        }
    }

    @MainActor open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        pass("tableView:didDeselectRowAt:", [tableView, indexPath]) { (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, didDeselectRowAt: indexPath)
        }
    }

    @MainActor open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        pass("tableView:willDisplay:forRowAt:", [tableView, cell, indexPath]) { (delegate: any UITableViewDelegate) in
            delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }

    @MainActor open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        pass("collectionView:didSelectItemAt:", [collectionView, indexPath]) { (delegate: any UICollectionViewDelegate) in
            delegate.collectionView(collectionView, didSelectItemAt: indexPath)
        }
    }

    @MainActor open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        pass("collectionView:willDisplay:forItemAt:", [collectionView, cell, indexPath]) { (delegate: any UICollectionViewDelegate) in
            delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }
    }

    @MainActor open func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        pass("searchBar:textDidChange:", [searchBar, searchText]) { (delegate: any UISearchBarDelegate) in
            delegate.searchBar(searchBar, textDidChange: searchText)
        }
    }

    @MainActor open func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        pass("searchBarSearchButtonClicked:", [searchBar]) { (delegate: any UISearchBarDelegate) in
            delegate.searchBarSearchButtonClicked(searchBar)
        }
    }

    @MainActor open func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        pass("searchBarCancelButtonClicked:", [searchBar]) { (delegate: any UISearchBarDelegate) in
            delegate.searchBarCancelButtonClicked(searchBar)
        }
    }

    @MainActor open func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        pass("tabBarController:didSelect:", [tabBarController, viewController]) { (delegate: any UITabBarControllerDelegate) in
            delegate.tabBarController(tabBarController, didSelect: viewController)
        }
    }

    @MainActor open func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        pass("pickerView:didSelectRow:inComponent:", [pickerView, row, component]) { (delegate: any UIPickerViewDelegate) in
            delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
        }
    }
}

/// The observation of a property by its key.
open class _RXKVOObserver: NSObject {
    /// UIKit tells responders of changes.
    private final class Observer: UIResponder {
        var callback: ((Any?) -> Void)?

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
        ) {
            callback?(change?[.newKey])
        }
    }

    private struct Observation: @unchecked Sendable {
        let observer: Observer
        weak var target: NSObject?
        let retained: Any?
        let path: String
    }

    private var observation: Observation?

    /// Observes nothing outside the main queue, where no views change.
    public init(
        target: Any, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions = [], callback: @escaping (Any?) -> Void
    ) {
        super.init()
        guard MainQueue.isCurrent, let observed = target as? NSObject else { return }
        nonisolated(unsafe) let (object, callback) = (observed, callback)
        observation = MainActor.assumeIsolated {
            let observer = Observer()
            observer.callback = unsafe callback
            unsafe object.addObserver(observer, forKeyPath: keyPath, options: options.union(.new), context: nil)
            return unsafe Observation(observer: observer, target: object, retained: retainTarget ? object : nil, path: keyPath)
        }
    }

    open func dispose() {
        guard let observation, MainQueue.isCurrent else { return }
        self.observation = nil
        MainActor.assumeIsolated { observation.target?.removeObserver(observation.observer, forKeyPath: observation.path) }
    }
}

public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

public enum RXObjCRuntimeError: Int, Sendable {
    case unknown = 1
    case objectMessagesAlreadyBeingIntercepted, selectorNotImplemented, cantInterceptCoreFoundationTollFreeBridgedObjects
    case threadingCollisionWithOtherInterceptionMechanism, savingOriginalForwardingMethodFailed
    case replacingMethodWithForwardingImplementation, observingPerformanceSensitiveMessages
    case observingMessagesWithUnsupportedReturnType
}

/// What observes the messages that an object gets. RxCocoa associates it with the object.
public protocol RXMessageSentObserver: AnyObject {
    var targetImplementation: IMP { get }
    func messageSent(withArguments arguments: [Any])
    func methodInvoked(withArguments arguments: [Any])
}

public protocol RXDeallocatingObserver: AnyObject {
    var targetImplementation: IMP { get }
    func deallocating()
}

public func RX_selector(_ selector: Selector) -> Selector { Selector("_RX_namespace_" + selector.description) }

/// Returns an address that stands for a selector. Nothing is there.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
    let hash = selector.description.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return unsafe UnsafeMutableRawPointer(bitPattern: UInt(hash | 1))!
}

public func RX_default_target_implementation() -> IMP { IMP() }

/// Lets the observer that is associated with a controller learn when UIKit calls its callbacks, such as `viewWillAppear(_:)`. Other messages
/// are not observed.
public func RX_ensure_observing(_ target: Any, _ selector: Selector, _ error: inout NSError?) -> IMP? {
    if let controller = target as? UIViewController, MainQueue.isCurrent {
        MainActor.assumeIsolated {
            controller.lifeObserver = { [weak controller] message, arguments, isBefore in
                guard let controller else { return }
                let key = unsafe RX_reference_from_selector(RX_selector(Selector(message)))
                guard let observer = unsafe objc_getAssociatedObject(controller, key) as? any RXMessageSentObserver else { return }
                if isBefore {
                    observer.messageSent(withArguments: arguments)
                } else {
                    observer.methodInvoked(withArguments: arguments)
                }
            }
        }
    }
    return IMP()
}
