import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Scenes as they are drawn.
@MainActor struct SceneTests {
    private func window(_ text: String, scene: String) throws -> UIWindow {
        let environment = DisplayEnvironment(size: CGSize(width: 390, height: 844), scale: 2)
        let document = try IBDocument.read(text, file: "a")
        let window = UIWindow(environment: environment)
        window.makeKey()
        window.rootViewController = try document.screen(of: document.scene(named: scene), environment: environment).viewController
        window.makeKeyAndVisible()
        window.commit()
        return window
    }

    private func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
        (view as? Kind).map { [$0] } ?? [] + view.subviews.flatMap { all(kind, in: $0) }
    }

    private func texts(_ view: UIView) -> [String] {
        let own = (view as? UILabel)?.text
        return (own.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    /// A storyboard in which a list in a navigation controller pushes a detail.
    private static let journey = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
        <device id="retina6_12" orientation="portrait"/><scenes>
        <scene sceneID="n"><objects><navigationController id="nav"><connections>
        <segue destination="list" kind="relationship" relationship="rootViewController" id="s1"/></connections></navigationController></objects></scene>
        <scene sceneID="l"><objects><tableViewController id="list"><tableView key="view" rowHeight="-1" estimatedRowHeight="-1" id="t">
        <rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>
        <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="393" height="44"/>
        <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0" y="0" width="393" height="44"/><autoresizingMask key="autoresizingMask"/>
        <subviews><label text="Row" translatesAutoresizingMaskIntoConstraints="NO" id="lab"><rect key="frame" x="16" y="11" width="30" height="21"/></label></subviews>
        <constraints><constraint firstItem="lab" firstAttribute="centerY" secondItem="cv" secondAttribute="centerY" id="c1"/>
        <constraint firstItem="lab" firstAttribute="leading" secondItem="cv" secondAttribute="leadingMargin" id="c2"/></constraints>
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
        <navigationItem key="navigationItem" title="Journeys" id="i1"/>
        <connections><segue destination="detail" kind="show" id="s2"/></connections></tableViewController></objects></scene>
        <scene sceneID="d"><objects><viewController id="detail"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><mapView mapType="standard" id="map"><rect key="frame" x="0" y="200" width="393" height="200"/></mapView></subviews></view>
        <navigationItem key="navigationItem" title="One" id="i2"/></viewController></objects></scene>
        </scenes></document>
        """

    @Test func `a pushed scene has a back button in its bar`() throws {
        #expect(try texts(window(Self.journey, scene: "detail")).contains("Journeys"))
        #expect(try texts(window(Self.journey, scene: "detail")).contains("One"))
        #expect(try !texts(window(Self.journey, scene: "list")).contains("Back"))
    }

    @Test func `a row whose constraints do not span its height has the standard height`() throws {
        let cell = try #require(try all(UITableViewCell.self, in: window(Self.journey, scene: "list")).first)
        #expect(cell.frame.height == 44)
    }

    @Test func `a map is drawn with its name`() throws {
        let window = try window(Self.journey, scene: "detail")
        #expect(all(ForeignView.self, in: window).count == 1)
        #expect("\(window.layerTree().displayList)".contains("Map"))
    }

    @Test func `a standard cell's attributes of its content view are no findings`() throws {
        let document = try IBDocument.read(Self.journey, file: "a")
        let environment = DisplayEnvironment(size: CGSize(width: 390, height: 844), scale: 2)
        let findings = document.findings(environment: environment)
        #expect(findings.map(\.subject) == ["mapView"], "\(findings)")
    }

    @Test func `attributes that only Xcode reads are no findings`() throws {
        let text = Fixture.storyboard(
            views: """
                <imageView id="i" placeholderIntrinsicWidth="48" placeholderIntrinsicHeight="28"><rect key="frame" x="0" y="0" width="48" height="28"/>
                <color key="backgroundColor" cocoaTouchSystemColor="whiteColor" systemColor="systemBackgroundColor"/></imageView>
                """)
        let document = try IBDocument.read(text, file: "a")
        let findings = document.findings(environment: DisplayEnvironment(size: CGSize(width: 390, height: 844), scale: 2))
        #expect(findings.isEmpty, "\(findings)")
    }
}
