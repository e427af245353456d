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

    @Test func `t2 1.14 until Xcode 10 a place is a thousand points, unless its content determines its length`() throws {
        #expect(try Fixture.frames(Self.column(tools: 14_109))["v"]?.height == 21)
        #expect(try Fixture.frames(Self.column(tools: 14_109, hugging: 1))["v"]?.height == 21)
        #expect(try Fixture.frames(Self.column(tools: 11_762))["v"]?.height == 21)
        let slider = "<slider \(Self.free) id=\"l\"/>", label = Self.label(hugging: 251)
        let stretched = Self.column(tools: 14_109).replacingOccurrences(of: label, with: slider)
        #expect(try Fixture.frames(stretched)["v"]?.height == 1000)
        // Without a constraint at the bottom nothing determines the height.
        let open = Self.column(tools: 14_109).replacingOccurrences(of: Self.pinned("l", "v", "bottom"), with: "")
        #expect(try Fixture.frames(open)["v"]?.height == 1000)
        let own = Self.column(tools: 14_109).replacingOccurrences(
            of: "<view \(Self.free) id=\"v\">", with: "<view customClass=\"Row\" \(Self.free) id=\"v\">")
        #expect(try Fixture.frames(own)["v"]?.height == 1000)
    }

    @Test func `t2 1.16 an embedded scene is below the navigation bar of the scene around it`() throws {
        func top(_ tools: Int, bar: String) throws -> CGFloat? {
            let inner = """
                <scene sceneID="inner"><objects><viewController id="child" sceneMemberID="viewController">
                <view key="view" id="content"><rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
                <subviews><label text="Label" \(Self.free) id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
                <viewLayoutGuide key="safeArea" id="inside"/>
                <constraints>\(Self.pinned("l", "inside", "top", "leading"))</constraints></view></viewController></objects></scene>
                """
            let holder = """
                <containerView \(Self.free) id="box"><rect key="frame" x="0.0" y="100" width="300" height="400"/>
                <connections><segue destination="child" kind="embed" id="seg"/></connections></containerView>
                """
            let text = Fixture.storyboard(
                tools: tools, device: "retina4_7", views: holder, constraints: Self.pinned("box", "root", "top", "leading"),
                controller: bar,
                scenes: inner)
            return try Fixture.frames(text)["l"]?.minY
        }
        #expect(try top(21_701, bar: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>") == 44)
        #expect(try top(14_109, bar: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>") == 44)
        #expect(try top(21_701, bar: "") == 0)
    }

    @Test(arguments: [
        (14_460, "retina6_1", "safe", 49.0), (17_156, "retina6_1", "safe", 49), (22_154, "retina6_12", "root", 49),
        (14_313, "retina6_1", "safe", 44), (14_460, "retina5_9", "safe", 44), (17_156, "retina5_9", "safe", 49),
        (17_156, "retina4_7", "safe", 44),
        (17_156, "retina6_1", "other", 44),
    ])
    func `t2 1.19 a toolbar at the bottom of a screen with a home indicator is 49 high`(
        tools: Int, device: String, end: String, height: CGFloat
    ) throws {
        let bar = "<toolbar \(Self.free) id=\"v\"><items><barButtonItem title=\"Item\" id=\"i\"/></items></toolbar>"
        let other =
            "<view \(Self.free) id=\"other\"><constraints><constraint firstAttribute=\"height\" constant=\"9\" id=\"h\"/></constraints></view>"
        let text = Fixture.storyboard(
            tools: tools, device: device, views: bar + other,
            constraints: Self.pinned("v", end, "bottom") + Self.pinned("v", "root", "leading", "trailing")
                + Self.pinned("other", "root", "top", "leading", "trailing"))
        #expect(try Fixture.frames(text)["v"]?.height == height)
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
