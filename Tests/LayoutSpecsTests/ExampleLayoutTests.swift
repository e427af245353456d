import Foundation
import Testing

@testable import LayoutSpecs
@testable import UIKit

/// What everybody should be able to say of every example: it mirrors, grows, keeps its field in sight and is unambiguous.
@Suite @MainActor struct ExampleLayoutTests {
    struct Place: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var environment: DisplayEnvironment
    }

    nonisolated static let phone = DisplayEnvironment(
        size: CGSize(width: 393, height: 852), scale: 3, safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        statusBarHeight: 54)

    nonisolated static func place(_ name: String, _ change: (inout DisplayEnvironment) -> Void) -> Place {
        var environment = phone
        change(&environment)
        return Place(testDescription: name, environment: environment)
    }

    nonisolated static let landscape = place("landscape") {
        $0.size = CGSize(width: 852, height: 393)
        $0.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        $0.verticalSizeClass = .compact
    }
    nonisolated static let small = place("small") {
        $0.size = CGSize(width: 320, height: 568)
        $0.scale = 2
        $0.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
    nonisolated static let tablet = place("tablet") {
        $0.size = CGSize(width: 834, height: 1194)
        $0.scale = 2
        $0.safeAreaInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        $0.horizontalSizeClass = .regular
        $0.idiom = .pad
    }
    nonisolated static let largest = place("AX5") { $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge }
    nonisolated static let german = place("AX3 in German") {
        $0.contentSizeCategory = .accessibilityExtraLarge
        $0.languageCode = "de"
    }
    nonisolated static let places = [place("phone") { _ in }, landscape, small, tablet, largest, german]

    /// The example on a screen, at rest.
    static func window(_ name: String, _ environment: DisplayEnvironment, state: String? = nil) throws -> UIWindow {
        let file = ExampleSpecTests.folder.appending(path: "\(name)/\(name).yaml")
        let spec = try LayoutSpec.read(text: String(contentsOf: file, encoding: .utf8), file: file.path)
        let window = UIWindow(environment: environment)
        window.makeKey()
        window.rootViewController = try spec.makeViewController(environment: environment, state: state)
        window.makeKeyAndVisible()
        window.commit()
        return window
    }

    /// The view and everything inside that is not hidden.
    static func visible(_ view: UIView) -> [UIView] {
        view.isHidden ? [] : [view] + view.subviews.flatMap(visible)
    }

    /// The part of the view that shows, in the window: what clipping superviews leave of it.
    static func shownFrame(_ view: UIView) -> CGRect {
        var frame = view.convert(view.bounds, to: nil)
        var above = view.superview
        while let next = above {
            if next.clipsToBounds { frame = frame.intersection(next.convert(next.bounds, to: nil)) }
            above = next.superview
        }
        return frame
    }

    // MARK: What holds everywhere

    @Test(arguments: ExampleSpecTests.names, places) func `nothing is ambiguous and nothing conflicts`(name: String, place: Place) throws {
        let window = try Self.window(name, place.environment)
        let ambiguous = Self.visible(window).filter { $0.hasAmbiguousLayout }.compactMap(\.accessibilityIdentifier)
        #expect(ambiguous == [])
        #expect(window.hostedEngine?.conflicts.map(\.log) ?? [] == [])
    }

    @Test(arguments: ExampleSpecTests.names, places) func `no text lies on another or leaves the screen`(name: String, place: Place) throws
    {
        let window = try Self.window(name, place.environment)
        let labels = Self.visible(window).compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false && !Self.isFaint($0) }
        let frames = labels.map { (text: $0.text ?? "", rect: Self.shownFrame($0)) }.filter { $0.rect.width > 1 && $0.rect.height > 1 }
        for (index, a) in frames.enumerated() {
            #expect(a.rect.minX >= -0.5 && a.rect.maxX <= window.bounds.width + 0.5, "\(a.text) leaves the screen: \(a.rect)")
            for b in frames[(index + 1)...] {
                let common = a.rect.intersection(b.rect)
                #expect(common.width <= 1 || common.height <= 1, "“\(a.text)” and “\(b.text)” share \(common)")
            }
        }
    }

    private static func isFaint(_ view: UIView) -> Bool {
        var next: UIView? = view
        while let current = next {
            if current.alpha < 0.1 { return true }
            next = current.superview
        }
        return false
    }

    @Test(arguments: ExampleSpecTests.names) func `from right to left it is its own mirror image`(name: String) throws {
        var mirrored = Self.phone
        mirrored.layoutDirection = .rightToLeft
        let (ltr, rtl) = (try Self.window(name, Self.phone), try Self.window(name, mirrored))
        let width = ltr.bounds.width
        func frames(_ window: UIWindow) -> [String: CGRect] {
            let named = Self.visible(window).compactMap { view in
                view.accessibilityIdentifier.map { ($0, view.convert(view.bounds, to: nil)) }
            }
            return Dictionary(named, uniquingKeysWith: { first, _ in first })
        }
        let (there, here) = (frames(ltr), frames(rtl))
        #expect(there.keys.sorted() == here.keys.sorted())
        for (id, frame) in there.sorted(by: { $0.key < $1.key }) {
            guard let other = here[id] else { continue }
            // Edges are rounded to pixels after mirroring: one pixel either way.
            let isMirror = abs(other.minX - (width - frame.maxX)) <= 0.34 && abs(other.maxX - (width - frame.minX)) <= 0.34
            #expect(isMirror && abs(other.minY - frame.minY) <= 0.34, "\(id): \(frame) against \(other)")
        }
    }

    // MARK: The keyboard

    @Test(arguments: ["SignIn", "Chat"], [places[0], landscape, small, tablet, largest])
    func `the focused field stays in sight above the keyboard`(name: String, place: Place) throws {
        var environment = place.environment
        environment.keyboardHeight = environment.verticalSizeClass == .compact ? 220 : environment.idiom == .pad ? 388 : 292
        let window = try Self.window(name, environment)
        let field = try #require(Self.visible(window).first { $0.isFirstResponder })
        let frame = field.convert(field.bounds, to: nil)
        #expect(frame.maxY <= environment.size.height - (environment.keyboardHeight ?? 0) + 0.5)
        #expect(frame.minY >= 0)
        #expect(Self.shownFrame(field).height >= frame.height - 0.5)
    }

    // MARK: One by one

    @Test func `rows of the settings turn into columns at accessibility sizes`() throws {
        func axis(_ environment: DisplayEnvironment) throws -> NSLayoutConstraint.Axis? {
            let views = Self.visible(try Self.window("Settings", environment))
            return (views.first { $0.accessibilityIdentifier == "wifiRow" } as? UIStackView)?.axis
        }
        #expect(try axis(Self.phone) == .horizontal)
        #expect(try axis(Self.largest.environment) == .vertical)
    }

    @Test func `the article has two columns where there is room`() throws {
        func columns(_ environment: DisplayEnvironment) throws -> (CGRect, CGRect) {
            let views = Self.visible(try Self.window("Article", environment))
            func frame(_ id: String) -> CGRect {
                views.first { $0.accessibilityIdentifier == id }.map { $0.convert($0.bounds, to: nil) } ?? .zero
            }
            return (frame("first"), frame("second"))
        }
        let phone = try columns(Self.phone), tablet = try columns(Self.tablet.environment)
        #expect(phone.1.minY > phone.0.maxY && phone.1.minX == phone.0.minX)
        #expect(tablet.1.minY == tablet.0.minY && tablet.1.minX > tablet.0.maxX && abs(tablet.1.width - tablet.0.width) <= 0.5)
    }

    @Test func `the card opens and pushes what is below`() throws {
        func bottom(_ id: String, _ state: String?) throws -> CGFloat {
            let views = Self.visible(try Self.window("ExpandableCard", Self.phone, state: state))
            return views.first { $0.accessibilityIdentifier == id }.map { $0.convert($0.bounds, to: nil).maxY } ?? 0
        }
        let card = try bottom("card", "expanded") - bottom("card", nil)
        #expect(card > 150)
        #expect(try abs(bottom("next", "expanded") - bottom("next", nil) - card) < 0.5)
    }
}
