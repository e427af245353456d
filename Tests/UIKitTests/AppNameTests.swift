import Testing
@testable import UIKit

/// Names that public apps use, found by type-checking those apps.
@MainActor struct AppNameTests {
    private final class Bars: UIStackView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test func `a stack view's init(coder:) cannot fail`() { #expect(Bars(frame: .zero).arrangedSubviews.isEmpty) }

    @Test func `classForCoder() returns the class`() { #expect(UITableViewCell.classForCoder() == UITableViewCell.self) }

    @Test func `window levels can be raised and lowered by numbers`() {
        #expect(UIWindow.Level.alert + 1 == UIWindow.Level(2001) && UIWindow.Level.statusBar - 1 == UIWindow.Level(999))
    }

    @Test func `disabling a search bar disables its field`() {
        let bar = UISearchBar()
        bar.isEnabled = false
        #expect(!bar.searchTextField.isEnabled && !bar.isEnabled)
        let search = UISearchController(searchResultsController: nil)
        search.dimsBackgroundDuringPresentation = false
        #expect(!search.obscuresBackgroundDuringPresentation)
    }

    @Test func `a separator begins where its layout guide does`() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.showsSeparator = true
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 70),
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        ])
        UIWindow(frame: cell.frame).addSubview(cell)
        cell.layoutIfNeeded()
        #expect(cell.separatorLayoutGuide.layoutFrame.minX == 70)
        #expect(cell.subviews.contains { $0.frame.minX == 70 && $0.frame.maxX == 320 && $0.frame.height < 2 })
    }

    @Test func `key commands of a controller are added and removed`() {
        let controller = UIViewController(), command = UIKeyCommand(action: Selector("save"), input: "s", modifierFlags: .command)
        #expect(controller.keyCommands == nil)
        controller.addKeyCommand(command)
        #expect(controller.keyCommands?.first === command)
        controller.removeKeyCommand(command)
        #expect(controller.keyCommands == nil)
    }

    @Test func `a scanner gives its strings to places for NSString`() {
        let scanner = Scanner(string: "<b>bold</b>")
        scanner.charactersToBeSkipped = nil
        var found: NSString? = ""
        #expect(scanner.scanString("<", into: &found) && scanner.scanUpTo(">", into: &found) && found == "b")
        #expect(scanner.scanCharacters(from: CharacterSet(charactersIn: ">"), into: &found) && found == ">")
        #expect(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: "<"), into: &found) && found == "bold")
        #expect(!scanner.scanString("x", into: &found) && found == "bold")
    }

    @Test func `a class can be an observer of notifications, and end it`() {
        enum Seen { @MainActor static var count = 0 }
        final class Listener: NSObject {
            static func hear() { MainActor.assumeIsolated { Seen.count += 1 } }
        }
        let center = NotificationCenter(), name = Notification.Name("name")
        func post() { center.post(name: name, object: nil) }
        let hear = Selector("hear", { (type: Listener.Type) in { type.hear() } })
        center.addObserver(Listener.self, selector: hear, name: name, object: nil)
        post()
        center.removeObserver(Listener.self, name: Notification.Name("other"), object: nil)
        post()
        #expect(Seen.count == 2)
        center.removeObserver(Listener.self, name: name, object: nil)
        post()
        #expect(Seen.count == 2)
        center.addObserver(Listener.self, selector: hear, name: name, object: nil)
        center.removeObserver(Listener.self)
        post()
        #expect(Seen.count == 2)
    }

    @Test func `levels of windows are compared, numbers and texts are whole numbers`() {
        #expect(UIWindow.Level.alert > .statusBar && UIWindow.Level.normal < .normal + 1)
        #expect(AnyObjectMembers("12 days" as NSString).integerValue == 12 && AnyObjectMembers(NSNumber(value: 3)).integerValue == 3)
        #expect(AnyObjectMembers(NSNull()).integerValue == nil)
    }

    @Test func `behaviours keep their items, and a snap moves its item`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
            item = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let animator = UIDynamicAnimator(referenceView: view), gravity = UIGravityBehavior(items: [item])
        let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 50, y: 60)), both = UIDynamicBehavior()
        animator.addBehavior(gravity)
        #expect(item.center == CGPoint(x: 5, y: 5) && gravity.dynamicAnimator === animator && gravity.items.count == 1)
        both.addChildBehavior(snap)
        animator.addBehavior(both)
        #expect(item.center == CGPoint(x: 50, y: 60) && animator.items(in: CGRect(x: 40, y: 50, width: 20, height: 20)).count == 1)
        animator.removeAllBehaviors()
        #expect(animator.behaviors.isEmpty && snap.dynamicAnimator == nil)
    }

    @Test func `a text storage can be made without text by a subclass`() {
        final class Code: NSTextStorage {
            let language: String

            init(language: String) {
                self.language = language
                super.init()
            }

            override init() {
                language = "swift"
                super.init()
            }

            required init?(coder: NSCoder) { nil }
        }
        #expect(Code().language == "swift" && Code(language: "c").string.isEmpty && NSTextStorage().length == 0)
    }

    @Test func `a text storage notifies its delegate once for a group of edits`() {
        final class Storage: NSTextStorage {
            func change() {
                beginEditing()
                edited(.editedCharacters, range: NSRange(location: 0, length: 1), changeInLength: 2)
                edited(.editedAttributes, range: NSRange(location: 5, length: 1), changeInLength: 0)
                endEditing()
            }
        }
        final class Listener: NSTextStorageDelegate {
            var heard: [NSRange] = []
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
                changeInLength delta: Int
            ) { heard.append(NSRange(location: editedRange.length, length: delta)) }
        }
        let storage = Storage(string: "text"), listener = Listener()
        storage.delegate = listener
        storage.change()
        #expect(listener.heard == [NSRange(location: 6, length: 2)])
    }

    @Test func `filters pass their image on`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
        let picture = try #require(image.cgImage)
        let filter = try #require(CIFilter(name: "CIPhotoEffectMono"))
        filter.setValue(CIImage(cgImage: picture), forKey: kCIInputImageKey)
        let output = try #require(filter.outputImage)
        #expect(CIContext().createCGImage(output, from: output.extent)?.width == picture.width)
        #expect(CIFilter(name: "CIQRCodeGenerator")?.outputImage == nil)
    }

    @Test func `a system button has its image and its target`() {
        final class Target: UIResponder {
            var count = 0
            func tap() { count += 1 }
        }
        let target = Target()
        let button = UIButton.systemButton(with: UIImage(), target: target, action: Selector("tap", Target.tap))
        button.sendActions(for: .touchUpInside)
        #expect(target.count == 1 && button.image(for: .normal) != nil)
    }

    @Test func `a timer made without arguments never fires`() { #expect(!Timer().isValid) }

    @Test func `nothing is focused, and a loaded controller prefers one focus environment`() {
        let controller = UIViewController(), view = UIView()
        view.focusEffect = UIFocusHaloEffect(rect: .zero)
        #expect(controller.preferredFocusEnvironments.isEmpty && !view.isFocused)
        controller.loadViewIfNeeded()
        #expect(controller.preferredFocusEnvironments.count == 1)
        controller.setNeedsFocusUpdate()
        #expect(UIKeyboardHIDUsage.keyboardEscape.rawValue == 41 && UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 82)
    }
}
