import Foundation
import Testing
import UIKit

private final class Dot: CALayer {
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(bounds)
    }
}

@MainActor struct CompatibilityNameTests {
    @Test func `CGRect.equalTo, CGSizeMake, CGPointZero and CATransform3DEqualToTransform work as on iOS`() {
        #expect(CGRectMake(0, 0, 5, 5).equalTo(CGRect(x: 5, y: 5, width: -5, height: -5)))
        #expect(CGSizeMake(1, 2).equalTo(CGSize(width: 1, height: 2)) && CGPointZero == .zero && CGRectZero == .zero)
        #expect(CATransform3DEqualToTransform(CATransform3DIdentity, CATransform3DMakeScale(1, 1, 1)))
    }

    @Test func `CGRectUnion, CGRectGetMaxX, CGRectInset and their kin are functions that can be passed on`() {
        let rects = [CGRectMake(0, 0, 5, 5), CGRectMake(10, 20, 5, 5)], whole = rects.reduce(.null, CGRectUnion)
        #expect(whole == CGRectMake(0, 0, 15, 25) && rects.map(CGRectGetMaxX) == [5, 15] && rects.map(CGRectGetMinY) == [0, 20])
        #expect(CGRectIsNull(CGRectIntersection(rects[0], rects[1])) && CGRectContainsPoint(whole, CGPointMake(7, 7)))
        #expect(CGRectEqualToRect(CGRectInset(whole, 1, 2), CGRectMake(1, 2, 13, 21)) && CGRectOffset(whole, 1, 0).minX == 1)
    }

    @Test func `CFAbsoluteTimeGetCurrent, NSEC_PER_SEC and UI_USER_INTERFACE_IDIOM work as on iOS`() {
        let start = CFAbsoluteTimeGetCurrent()
        #expect(start == SimulatedRun.date.timeIntervalSinceReferenceDate && NSEC_PER_SEC == 1_000_000_000)
        Timeline.current.advance(to: Timeline.current.now + 0.25)
        #expect(abs(CFAbsoluteTimeGetCurrent() - start - 0.25) < 1e-6)
        #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    }

    @Test func `CALayer.draw(in:) draws, and a layer's actions are looked up`() {
        let dot = Dot()
        dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        #expect(!dot.drawingOrders(traits: UITraitCollection.current).commands.isEmpty)
        #expect(CALayer().drawingOrders(traits: UITraitCollection.current).commands.isEmpty)
        dot.actions = ["opacity": NSNull()]
        #expect(dot.action(forKey: "opacity") is NSNull && dot.action(forKey: "bounds") == nil && !Dot.needsDisplay(forKey: "progress"))
        #expect(UIView().action(for: dot, forKey: "opacity") == nil)
    }

    @Test func `a class describes itself by its name, with the module of a class that is not the system's`() {
        class Screen: UIViewController {
            static let tag = description()
        }
        #expect(UIView.description() == "UIView" && AnyClassMembers(type(of: UILabel() as AnyObject)).description() == "UILabel")
        #expect(Screen.tag.hasPrefix("UIKitTests.") && Screen.tag.contains("Screen"))
    }

    @Test func `AnyObjectMembers returns the members of an object of unknown class`() {
        let row = UIView(), button = UIButton(), item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        row.addSubview(button)
        (button.tag, item.tag) = (3, 4)
        #expect(AnyObjectMembers(button).tag == 3 && AnyObjectMembers(item).tag == 4 && AnyObjectMembers(NSObject()).tag == nil)
        var above = AnyObjectMembers(button).superview
        #expect(above == row)
        above = above??.superview
        #expect(above == .some(nil) && AnyObjectMembers(item).superview == nil)
        let none: AnyObject? = nil, view: AnyObject? = UIView()
        #expect(AnyObjectMembers(none) == nil && AnyObjectMembers(view)?.tag == 0)
        #expect(AnyObjectMembers(UISwitch()).isOn == false && AnyObjectMembers(item).title == "Go")
        #expect(AnyObjectMembers(NSNumber(value: 2.5)).doubleValue == 2.5 && AnyObjectMembers(NSString("abc")).length == 3)
        AnyObjectMembers(row).addGestureRecognizer(UITapGestureRecognizer())
        AnyObjectMembers(button).setTitle("Go", for: .normal)
        AnyObjectMembers(button).removeFromSuperview()
        #expect(row.gestureRecognizers?.count == 1 && button.currentTitle == "Go" && row.subviews.isEmpty)
    }

    @Test func `an autorelease pool runs its body`() throws {
        #expect(autoreleasepool { 3 } == 3)
        #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.fileNoSuchFile) } }
    }

    /// Apple's documentation of `getControlPoint(at:values:)`: the points of the ends and both handles.
    @Test func `a timing function says its control points`() {
        var values: [Float] = [9, 9]
        let points = (0..<4).map { index in
            unsafe values.withUnsafeMutableBufferPointer {
                unsafe CAMediaTimingFunction(name: .easeInEaseOut).getControlPoint(at: index, values: $0.baseAddress!)
            }
            return values
        }
        #expect(points == [[0, 0], [0.42, 0], [0.58, 1], [1, 1]])
    }

    /// On iOS every member of `UITextInputTraits` is optional.
    @Test func `a view that takes keys needs no traits, and has those that it declares`() {
        final class PINField: UIView, UIKeyInput {
            var text = ""
            var keyboardType = UIKeyboardType.numberPad
            var hasText: Bool { !text.isEmpty }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { text = String(text.dropLast()) }
        }
        let field = PINField(), input: any UIKeyInput = field
        input.insertText("12")
        input.deleteBackward()
        #expect(field.text == "1" && input.keyboardType == .numberPad && input.returnKeyType == .default && !input.isSecureTextEntry)
    }

    @Test func `a document of pages is not read`() {
        #expect(CGPDFDocument(URL(filePath: "/a.pdf")) == nil)
    }

    @Test func `a text view asks the older methods of a delegate that has no others`() {
        final class Delegate: NSObject, UITextViewDelegate {
            func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { false }
        }
        let delegate: any UITextViewDelegate = Delegate(), range = NSRange(location: 0, length: 1)
        #expect(
            !delegate.textView(UITextView(), shouldInteractWith: URL(filePath: "/a"), in: range, interaction: .invokeDefaultAction))
        #expect(delegate.textView(UITextView(), shouldInteractWith: NSTextAttachment(), in: range, interaction: .preview))
    }

    @Test func `activities, shortcut items, background tasks and printing can be used`() {
        let controller = UIViewController(), activity = NSUserActivity(activityType: "read")
        let restoring: any UIUserActivityRestoring = controller
        restoring.restoreUserActivityState(activity)
        let task = UIApplication.shared.beginBackgroundTask(withName: "sync")
        #expect(task != .invalid)
        UIApplication.shared.endBackgroundTask(task)
        #expect(UIApplicationShortcutItem(type: "new", localizedTitle: "New").localizedTitle == "New")
        #expect(!UIDocumentInteractionController(url: URL(filePath: "/x")).presentPreview(animated: true))
        #expect(!UIPrintInteractionController.isPrintingAvailable && UIBackgroundFetchResult.noData != .failed)
        #expect(UIActivityItemProvider(placeholderItem: "a").item as? String == "a")
    }
}
