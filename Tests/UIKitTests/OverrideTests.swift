import Foundation
import Testing
import UIKit

/// App subclasses that override members of UIKit classes, which UIKit therefore declares in the classes themselves.
@MainActor struct OverrideTests {
    private final class Page: UIViewController {
        override var hidesBottomBarWhenPushed: Bool {
            get { true }
            set {}
        }
        private let item = UINavigationItem(title: "Own")
        override var navigationItem: UINavigationItem { item }
        override var nibName: String? { "Page" }
    }

    @Test func `a pushed controller can hide the tab bar and provide its own navigation item`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(!tabs.tabBar.isHidden)
        navigation.pushViewController(Page(), animated: false)
        #expect(tabs.tabBar.isHidden)
        #expect(navigation.navigationBar.topItem?.title == "Own")
        navigation.popViewController(animated: false)
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func `a class can override the name of its nib`() {
        #expect(Page().nibName == "Page" && UIViewController(nibName: "A", bundle: nil).nibName == "A")
    }

    /// An app's `extension Shelf { override func pressesCancelled … }`, as app code is rewritten.
    @Test func `an override in an extension applies to every object of that class, and super is UIKit's`() {
        let shelf = Shelf(), lower = LowerShelf()
        shelf.pressesCancelled([], with: nil)
        lower.pressesCancelled([], with: nil)
        UIView().pressesCancelled([], with: nil)
        #expect(shelf.calls == ["extension"] && lower.calls == ["extension", "subclass"])
        shelf.pressesCancelled([], with: nil)
        #expect(shelf.calls == ["extension", "extension"], "what has ended begins again")
    }

    /// UIKit does not require `init(coder:)` of a recogniser.
    private final class Hold: UILongPressGestureRecognizer {
        let seconds: Double
        init(seconds: Double) {
            self.seconds = seconds
            super.init(target: nil, action: nil)
            minimumPressDuration = seconds
        }
    }

    private final class Poster: UIView {
        override func viewPrintFormatter() -> UIViewPrintFormatter {
            let formatter = super.viewPrintFormatter()
            formatter.startPage = 2
            return formatter
        }
    }

    @Test func `a view can provide its own formatter for printing`() { #expect(Poster().viewPrintFormatter().startPage == 2) }

    @Test func `a recogniser needs only its own initialiser`() { #expect(Hold(seconds: 2).minimumPressDuration == 2) }

    private final class Fade: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
    }

    @Test func `an overridden layer property has the overridden layer class`() {
        let fade = Fade(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fade.layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        #expect((fade as UIView).layer === fade.layer && fade.layer.bounds.width == 10)
    }

    private final class Still: CALayer {
        var asked: [String] = []
        override func add(_ animation: CAAnimation, forKey key: String?) { asked.append(key ?? "") }
        override func removeAllAnimations() { asked = [] }
        override func render(in context: CGContext) { asked.append("render") }
    }

    @Test func `a layer can refuse animations`() {
        let layer = Still()
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        #expect(layer.asked == ["fade"] && layer.animationKeys() == nil)
    }

    private final class Secret: UIView {
        override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
        override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
    }

    @Test func `a view can refuse snapshots`() {
        let view = Secret(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.snapshotView(afterScreenUpdates: true) == nil && !view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
        #expect(UIView(frame: view.bounds).snapshotView(afterScreenUpdates: true)?.bounds == view.bounds)
    }

    @Test func `a view's layer is not optional`() {
        let layer = UIView().layer
        layer.cornerRadius = 4
        #expect(layer.cornerRadius == 4)
    }

    private final class Pin: UITextField {
        override func position(from position: UITextPosition, offset: Int) -> UITextPosition? { endOfDocument }
        override func text(in range: UITextRange) -> String? { super.text(in: range)?.uppercased() }
    }

    @Test func `a text field can keep its caret at the end`() throws {
        let field = Pin()
        field.text = "abcd"
        let end = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        #expect(field.offset(from: field.beginningOfDocument, to: end) == 4)
        let all = try #require(field.textRange(from: field.beginningOfDocument, to: end))
        #expect(field.text(in: all) == "ABCD")
    }

    private final class Row: UITableViewCell {
        override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
    }

    @Test func `a row can be the delegate of its gestures`() {
        let recognizer = UITapGestureRecognizer(), row = Row()
        recognizer.delegate = row
        #expect(recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: UITouch()) == false)
        #expect(recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == true)
    }

    private final class Badge: NSTextAttachment {
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect { CGRect(x: 0, y: 0, width: 60, height: lineFrag.height * 2) }
    }

    @Test func `an attachment can override its bounds`() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        let plain = label.font.lineHeight
        label.attributedText = NSAttributedString(attachment: Badge())
        #expect(label.intrinsicContentSize.width == 60 && label.intrinsicContentSize.height > plain * 1.8)
    }

    private final class Manager: NSLayoutManager {
        var changes: [Int] = []
        override func processEditing(
            for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
            changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
        ) {
            changes.append(delta)
            super.processEditing(
                for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta, invalidatedRange: invalidatedCharRange)
        }
    }

    @Test func `a layout manager is notified of changes to its text storage`() {
        let storage = NSTextStorage(string: "a"), manager = Manager()
        storage.addLayoutManager(manager)
        storage.edited(.editedCharacters, range: NSRange(location: 0, length: 1), changeInLength: 3)
        #expect(manager.changes == [3])
    }

    private final class Delegate: NSObject, UIApplicationDelegate {
        var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test func `an app delegate's window is a double optional, as in UIKit`() {
        let own = Delegate()
        let delegate: (any UIApplicationDelegate)? = own
        #expect(delegate?.window??.frame.height == 20 && own.window?.frame.width == 10)
        guard let kept = delegate?.window, let window = kept else {
            Issue.record("no window")
            return
        }
        #expect(window === own.window)
    }

    @Test func `a transition replaces one child controller by another`() {
        let parent = UIViewController(), old = UIViewController(), new = UIViewController()
        for child in [old, new] { parent.addChild(child) }
        parent.view.addSubview(old.view)
        old.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        UIView.performWithoutAnimation {
            parent.transition(from: old, to: new, duration: 0, animations: nil)
        }
        #expect(
            new.view.superview === parent.view && old.view.superview == nil && new.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}

private class Shelf: UIView {
    var calls: [String] = []
}

extension Shelf {
    fileprivate func ownPressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesCancelled(presses, with: event)
        calls.append("extension")
    }
}

extension UIResponder {
    @_dynamicReplacement(for:pressesCancelled(_:with:))
    fileprivate func replacingPressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let own = self as? Shelf, InterfaceReplacement.begins(own, "pressesCancelled(_:with:)", Shelf.self) {
            defer { InterfaceReplacement.ends() }
            return own.ownPressesCancelled(presses, with: event)
        }
        return pressesCancelled(presses, with: event)
    }
}

private final class LowerShelf: Shelf {
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesCancelled(presses, with: event)
        calls.append("subclass")
    }
}
