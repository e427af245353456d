import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Rules of the canvas, on documents that these tests write.
@MainActor struct CanvasTests {
    private static let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""

    @Test func `a switch's alignment rectangle leaves out its rightmost two points`() throws {
        let text = Fixture.storyboard(
            views: "<switch \(Self.free) id=\"s\"/>",
            constraints: """
                <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" constant="20" id="a"/>
                <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="b"/>
                """)
        #expect(try Fixture.frames(text)["s"] == CGRect(x: 324, y: 100, width: 51, height: 31))
    }

    @Test func `a slider extends two points beyond its alignment rectangle at both ends`() throws {
        let text = Fixture.storyboard(
            views: "<slider \(Self.free) id=\"s\"/>",
            constraints: """
                <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" constant="20" id="b"/>
                <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c"/>
                """)
        #expect(try Fixture.frames(text)["s"] == CGRect(x: 18, y: 100, width: 357, height: 31))
    }

    @Test func `a hidden view takes no part in its stack view`() throws {
        let text = Fixture.storyboard(
            views: """
                <stackView \(Self.free) axis="vertical" spacing="10" id="stack"><subviews>
                <view \(Self.free) id="one"><constraints><constraint firstAttribute="height" constant="30" id="h1"/></constraints></view>
                <view \(Self.free) hidden="YES" id="two"><constraints><constraint firstAttribute="height" constant="40" id="h2"/></constraints></view>
                <view \(Self.free) id="three"><constraints><constraint firstAttribute="height" constant="50" id="h3"/></constraints></view>
                </subviews></stackView>
                """,
            constraints: """
                <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
                <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="b"/>
                <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
                """)
        let frames = try Fixture.frames(text)
        #expect(frames["stack"] == CGRect(x: 0, y: 0, width: 393, height: 90))
        #expect(frames["three"] == CGRect(x: 0, y: 40, width: 393, height: 50))
    }

    @Test func `given sizes replace measured text`() throws {
        let text = Fixture.storyboard(
            views: "<label \(Self.free) text=\"Hello\" id=\"l\"/>",
            constraints: """
                <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="a"/>
                <constraint firstItem="l" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="b"/>
                """)
        var inputs = CanvasInputs()
        try inputs.readIntrinsics(Data(#"{"views": {"l": {"width": 42, "height": 21}}}"#.utf8), file: "sizes")
        try inputs.readEnvironment(Data(#"{"units": {"root": {"safe": {"root": {"top": 70}}}}}"#.utf8), file: "insets")
        #expect(try Fixture.frames(text, inputs)["l"] == CGRect(x: 16, y: 78, width: 42, height: 21))
        #expect(try Fixture.frames(text)["l"]?.minY == 67)
    }

    @Test func `a margin that no required equation mentions follows the canvas's rule`() throws {
        func text(priority: Int) -> String {
            Fixture.storyboard(
                views: "<view \(Self.free) id=\"v\"/>",
                constraints: """
                    <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" priority="\(priority)" id="a"/>
                    <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="b"/>
                    <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
                    <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="d"/>
                    """)
        }
        var inputs = CanvasInputs()
        try inputs.readEnvironment(Data(#"{"units": {"root": {"margin": {"root": {"left": 40}}}}}"#.utf8), file: "insets")
        #expect(try Fixture.frames(text(priority: 1000), inputs)["v"]?.minX == 40)
        #expect(try Fixture.frames(text(priority: 900), inputs)["v"]?.minX == 16)
    }

    @Test func `a safe area that no required equation mentions follows the canvas's rule`() throws {
        func text(priority: Int) -> String {
            Fixture.storyboard(
                views: "<view \(Self.free) id=\"v\"/>",
                constraints: """
                    <constraint firstItem="v" firstAttribute="top" secondItem="safe" secondAttribute="top" priority="\(priority)" id="a"/>
                    <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b"/>
                    """)
        }
        var inputs = CanvasInputs()
        try inputs.readEnvironment(Data(#"{"units": {"root": {"safe": {"root": {"top": 70}}}}}"#.utf8), file: "insets")
        #expect(try Fixture.frames(text(priority: 1000), inputs)["v"]?.minY == 70)
        #expect(try Fixture.frames(text(priority: 750), inputs)["v"]?.minY == 59)
    }

    @Test func `half a pixel from a multiplier of six digits counts as half a pixel`() throws {
        let text = Fixture.storyboard(
            device: "retina4_7", views: "<view \(Self.free) id=\"v\"/>",
            constraints: """
                <constraint firstItem="v" firstAttribute="height" constant="20" id="a"/>
                <constraint firstItem="v" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.255089" id="b"/>
                <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
                <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="d"/>
                """)
        // 393 × 0.255089 is 100.249977, meant as 100.25: half a pixel more than 100.
        #expect(try Fixture.frames(text)["v"]?.width == 100.5)
    }

    @Test func `a given content size decides what nothing else decides`() throws {
        let text = Fixture.storyboard(
            views: """
                <scrollView \(Self.free) id="scroll"><subviews><view \(Self.free) id="content"><subviews><view \(Self.free) id="fixed"/></subviews>
                <constraints><constraint firstItem="fixed" firstAttribute="height" constant="30" id="h"/></constraints></view></subviews>
                <constraints>\(Self.edges("content", "scroll"))
                <constraint firstItem="content" firstAttribute="width" secondItem="scroll" secondAttribute="width" id="w"/></constraints></scrollView>
                """, constraints: Self.edges("scroll", "root"))
        var inputs = CanvasInputs()
        try inputs.readEnvironment(Data(#"{"units": {"root": {"content": {"scroll": {"x": 500, "y": 1200}}}}}"#.utf8), file: "insets")
        #expect(try Fixture.frames(text, inputs)["content"] == CGRect(x: 0, y: 0, width: 393, height: 1200))
        #expect(try Fixture.frames(text, inputs)["fixed"]?.height == 30)
    }

    private static func edges(_ inner: String, _ outer: String) -> String {
        ["leading", "top", "trailing", "bottom"].map { edge in
            """
            <constraint firstItem="\(inner)" firstAttribute="\(edge)" secondItem="\(outer)" secondAttribute="\(edge)" id="\(inner)-\(edge)"/>
            """
        }.joined()
    }

    @Test func `insets larger than a view do not change its frame`() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="19455" useSafeAreas="YES">
            <device id="retina6_1" orientation="portrait"/><objects>
            <view id="root" preservesSuperviewLayoutMargins="YES"><rect key="frame" x="0" y="0" width="417" height="67"/><subviews>
            <view \(Self.free) id="v"/></subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstAttribute="trailingMargin" secondItem="v" secondAttribute="trailing" id="a"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="b"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
            <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="d"/></constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects></document>
            """
        #expect(try Fixture.frames(text)["v"] == CGRect(x: 20, y: 0, width: 377, height: 67))
    }

    @Test func `a view under an opaque bar that the author simulates begins at its own top`() throws {
        func top(_ bar: String) throws -> CGFloat? {
            let text = Fixture.storyboard(
                views: "<view \(Self.free) id=\"v\"/>",
                constraints: """
                    <constraint firstItem="v" firstAttribute="top" secondItem="safe" secondAttribute="top" id="a"/>
                    """,
                controller: """
                    <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" \(bar) prompted="NO"/>
                    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                    """)
            return try Fixture.frames(text)["v"]?.minY
        }
        #expect(try top("translucent=\"NO\"") == 0)
        #expect(try top("") == 103)
    }

    @Test func `absurd numbers result in finite frames`() throws {
        let text = Fixture.storyboard(
            views: """
                <label \(Self.free) text="a" id="l"><fontDescription key="fontDescription" type="system" pointSize="1e300"/></label>
                """,
            constraints: """
                <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" multiplier="1e308" constant="-1e308" id="a"/>
                <constraint firstItem="l" firstAttribute="width" constant="nan" id="b"/>
                <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="height" multiplier="1e300" id="c"/>
                """)
        let frame = try #require(try Fixture.frames(text)["l"])
        #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite)
    }
}
