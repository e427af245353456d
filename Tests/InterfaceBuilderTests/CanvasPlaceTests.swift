import Foundation
import Testing

@testable import InterfaceBuilder

/// Places that the canvas reserves for views without their own size, and sizes that views keep from the library.
@MainActor struct CanvasPlaceTests {
    private static let free = #"translatesAutoresizingMaskIntoConstraints="NO""#

    private static func pinned(_ item: String, _ container: String, _ attributes: String...) -> String {
        attributes.map {
            #"<constraint firstItem="\#(item)" firstAttribute="\#($0)" secondItem="\#(container)" secondAttribute="\#($0)" id="\#(item)-\#($0)"/>"#
        }.joined()
    }

    private static func label(hugging: Int) -> String {
        """
        <label verticalHuggingPriority="\(hugging)" text="Label" \(free) id="l">
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    /// Returns a storyboard with a column whose only view has a label pinned to all its edges.
    private static func column(tools: Int, alignment: String = "fill", hugging: Int = 251, height: Int? = nil) -> String {
        let fixed = height.map { #"<constraint firstItem="stack" firstAttribute="height" constant="\#($0)" id="fixed"/>"# } ?? ""
        return Fixture.storyboard(
            tools: tools, device: "retina4_7",
            views: """
                <stackView axis="vertical" alignment="\(alignment)" \(free) id="stack"><subviews><view \(free) id="v"><subviews>
                \(label(hugging: hugging))</subviews>
                <constraints>\(pinned("l", "v", "leading", "top", "trailing", "bottom"))</constraints></view></subviews></stackView>
                """, constraints: pinned("stack", "root", "leading", "top", "trailing") + fixed)
    }

    @Test func `a filled view of a column gets a place of fifty points`() throws {
        let frames = try Fixture.frames(Self.column(tools: 21_701))
        #expect(frames["v"]?.height == 50)
        #expect(frames["l"]?.height == 50)
        #expect(try Fixture.frames(Self.column(tools: 21_701, alignment: "center"))["v"]?.width == 240)
    }

    @Test func `a label that insists on its own height keeps it in a place`() throws {
        #expect(try Fixture.frames(Self.column(tools: 21_701, hugging: 1000))["v"]?.height == 20.5)
    }

    @Test func `a place is compressed to fit its column`() throws {
        #expect(try Fixture.frames(Self.column(tools: 21_701, height: 30))["v"]?.height == 30)
    }

    @Test func `until Xcode 10 a place is a thousand points`() throws {
        #expect(try Fixture.frames(Self.column(tools: 14_109))["v"]?.height == 1000)
        #expect(try Fixture.frames(Self.column(tools: 11_762))["v"]?.height == 21)
    }

    @Test func `a view keeps the library's size when it differs by at most a point`() throws {
        func frame(leading: Int, more: String = "") throws -> CGRect? {
            let text = Fixture.storyboard(
                views: #"<view \#(Self.free) id="v"/>"#,
                constraints: """
                    <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="\(leading)" id="a"/>
                    <constraint firstItem="v" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="b"/>
                    <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c"/>
                    <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" constant="623" id="d"/>\(more)
                    """)
            return try Fixture.frames(text)["v"]
        }
        #expect(try frame(leading: 76) == CGRect(x: 76, y: 100, width: 240, height: 128))
        #expect(try frame(leading: 75) == CGRect(x: 75, y: 100, width: 243, height: 129))
        let held = #"<constraint firstItem="root" firstAttribute="width" secondItem="v" secondAttribute="width" constant="152" id="e"/>"#
        #expect(try frame(leading: 76, more: held)?.width == 241)
    }
}
