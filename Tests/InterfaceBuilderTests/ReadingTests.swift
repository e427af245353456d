import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

struct ReadingTests {
    private func box(_ sizeClasses: SizeClasses) throws -> Reading {
        let document = try Fixture.document("profile.storyboard")
        let session = ReadingSession(document: document, sizeClasses: sizeClasses)
        return session.reading(try #require(document.tree.root.descendants.first { $0.id == "box-00-001" }))
    }

    @Test func `variations install constraints`() throws {
        let portrait = try ConstraintReader.constraints(of: box(SizeClasses(width: .compact, height: .regular)))
        #expect(portrait.map(\.constant) == [100])
        let landscape = try ConstraintReader.constraints(of: box(SizeClasses(width: .compact, height: .compact)))
        #expect(landscape.map(\.constant) == [60])
        let anywhere = try ConstraintReader.constraints(of: box(SizeClasses()))
        #expect(anywhere.map(\.constant) == [100])
    }

    @Test func `the variation that names the most traits wins`() throws {
        let text = Fixture.storyboard(
            views: """
                <label id="l" text="a"><variation key="heightClass=compact-widthClass=compact" text="d"/><variation key="default" text="b"/>
                <variation key="widthClass=compact" text="c"/><variation key="userInterfaceIdiom=mac" text="e"/></label>
                """)
        let document = try IBDocument.read(text, file: "a")
        let label = try #require(document.tree.root.descendants.first { $0.name == "label" })
        func value(_ sizeClasses: SizeClasses) -> String? {
            ReadingSession(document: document, sizeClasses: sizeClasses).reading(label)["text"]
        }
        #expect(value(SizeClasses()) == "b")
        #expect(value(SizeClasses(width: .compact, height: .regular)) == "c")
        #expect(value(SizeClasses(width: .compact, height: .compact)) == "d")
    }

    @Test func `constraints are read with all their attributes`() throws {
        let text = Fixture.storyboard(
            views: "<view id=\"a\"/>",
            constraints: """
                <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="a" secondAttribute="trailing" multiplier="1:2" constant="-3.5" priority="749" placeholder="YES" identifier="gap" id="k"/>
                <constraint firstItem="a" firstAttribute="top" id="number"/>
                <constraint firstItem="a" firstAttribute="sideways" secondItem="root" secondAttribute="top" id="unknown"/>
                """)
        let document = try IBDocument.read(text, file: "a")
        let session = ReadingSession(document: document, sizeClasses: SizeClasses())
        let root = try #require(document.scenes[0].controller?.view)
        let constraints = ConstraintReader.constraints(of: session.reading(root))
        #expect(constraints.count == 1)
        let first = try #require(constraints.first)
        #expect(first.firstItem == "root" && first.firstAttribute == .trailing && first.relation == .greaterThanOrEqual)
        #expect(first.multiplier == 0.5 && first.constant == -3.5 && first.priority == 749 && first.isPlaceholder)
        #expect(first.identifier == "gap")
        #expect(session.findings.map(\.kind) == [.badConstraint, .badConstraint])
        #expect(session.findings.map(\.line) == [9, 10])
    }

    @MainActor @Test func `t2 1.17 a fragment in base 64 without padding is its text`() throws {
        func label(_ text: String) -> String {
            """
            <label id="l" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <attributedString key="attributedText"><fragment>\(text)</fragment></attributedString></label>
            """
        }
        func size(_ text: String) throws -> CGSize? {
            try Fixture.frames(
                Fixture.storyboard(
                    views: label(text),
                    constraints: """
                        <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
                        <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="u"/>
                        """))["l"]?.size
        }
        let decoded = try size("<string key=\"content\" base64-UTF8=\"YES\">\nU21hbGwg8J+NjiBmcnVpdHM\n</string>")
        let plain = try size("<string key=\"content\">Small 🍎 fruits</string>")
        #expect(decoded == plain && plain?.height ?? 0 > 0)
    }

    @MainActor @Test func `a constraint across axes is a finding and does not stop the layout`() throws {
        let text = Fixture.storyboard(
            views: "<view \(#"translatesAutoresizingMaskIntoConstraints="NO""#) id=\"v\"/>",
            constraints: """
                <constraint firstItem="v" firstAttribute="bottom" secondItem="root" secondAttribute="leading" id="x"/>
                <constraint firstItem="v" firstAttribute="width" constant="40" id="w"/>
                """)
        #expect(try Fixture.frames(text)["v"]?.width == 40)
        let findings = try IBDocument.read(text, file: "a").findings(
            environment: DisplayEnvironment(size: CGSize(width: 390, height: 844), scale: 2))
        #expect(findings.contains { $0.kind == .badConstraint && "\($0)".contains("incompatible types") })
    }

    @Test func `elements and attributes that were not read are listed by line`() throws {
        let text = Fixture.storyboard(views: "<view id=\"a\" hologram=\"YES\">\n<hologram key=\"projector\"/></view>")
        let document = try IBDocument.read(text, file: "a")
        let session = ReadingSession(document: document, sizeClasses: SizeClasses())
        let view = try #require(document.tree.root.descendants.first { $0.id == "a" })
        _ = session.reading(view)
        let findings = session.unread(below: view)
        #expect(
            findings.map(\.description) == [
                "a:6: hologram=\"YES\" is not supported and is ignored (view root › view a)",
                "a:7: <hologram projector> is not supported and is ignored (view root › view a)",
            ])
    }
}
