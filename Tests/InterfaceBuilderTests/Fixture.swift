import Foundation
@testable import InterfaceBuilder

/// Interface Builder documents: those beside this file, and some made from text.
enum Fixture {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    static let documents = folder.appending(path: "Documents")

    static func document(_ name: String) throws -> IBDocument {
        try IBDocument.read(Data(contentsOf: documents.appending(path: name)), file: name)
    }

    /// Returns the frames of a document's views in the canvas, by id.
    @MainActor static func frames(_ text: String, _ inputs: CanvasInputs = CanvasInputs()) throws -> [String: CGRect] {
        let views = try IBDocument.read(text, file: "a").frames(inputs).scenes.flatMap(\.views)
        return Dictionary(views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns a storyboard with one scene, whose controller's view contains `views`, for the given canvas.
    static func storyboard(
        tools: Int = 22505, device: String? = "retina6_12", attributes: String = "", views: String = "", constraints: String = "",
        controller: String = "", scenes: String = ""
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        \(device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? "")
        <scenes><scene sceneID="scene"><objects><viewController id="controller" sceneMemberID="viewController">
        <view key="view" id="root" \(attributes)><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews>\(views)</subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>\(constraints)</constraints>
        </view>\(controller)
        </viewController></objects></scene>\(scenes)</scenes>
        </document>
        """
    }
}
