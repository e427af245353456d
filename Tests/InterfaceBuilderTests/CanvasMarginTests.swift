import Foundation
import Testing

@testable import InterfaceBuilder

/// Where margins and bars of the canvas put a view. Each generation of Xcode has its own rules.
@MainActor struct CanvasMarginTests {
    /// Returns constraints with which a view fills the margins of another.
    private static func fills(_ inner: String, _ outer: String) -> String {
        ["leading", "trailing", "top", "bottom"].map {
            #"<constraint firstItem="\#(inner)" firstAttribute="\#($0)" secondItem="\#(outer)" secondAttribute="\#($0)Margin" id="\#(inner)\#($0)"/>"#
        }.joined()
    }

    private static let unframed = #"translatesAutoresizingMaskIntoConstraints="NO""#

    private static func xib(tools: Int, device: String = "retina4_7", _ objects: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" useSafeAreas="YES">
        <device id="\(device)" orientation="portrait"/><objects>\(objects)</objects></document>
        """
    }

    /// Returns a xib with a cell 44 points high, whose content view is half a point lower and has a view in its margins.
    private static func cell(tools: Int, content: String = "", margins: String = "") -> String {
        xib(
            tools: tools,
            """
            <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="content" tableViewCell="cell" \(content)>
            <rect key="frame" x="0" y="0" width="375" height="43.5"/>\(margins)
            <subviews><view \(unframed) id="v"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>
            <constraints>\(fills("v", "content"))</constraints></tableViewCellContentView></tableViewCell>
            """)
    }

    @Test(arguments: [
        (13_196, CGRect(x: 8, y: 8, width: 359, height: 27.5)),
        (13_771, CGRect(x: 16, y: 11, width: 343, height: 22)),
        (14_868, CGRect(x: 15, y: 11, width: 345, height: 21.5)),
        (17_701, CGRect(x: 16, y: 11, width: 343, height: 21.5)),
    ]) func `a cell has the margins of its Xcode version`(tools: Int, expected: CGRect) throws {
        #expect(try Fixture.frames(Self.cell(tools: tools))["v"] == expected)
    }

    @Test(arguments: [
        (13_196, CGRect(x: 0, y: 0, width: 100, height: 80)), (14_313, CGRect(x: 8, y: 8, width: 84, height: 64)),
        (11_762, CGRect(x: 8, y: 8, width: 84, height: 64)),
    ]) func `a collection view cell has no margins in Xcode 9`(tools: Int, expected: CGRect) throws {
        let text = Self.xib(
            tools: tools,
            """
            <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="100" height="80"/>
            <view key="contentView"><rect key="frame" x="0" y="0" width="100" height="80"/>
            <subviews><view \(Self.unframed) id="v"/></subviews></view>
            <constraints>\(Self.fills("v", "cell"))</constraints></collectionViewCell>
            """)
        #expect(try Fixture.frames(text)["v"] == expected)
    }

    @Test func `a freeform size has the device's insets unless it is shown in a sheet`() throws {
        func top(_ scenes: String = "") throws -> CGFloat? {
            let text = Fixture.storyboard(
                tools: 32_700, device: "retina6_1", views: "<view \(Self.unframed) id=\"v\"/>",
                constraints: """
                    <constraint firstItem="v" firstAttribute="top" secondItem="safe" secondAttribute="top" id="a"/>
                    <constraint firstItem="v" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="b"/>
                    """, controller: #"<size key="freeformSize" width="393" height="852"/>"#, scenes: scenes)
            return try Fixture.frames(text)["v"]?.minY
        }
        #expect(try top() == 48)
        let presenting = """
            <scene sceneID="other"><objects><viewController id="presenter" sceneMemberID="viewController">
            <connections><segue destination="controller" kind="presentation" id="segue"/></connections></viewController></objects></scene>
            """
        #expect(try top(presenting) == 0)
    }

    @Test func `a content view's own margins are at least as wide as the cell's margins that it preserves`() throws {
        let margins = #"<edgeInsets key="layoutMargins" top="8" left="30" bottom="8" right="8"/>"#
        let preserving = try Fixture.frames(Self.cell(tools: 17_701, content: #"preservesSuperviewLayoutMargins="YES""#, margins: margins))
        #expect(preserving["v"] == CGRect(x: 30, y: 11, width: 329, height: 21.5))
        let own = try Fixture.frames(Self.cell(tools: 17_701, margins: margins))
        #expect(own["v"] == CGRect(x: 30, y: 8, width: 337, height: 27.5))
    }

    @Test func `a stack view has no margins unless it says so`() throws {
        let text = Fixture.storyboard(
            views: """
                <stackView \(Self.unframed) id="stack"><rect key="frame" x="0" y="0" width="1" height="1"/>
                <subviews><view \(Self.unframed) id="inner"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews></stackView>
                <view \(Self.unframed) id="v"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
                """,
            constraints: """
                <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="40" id="a"/>
                <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="b"/>
                <constraint firstItem="inner" firstAttribute="width" constant="200" id="c"/>
                <constraint firstItem="inner" firstAttribute="height" constant="50" id="d"/>
                \(Self.fills("v", "stack"))
                """)
        #expect(try Fixture.frames(text)["v"] == CGRect(x: 40, y: 100, width: 200, height: 50))
    }

    @Test func `a root view that preserves its superview's margins has vertical margins of eight points`() throws {
        let text = Self.xib(
            tools: 22_154, device: "retina6_1",
            """
            <view id="root" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO">
            <rect key="frame" x="0" y="0" width="375" height="67"/>
            <subviews><view \(Self.unframed) id="v"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>
            <constraints>\(Self.fills("v", "root"))</constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
            """)
        #expect(try Fixture.frames(text)["v"] == CGRect(x: 16, y: 8, width: 343, height: 51))
    }

    @Test func `a controller that is shown from under a simulated bar is under it, too`() throws {
        func controller(_ id: String, _ inside: String) -> String {
            """
            <scene sceneID="s\(id)"><objects><viewController id="\(id)"><layoutGuides>
            <viewControllerLayoutGuide type="top" id="\(id)top"/><viewControllerLayoutGuide type="bottom" id="\(id)bottom"/></layoutGuides>
            <view key="view" id="\(id)root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><view \(Self.unframed) id="\(id)v"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>
            <constraints>
            <constraint firstItem="\(id)v" firstAttribute="top" secondItem="\(id)top" secondAttribute="bottom" id="\(id)1"/>
            <constraint firstItem="\(id)v" firstAttribute="leading" secondItem="\(id)root" secondAttribute="leading" id="\(id)2"/>
            <constraint firstItem="\(id)v" firstAttribute="width" constant="10" id="\(id)3"/>
            <constraint firstItem="\(id)v" firstAttribute="height" constant="10" id="\(id)4"/></constraints></view>
            \(inside)</viewController></objects></scene>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13771">
            <device id="retina4_7" orientation="portrait"/><scenes>
            \(controller("a", #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/><connections><segue destination="b" kind="show" id="s"/></connections>"#))
            \(controller("b", ""))</scenes></document>
            """
        let frames = try Fixture.frames(text)
        #expect(frames["av"]?.minY == 64)
        #expect(frames["bv"]?.minY == 64)
    }
}
