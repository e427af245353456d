import Foundation
import Testing

@testable import PlumbCommand

/// Interface Builder documents on the command line.
@MainActor struct DocumentTests {
    /// Returns a storyboard with one scene: a custom controller class, a label and an unknown element.
    private static func storyboard(_ text: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
        <device id="retina6_12" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><viewController id="c" customClass="HomeController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
        <label text="\(text)" id="l"><rect key="frame" x="20" y="100" width="200" height="21"/></label>
        <hologram id="h"><rect key="frame" x="0" y="0" width="10" height="10"/></hologram>
        </subviews></view></viewController></objects></scene></scenes></document>
        """
    }

    @Test func `render reports how many parts of a document are not drawn as written, and how to list them`() async throws {
        let folder = TemporaryFolder()
        try folder.write(Self.storyboard("Hello"), to: "Main.storyboard")
        let run = await CommandRun.of(["render", "Main.storyboard", "--device", "200x100@1x", "390x844@1x"], in: folder.url)
        #expect(run.status == .success)
        #expect(run.errors.contains("Main.storyboard: 2 parts are not drawn as written; for details, run plumb lint Main.storyboard\n"))
        let lint = await CommandRun.of(["lint", "Main.storyboard"], in: folder.url)
        #expect(lint.output.contains("HomeController") && lint.output.contains("hologram"))
    }

    @Test func `a placeholder size decides the size of a view that code fills`() async throws {
        func document(_ image: String, _ stack: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
            <device id="retina6_12" orientation="portrait"/>
            <scenes><scene sceneID="s"><objects><viewController id="c">
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <imageView \(image) translatesAutoresizingMaskIntoConstraints="NO" id="i"/>
            <stackView \(stack) axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="v"/>
            <label text="Below" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
            </subviews><constraints>
            <constraint firstItem="i" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="1"/>
            <constraint firstItem="i" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="2"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="i" secondAttribute="bottom" constant="8" id="3"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="i" secondAttribute="trailing" constant="8" id="4"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="bottom" constant="8" id="5"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="6"/>
            </constraints></view></viewController></objects></scene></scenes></document>
            """
        }
        let folder = TemporaryFolder(), sizes = #"placeholderIntrinsicWidth="60" placeholderIntrinsicHeight="40""#
        try folder.write(document(sizes, sizes), to: "Filled.storyboard")
        let filled = await CommandRun.of(["lint", "Filled.storyboard", "--json"], in: folder.url)
        #expect(!filled.output.contains("ambiguous"), "\(filled.output)")
        try folder.write(document("", ""), to: "Open.storyboard")
        let open = await CommandRun.of(["lint", "Open.storyboard"], in: folder.url)
        #expect(open.status == .differences && open.output.contains("ambiguous "))
        // An infinite placeholder leaves its axis open.
        try folder.write(document(#"placeholderIntrinsicWidth="60" placeholderIntrinsicHeight="infinite""#, sizes), to: "Half.storyboard")
        let half = await CommandRun.of(["lint", "Half.storyboard"], in: folder.url)
        #expect(half.output.contains("nothing decides its height") && !half.output.contains("its width"))
        // The picture shows what an app shows before code fills the view.
        _ = await CommandRun.of(["render", "Filled.storyboard", "--device", "200x300@1x", "--format", "txt"], in: folder.url)
        #expect(try folder.read("Output/Filled/200x300@1x.txt").contains("UIImageView (20 100 0 0)"))
    }

    @Test func `documents with the same name are named after their folders or types`() async throws {
        let folder = TemporaryFolder()
        try folder.write(Self.storyboard("One"), to: "Shop/Base.lproj/Main.storyboard")
        try folder.write(Self.storyboard("Two"), to: "Travel/Base.lproj/Main.storyboard")
        try folder.write(#"{"info": {"version": 1}}"#, to: "Travel/Assets.xcassets/Contents.json")
        try folder.write(Self.storyboard("Three"), to: "Travel/Login.storyboard")
        try folder.write(Self.storyboard("Four"), to: "Travel/Login.xib")
        let run = await CommandRun.of(["render", ".", "--device", "200x100@1x", "--format", "txt"], in: folder.url)
        #expect(run.status == .success, "\(run.errors)")
        for (name, text) in [("Shop-Main", "One"), ("Travel-Main", "Two"), ("Login-storyboard", "Three"), ("Login-xib", "Four")] {
            #expect(try folder.read("Output/\(name)/200x100@1x.txt").contains("“\(text)”"), "\(name)")
        }
    }

    @Test func `a document keeps its longer name when the settings list others with the same name`() async throws {
        let folder = TemporaryFolder()
        try folder.write("inputs: [.]\n", to: "plumb.yaml")
        try folder.write(Self.storyboard("One"), to: "Shop/Main.storyboard")
        try folder.write(Self.storyboard("Two"), to: "Travel/Main.storyboard")
        let options = ["--device", "200x100@1x", "--format", "txt"]
        for word in ["Shop/Main.storyboard", "Shop-Main"] {
            let run = await CommandRun.of(["render", word] + options, in: folder.url)
            #expect(run.status == .success, "\(run.errors)")
            #expect(try folder.read("Output/Shop-Main/200x100@1x.txt").contains("“One”"))
            try FileManager.default.removeItem(at: folder.url.appending(path: "Output"))
        }
    }
}
