import Foundation
import Testing
import UIKit

@_silgen_name("sqlite3_snapshot_open") private func openSnapshot(
    _ database: OpaquePointer?, _ schema: OpaquePointer?, _ snapshot: OpaquePointer?
) -> Int32

/// Parts of Foundation that are missing on Linux and that view code uses.
struct FoundationGapTests {
    @Test func `a package with its own module for SQLite links snapshots, and can open none`() { #expect(openSnapshot(nil, nil, nil) == 1) }

    @Test func `a port keeps a run loop going until it is taken out or invalid`() {
        let port: Port = NSMachPort()
        let loop = RunLoop.current, mode = RunLoop.Mode("FoundationGapTests")
        loop.add(port, forMode: mode)
        #expect(loop.run(mode: mode, before: .distantPast))
        loop.remove(port, forMode: mode)
        #expect(!loop.run(mode: mode, before: .distantPast))
        #expect(port.isValid)
        port.invalidate()
        #expect(!port.isValid)
    }

    @Test func `DateComponentsFormatter writes each style, and drops zeros as documented`() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        #expect(formatter.string(from: 65) == "1:05")
        #expect(formatter.string(from: 5) == "0:05")
        #expect(formatter.string(from: 3661) == "1:01:01")
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "00:01:05")
        formatter.zeroFormattingBehavior = .default
        let expected: [(DateComponentsFormatter.UnitsStyle, String)] = [
            (.abbreviated, "9h 41m 30s"), (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
            (.brief, "9hr 41min 30sec"), (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
        ]
        for (style, text) in expected {
            formatter.unitsStyle = style
            #expect(formatter.string(from: 34890) == text)
        }
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 3601) == "1 hour, 1 second")
        #expect(formatter.string(from: 0) == "0 seconds")
        formatter.maximumUnitCount = 1
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 7322) == "2 hours remaining")
        formatter.allowedUnits = [.year, .month, .day]
        #expect(DateComponentsFormatter.localizedString(from: DateComponents(hour: 2, minute: 5), unitsStyle: .abbreviated) == "2h 5m")
    }

    @Test func `NSDataDetector finds links, mail addresses and telephone numbers`() throws {
        let text = "Call +49 30 1234567, mail ada@example.com, see https://example.com/a. or www.example.org"
        let types: NSTextCheckingTypes = 1 << 5 | 1 << 11
        let found = try NSDataDetector(types: types).matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(
            found.map { (text as NSString).substring(with: $0.range) } == [
                "+49 30 1234567", "ada@example.com", "https://example.com/a", "www.example.org",
            ])
        #expect(found[0].phoneNumber == "+49 30 1234567" && found[0].url == nil)
        #expect(
            found.dropFirst().compactMap { $0.url?.absoluteString } == [
                "mailto:ada@example.com", "https://example.com/a", "http://www.example.org",
            ])
    }

    @Test func `AttributedString(markdown:) keeps words and links`() throws {
        let text = try AttributedString(markdown: "a **b _c_** [d](https://x.y) `e*` \\*z 2 * 3")
        #expect(String(text.characters) == "a b c d e* *z 2 * 3")
        #expect(text.runs.compactMap(\.link).map(\.absoluteString) == ["https://x.y"])
    }

    @Test func `names of people, lists and relative times are formatted`() {
        var name = PersonNameComponents()
        (name.givenName, name.familyName, name.namePrefix) = ("Ada", "Lovelace", "Dr.")
        #expect(name.formatted() == "Ada Lovelace")
        #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated) == "AL")
        #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .long) == "Dr. Ada Lovelace")
        #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
        let relative = RelativeDateTimeFormatter()
        #expect(relative.localizedString(fromTimeInterval: -7300) == "2 hours ago")
        relative.dateTimeStyle = .named
        #expect(relative.localizedString(fromTimeInterval: 90_000) == "tomorrow")
    }

    @Test @MainActor func `old split display modes, address content types and input assistant items are available`() {
        #expect(UIControl.State.reserved.rawValue == 0xFF00_0000 && UISplitViewController.Column.inspector.rawValue == 4)
        #expect(UISplitViewController.DisplayModeButtonVisibility.automatic.rawValue == 0)
        #expect(
            UISplitViewController.LayoutEnvironment.collapsed != .expanded && UISplitViewController.BackgroundStyle.sidebar.rawValue == 1)
        #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
        #expect(UITextContentType.streetAddressLine1.rawValue == "address-line1")
        let field = UITextField()
        field.inputAssistantItem.leadingBarButtonGroups = []
        #expect(field.inputAssistantItem === field.inputAssistantItem)
    }

    @Test @MainActor func `drag and drop, motion effects, printing and search tokens can be used as far as code compiles`() {
        let table = UITableView()
        table.dropDelegate = nil
        #expect(UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath).operation == .move)
        #expect(UITableViewDropProposal(operation: .copy).intent == .unspecified)
        let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        tilt.maximumRelativeValue = 10
        table.addMotionEffect(tilt)
        var printed: Bool?
        UIPrintInteractionController.shared.present(animated: false) { _, completed, _ in printed = completed }
        #expect(printed == false && !UIPrintInteractionController.isPrintingAvailable)
        let field = UISearchTextField()
        field.insertToken(UISearchToken(icon: nil, text: "from"), at: 0)
        #expect(field.tokens.count == 1)
    }

    @Test func `an archived image keeps its pixels and its scale`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        let data = try NSKeyedArchiver.archivedData(withRootObject: picture, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
        #expect(back.size == CGSize(width: 4, height: 3) && back.scale == 2 && back.pngData() == picture.pngData())
    }

    @Test func `a link result can be made like one that was found`() throws {
        let url = try #require(URL(string: "https://example.com"))
        let result = NSTextCheckingResult.linkCheckingResult(range: NSRange(location: 1, length: 2), url: url)
        #expect(result.range == NSRange(location: 1, length: 2) && result.url == url)
    }

    @Test @MainActor func `an alert action can be of an app's own class`() {
        final class Action: UIAlertAction {}
        let action = Action(title: "Camera", style: .cancel) { _ in }
        #expect(action.title == "Camera" && action.style == .cancel)
    }

    @Test @MainActor func `a search bar has an input accessory view, and a pasteboard lists its types`() {
        let bar = UISearchBar(), above = UIView()
        bar.inputAccessoryView = above
        #expect(bar.searchTextField.inputAccessoryView === above)
        let board = UIPasteboard()
        board.setItems([["public.gif": Data([1])]])
        #expect(board.types == ["public.gif"] && board.data(forPasteboardType: "public.gif") == Data([1]))
    }

    @Test func `a method that an app exchanges is found, and nil has none`() throws {
        let method = try #require(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")))
        #expect(method_getName(method) == Selector("layoutSubviews"))
        method_exchangeImplementations(method, try #require(class_getInstanceMethod(UIView.self, Selector("own_layoutSubviews"))))
        #expect(class_getInstanceMethod(nil, Selector("layoutSubviews")) == nil)
    }

    @Test func `a bookmark resolves to its file, and fails once the file is deleted`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "bookmark-\(UUID().uuidString)")
        try Data("a".utf8).write(to: file)
        let data = try file.bookmarkData(options: .minimalBookmark)
        var isStale = true
        #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) == file && !isStale)
        try FileManager.default.removeItem(at: file)
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) }
    }

    @Test func `an NSIndexPath has rows`() {
        let path = IndexPath(row: 3, section: 1) as NSIndexPath
        #expect(path.row == 3 && path.section == 1 && path.item == 3 && NSIndexPath(row: 3, section: 1) == path)
    }

    @Test @MainActor func `paths take an optional transform by reference`() {
        var move = CGAffineTransform(translationX: 5, y: 0)
        let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
        #expect(CGPath(rect: rect, transform: nil).boundingBox == rect)
        #expect(unsafe CGPath(ellipseIn: rect, transform: &move).boundingBox.minX == 5)
    }

    @Test @MainActor func `a property change can be announced by hand`() {
        final class Dial: UIView {}
        final class Watcher: UIResponder {
            var heard = 0
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
            ) { heard += 1 }
        }
        let dial = Dial(), watcher = Watcher()
        dial.addObserver(watcher, forKeyPath: "tag", options: [], context: nil)
        dial.willChangeValue(forKey: "tag")
        dial.didChangeValue(forKey: "tag")
        #expect(watcher.heard == 1)
    }

    /// Generated code for strings passes its argument list on as one argument, because a list is an object in Objective-C.
    @Test func `a list of arguments can be an argument of a format`() {
        func format(_ text: String, _ arguments: CVarArg...) -> String { String(format: text, arguments: arguments) }
        func handOn(_ text: String, _ arguments: CVarArg...) -> String { format(text, arguments) }
        #expect(handOn("Settings") == "Settings")
        #expect(handOn("50 %%", 1, 2) == "50 %")
    }

    @Test func `%@ formats numbers, decimals and dates, as it does objects`() {
        #expect(String(format: "%@ of %@", NSNumber(value: 2), NSDecimalNumber(string: "1.25")) == "2 of 1.25")
        #expect(String(format: "%@", NSDate(timeIntervalSince1970: 0)) == "1970-01-01 00:00:00 +0000")
    }

    /// On iOS the cast makes an object of the value; predicates of identifiers are usually written so.
    @Test func `identifiers, dates, addresses, decimals and sets can be arguments of a format`() throws {
        let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        #expect(String(format: "%@.", id as CVarArg) == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F.")
        #expect(String(format: "%@", Date(timeIntervalSince1970: 0) as CVarArg) == "1970-01-01 00:00:00 +0000")
        let address = try #require(URL(string: "https://a.org/b"))
        #expect(String(format: "%@ %@", address as CVarArg, Decimal(1.25) as CVarArg) == "https://a.org/b 1.25")
        #expect(String(format: "%@", Set(["a"]) as CVarArg) == "[\"a\"]")
        #expect(NSPredicate(format: "SELF == %@", id as CVarArg).evaluate(with: id))
    }

    @Test func `%@ formats errors and dictionaries`() {
        let error = NSError(domain: "Store", code: 7)
        #expect(String(format: "failed: %@.", error) == "failed: \(error.description).")
        #expect(String(format: "%@ (%d)", ["a": 1] as [String: Any], 2) == "[\"a\": 1] (2)")
    }

    @Test func `the encoding of bytes is guessed from Unicode and Western European`() {
        var text: NSString?
        let latin = Data([0x63, 0x61, 0x66, 0xE9])
        let found = NSString.stringEncoding(for: latin, encodingOptions: nil, convertedString: &text, usedLossyConversion: nil)
        #expect(String.Encoding(rawValue: found) == .windowsCP1252 && text == "café")
        let plain = NSString.stringEncoding(for: Data("é".utf8), encodingOptions: nil, convertedString: &text, usedLossyConversion: nil)
        #expect(String.Encoding(rawValue: plain) == .utf8 && text == "é")
    }

    @Test func `an object's lock is recursive, and fails to unlock when it is not held`() {
        let object = NSObject()
        #expect(objc_sync_enter(object) == 0 && objc_sync_enter(object) == 0)
        #expect(objc_sync_exit(object) == 0 && objc_sync_exit(object) == 0 && objc_sync_exit(object) == -1)
    }

    @Test @MainActor func `a font descriptor can be archived and unarchived`() throws {
        let descriptor = UIFont.systemFont(ofSize: 21, weight: .bold).fontDescriptor
        let data = try NSKeyedArchiver.archivedData(withRootObject: descriptor, requiringSecureCoding: true)
        let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: data)
        #expect(back?.pointSize == 21 && back?.postscriptName == descriptor.postscriptName)
    }

    /// Alamofire and others ask this way whether a number is a truth value.
    @Test func `an object has the type number of Core Foundation`() {
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID() && CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
        #expect(CFGetTypeID("a" as NSString) == CFStringGetTypeID() && CFGetTypeID(["a": 1] as NSDictionary) == CFDictionaryGetTypeID())
        #expect(CFGetTypeID(NSNull()) == CFNullGetTypeID() && CFGetTypeID(NSObject()) == 1)
    }

    @Test func `a value transformer is found by its name`() {
        final class Upper: ValueTransformer, @unchecked Sendable {
            override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
        }
        let name = NSValueTransformerName("Upper")
        ValueTransformer.setValueTransformer(Upper(), forName: name)
        #expect(ValueTransformer.valueTransformerNames() == [name] && Upper().transformedValue("a") as? String == "A")
        #expect(!Upper.allowsReverseTransformation())
        ValueTransformer.setValueTransformer(nil, forName: name)
        #expect(ValueTransformer.valueTransformerNames().isEmpty)
    }

    @Test func `Core Foundation errors can be unmanaged, and its integers byte-swapped`() {
        let held: Unmanaged<CFError>? = unsafe Unmanaged.passRetained(NSError(domain: "D", code: 4))
        let error = unsafe held?.takeRetainedValue()
        #expect(error.map(CFErrorGetCode) == 4 && error.map(CFErrorGetDomain) == "D")
        #expect(CFSwapInt16HostToBig(0x0102) == 0x0201 && CFSwapInt32(1) == 0x0100_0000)
    }
}
