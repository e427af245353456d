import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// The size of text in the canvas, on documents that these tests write.
@MainActor struct CanvasTextTests {
    private static let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""

    /// Returns the frame of a view `v` that is positioned by the given constraints.
    private func frame(
        _ view: String, held: String = Self.held("top", "leading"), tools: Int = 22505, device: String? = "retina6_12"
    ) throws -> CGRect? {
        let text = Fixture.storyboard(tools: tools, device: device, views: view, constraints: held)
        return try IBDocument.read(text, file: "a").frames().scenes.flatMap(\.views).first { $0.id == "v" }?.frame
    }

    private static func held(_ attributes: String...) -> String {
        attributes.map {
            "<constraint firstItem=\"v\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\" id=\"c\($0)\"/>"
        }
        .joined()
    }

    private static func label(_ font: String, text: String = "Label") -> String {
        "<label \(free) text=\"\(text)\" id=\"v\"><fontDescription key=\"fontDescription\" \(font)/></label>"
    }

    private static let plain = label("type=\"system\" pointSize=\"17\"")

    @Test func `a label held at its centre keeps the height of the library`() throws {
        #expect(try frame(Self.plain, held: Self.held("centerY", "leading"))?.height == 21)
        let exact = try #require(try frame(Self.plain, held: Self.held("top", "leading") + Self.below)?.height)
        #expect(abs(exact - 61.0 / 3) < 1e-6)
    }

    private static let below =
        "<constraint firstAttribute=\"bottom\" relation=\"greaterThanOrEqual\" secondItem=\"v\" secondAttribute=\"bottom\" id=\"b\"/>"

    @Test func `until Xcode 10 a label with the library's text keeps its height`() throws {
        let held = Self.held("top", "leading") + Self.below
        #expect(try frame(Self.plain, held: held, tools: 14313, device: "retina4_7")?.height == 21)
        #expect(try frame(Self.plain, held: held, tools: 16097, device: "retina4_7")?.height == 20.5)
        let other = Self.label("type=\"system\" pointSize=\"17\"", text: "Name")
        #expect(try frame(other, held: held, tools: 14313, device: "retina4_7")?.height == 20.5)
    }

    @Test func `t2 1.15 typed buttons with a configuration, and what a document's states say`() throws {
        func size(_ type: String, _ content: String) throws -> CGSize? {
            try frame("<button \(Self.free) \(type) id=\"v\">\(content)</button>")?.size
        }
        let plain = "<buttonConfiguration key=\"configuration\" style=\"plain\"/>"
        #expect(try size("buttonType=\"detailDisclosure\"", plain) == CGSize(width: 50, height: 34))
        #expect(try size("buttonType=\"system\"", "<state key=\"normal\" title=\"Button\"/>" + plain)?.width == 24)
        let titled = try #require(try size("buttonType=\"system\"", "<state key=\"normal\" title=\"Btn\"/>" + plain))
        #expect(titled.width > 45 && abs(titled.height - 34 - 1.0 / 3) < 1e-6)
    }

    @Test func `the body style counts as the library's font`() throws {
        let body = Self.label("style=\"UICTFontTextStyleBody\"", text: "Folder")
        #expect(try frame(body, held: Self.held("centerY", "leading"))?.height == 21)
    }

    @Test func `until Xcode 9 other fonts have heights in whole points`() throws {
        let held = Self.held("top", "leading") + Self.below
        let light = Self.label("name=\"HelveticaNeue-Light\" family=\"Helvetica Neue\" pointSize=\"12\"", text: "Instant Poetry")
        #expect(try frame(light, held: held, tools: 13196, device: "retina4_7")?.height == 15)
        #expect(try frame(light, held: held, tools: 14313, device: "retina4_7")?.height == 14.5)
    }

    @Test func `outside stack views, fonts that iOS does not have keep heights in whole points`() throws {
        func height(_ size: Int, device: String, _ family: String = "Montserrat") throws -> CGFloat? {
            let face = Self.label("name=\"\(family)-Regular\" family=\"\(family)\" pointSize=\"\(size)\"", text: "Name")
            return try frame(face, held: Self.held("top", "leading") + Self.below, tools: 21701, device: device)?.height
        }
        // 14.63 points are 14⅔ at three pixels a point and 15 at two.
        #expect(try height(12, device: "retina5_9") == 14)
        #expect(try height(12, device: "retina4_7") == 15)
        #expect(try height(14, device: "retina4_7") == 17)
        #expect(try height(18, device: "retina5_9") == 22)
        #expect(try height(14, device: "retina4_7", "Avenir") == 19.5)
    }

    @Test func `without a device, text has sizes in whole points`() throws {
        let frame = try #require(try frame(Self.plain, held: Self.held("top", "leading") + Self.below, device: nil))
        #expect(frame.height == 21)
        #expect(frame.width == 42)
    }

    @Test func `text styles are smaller in the canvas of Xcode 14`() throws {
        let title = Self.label("style=\"UICTFontTextStyleTitle0\"")
        #expect(try frame(title, tools: 19529, device: "retina6_1")?.height == 37)
        #expect(try frame(title, tools: 22505, device: "retina6_1")?.height == 41)
        #expect(try frame(Self.label("style=\"UICTFontTextStyleTitle1\""), tools: 13771, device: "retina4_7")?.height == 31.5)
    }

    @Test func `the bold system font is bold in the canvas, not semibold`() throws {
        let bold = try #require(try frame(Self.label("type=\"boldSystem\" pointSize=\"17\"", text: "This is the notification title")))
        let semibold = try #require(
            try frame(Self.label("type=\"system\" weight=\"semibold\" pointSize=\"17\"", text: "This is the notification title")))
        #expect(bold.width > semibold.width + 3)
    }

    @Test func `a label's text is wider in older canvases`() throws {
        func width(_ tools: Int) throws -> CGFloat {
            let label = Self.label("type=\"system\" pointSize=\"17\"", text: "This is the notification title")
            return try #require(try frame(label, tools: tools, device: "retina4_7")).width
        }
        #expect(try width(13771) > width(22505))
        #expect(try width(16097) == width(17156))
        #expect(try width(17156) > width(20037))
    }

    @Test func `segments are as wide as their titles in the regular weight`() throws {
        let control = """
            <segmentedControl \(Self.free) segmentControlStyle="plain" selectedSegmentIndex="0" id="v"><segments>
            <segment title="None"/><segment title="Gray"/><segment title="Color"/><segment title="Blur"/></segments></segmentedControl>
            """
        #expect(try frame(control, device: "retina4_7") == CGRect(x: 0, y: 0, width: 211, height: 32))
    }

    @Test func `a text field without a border has the height of its Xcode version`() throws {
        func field(_ traits: String = "") -> String {
            """
            <textField \(Self.free) placeholder="Name" id="v"><fontDescription key="fontDescription" type="system" pointSize="14"/>
            <textInputTraits key="textInputTraits" \(traits)/></textField>
            """
        }
        #expect(try frame(field())?.height == 22)
        #expect(try frame(field("secureTextEntry=\"YES\""))?.height == 17)
        #expect(try frame(field(), tools: 14490)?.height == 17)
    }

    @Test func `a font known by name has its own line height`() throws {
        let light = try #require(try frame(Self.label("name=\"HelveticaNeue-Light\" family=\"Helvetica Neue\" pointSize=\"18\"")))
        #expect(abs(light.height - 64.0 / 3) < 1e-6)
        #expect(try frame(Self.label("name=\"Avenir-Medium\" family=\"Avenir\" pointSize=\"32\""))?.height == 44)
        #expect(try frame(Self.label("name=\"Courier\" family=\"Courier\" pointSize=\"18\""), device: "retina6_1")?.height == 18)
    }

    /// Returns the frame of the view `v` inside a stack view `s` that is pinned at one corner.
    private func arranged(_ view: String, stack: String = "", tools: Int = 22505) throws -> CGRect? {
        let stack = "<stackView \(Self.free) \(stack) id=\"s\"><subviews>\(view)</subviews></stackView>"
        let held = Self.held("top", "leading").replacingOccurrences(of: "\"v\"", with: "\"s\"")
        let text = Fixture.storyboard(tools: tools, views: stack, constraints: held)
        return try IBDocument.read(text, file: "a").frames().scenes.flatMap(\.views).first { $0.id == "v" }?.frame
    }

    @Test func `a stack view keeps a place for a view that has nothing to show`() throws {
        let empty = Self.label("type=\"system\" pointSize=\"17\"", text: "")
        #expect(try arranged(empty)?.size == CGSize(width: 200, height: 50))
        let view = "<view \(Self.free) id=\"v\"/>"
        #expect(try arranged(view)?.size == CGSize(width: 50, height: 50))
        #expect(try arranged(view, stack: "axis=\"vertical\" alignment=\"center\"")?.size == CGSize(width: 240, height: 50))
        #expect(try arranged(Self.plain)?.height != 50)
        #expect(try frame(empty)?.height == 0)
    }

    @Test func `the title of a primary button is semibold`() throws {
        func width(_ attributes: String) throws -> CGFloat {
            let button = """
                <button \(Self.free) buttonType="system" \(attributes) id="v">
                <buttonConfiguration key="configuration" style="plain" title="Look at the moon"/></button>
                """
            return try #require(try frame(button)).width
        }
        #expect(try width("role=\"primary\"") > width("") + 3)
    }

    @Test func `Inter is measured with its own widths`() throws {
        let label = Self.label("name=\"Inter-Medium\" family=\"Inter\" pointSize=\"16\"", text: "title label")
        #expect(try frame(label, device: "retina6_1")?.width == 70.5)
    }
}
