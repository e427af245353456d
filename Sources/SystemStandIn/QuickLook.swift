import Foundation
import UIKit

// QuickLook: a controller that shows an empty view.

/// A file to show.
public protocol QLPreviewItem: AnyObject {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { URL(string: absoluteString) }
}

@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }

@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
    func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
    func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode
    func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL)
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool { true }
    public func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView? { nil }
    public func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem)
        -> QLPreviewItemEditingMode
    { .disabled }
    public func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem) {}
    public func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL
    ) {}
}

@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
    open weak var dataSource: (any QLPreviewControllerDataSource)? {
        didSet { if let count = dataSource?.numberOfPreviewItems(in: self) { currentPreviewItemIndex = count > 0 ? 0 : NSNotFound } }
    }
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = NSNotFound
    open var currentPreviewItem: (any QLPreviewItem)? {
        currentPreviewItemIndex == NSNotFound ? nil : dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    open func reloadData() {}
    open func refreshCurrentPreviewItem() {}
}
