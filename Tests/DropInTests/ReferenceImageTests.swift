import Foundation
import TestSupport
import Testing
import UIKit

@testable import FBSnapshotTestCase
@testable import iOSSnapshotTestCase

/// References in folders of iOSSnapshotTestCase.
@MainActor @Suite(.ownEnvironment) struct ReferenceImageTests {
    let package: TemporaryPackage
    init() throws { package = try TemporaryPackage() }

    private func verification(
        _ identifier: String = "", records: Bool = false, suffixes: [String] = ["_64"], perPixel: CGFloat = 0, overall: CGFloat = 0,
        options: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
    ) -> ReferenceVerification {
        ReferenceVerification(
            folder: package.file("Tests/ReferenceImages").path, suffixes: suffixes, className: "AppTests.CardTests", test: "testCard",
            identifier: identifier, options: options, records: records, drawsGlass: false, perPixelTolerance: perPixel,
            overallTolerance: overall, failures: package.file("Failures"), file: "AppTests/CardTests.swift", line: 1)
    }

    private func card(_ color: UIColor = .red) -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        card.backgroundColor = color
        return card
    }

    private let path = "Tests/ReferenceImages_64/AppTests.CardTests/testCard@2x.png"

    @Test func `a reference is recorded only if a test asks for it, and compared then`() throws {
        let missing = try #require(verification().message(for: card()))
        #expect(missing.hasPrefix("Snapshot comparison failed: No reference was found on disk.") && missing.contains("recordMode"))
        #expect(package.files.isEmpty)
        #expect(verification(records: true).message(for: card())?.hasPrefix("Test ran in record mode.") == true)
        #expect(package.files == [path.replacing(".png", with: ".layers.txt"), path])
        #expect(verification().message(for: card()) == nil)
        #expect(
            verification().message(for: card(.blue))?.contains("image pixels differed by more than 0% from the reference image") == true)
    }

    @Test(arguments: ["AndReturnError_", "WithCompletionHandler_"])
    func `a reference that a Mac named after a method that throws or is asynchronous is found`(ending: String) throws {
        _ = verification("wide", records: true).message(for: card())
        let plain = package.file("Tests/ReferenceImages_64/AppTests.CardTests/testCard_wide@2x.png")
        let longer = package.file("Tests/ReferenceImages_64/AppTests.CardTests/testCard\(ending)_wide@2x.png")
        try FileManager.default.moveItem(at: plain, to: longer)
        #expect(verification("wide").message(for: card()) == nil)
        #expect(verification("wide").message(for: card(.blue)) != nil)
    }

    @Test func `a failure leaves reference, picture and difference in its folder`() throws {
        _ = verification(records: true).message(for: card())
        _ = verification().message(for: card(.blue))
        let written = package.files.filter { $0.hasPrefix("Failures") }.map { $0.split(separator: "/").last ?? "" }
        #expect(written == ["diff_testCard@2x.png", "failed_testCard@2x.png", "reference_testCard@2x.png"])
    }

    @Test func `a layer and a view have the same picture`() throws {
        _ = verification(records: true).message(for: card())
        #expect(verification().message(for: card().layer) == nil)
    }

    @Test func `components within the tolerance are equal, and a share of pixels may differ`() throws {
        _ = verification(records: true).message(for: card(UIColor(red: 0, green: 0, blue: 100 / 255, alpha: 1)))
        let near = card(UIColor(red: 0, green: 0, blue: 104 / 255, alpha: 1))
        #expect(verification(perPixel: 3.9 / 256).message(for: near) != nil)
        #expect(verification(perPixel: 4 / 256).message(for: near) == nil)
        let dotted = card(UIColor(red: 0, green: 0, blue: 100 / 255, alpha: 1))
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
        dot.backgroundColor = .white
        dotted.addSubview(dot)
        #expect(verification(overall: 0.0099).message(for: dotted) != nil)
        #expect(verification(overall: 0.01).message(for: dotted) == nil)
    }

    @Test func `the first folder with a reference that matches counts`() throws {
        _ = verification(records: true, suffixes: ["_64"]).message(for: card(.red))
        _ = verification(records: true, suffixes: ["_ios18"]).message(for: card(.blue))
        #expect(verification(suffixes: ["_none", "_64", "_ios18"]).message(for: card(.blue)) == nil)
        #expect(verification(suffixes: ["_none", "_64", "_ios18"]).message(for: card(.green)) != nil)
        #expect(verification(suffixes: []).message(for: card()) == "Suffixes set cannot be empty")
    }

    @Test func `a suffix after a slash is a folder`() {
        var verification = verification(records: true)
        verification.folder += "/"
        _ = verification.message(for: card())
        #expect(package.has("Tests/ReferenceImages/_64/AppTests.CardTests/testCard@2x.png"))
    }

    @Test func `names say what the options ask for`() {
        func name(_ options: FBSnapshotTestCaseFileNameIncludeOption) -> String {
            FBFileNameIncludeNormalizedFileNameFromOption("testCard_a b.c", options)
        }
        let size = UIScreen.main.bounds.size, scale = Int(UIScreen.main.scale)
        #expect(name([]) == "testCard_a_b_c")
        #expect(name(.screenScale) == "testCard_a_b_c@\(scale)x")
        #expect(
            name([.device, .OS, .screenSize, .screenScale])
                == "testCard_a_b_c_iPhone_\(UIDevice.current.systemVersion.replacing(".", with: "_"))_\(Int(size.width))x\(Int(size.height))@\(scale)x"
        )
        #expect(verification("large").fileName == "testCard_large@\(scale)x")
        #expect(verification("large", options: .none).fileName == "testCard_large")
    }

    @Test func `a Mac's reference stays, and Linux's is recorded beside it when asked for`() throws {
        let file = macFile(of: UIImage(systemName: "star") ?? UIImage())
        try package.write(file, to: path)
        let message = try #require(verification().message(for: card()))
        #expect(message.contains("The reference was recorded on a Mac"))
        #expect(package.files.filter { !$0.hasPrefix("Failures") } == [path])
        _ = verification(records: true).message(for: card())
        #expect(package.has("Tests/ReferenceImages_64/linux/AppTests.CardTests/testCard@2x.png"))
        #expect(try package.data(path) == file)
        #expect(verification().message(for: card()) == nil)
    }

    @Test func `references are looked for on the way to the package`() throws {
        let test = package.file("Tests/CardTests/Cards/CardTests.swift")
        func folder() -> String { ReferenceFolder(bundle: nil, file: test).path }
        #expect(folder() == package.file("ReferenceImages").path)
        try package.write(Data(), to: "Tests/CardTests/ReferenceImages_64/some.png")
        #expect(folder() == package.file("Tests/CardTests/ReferenceImages").path)
        #expect(ReferenceFolder(bundle: "/bundle", file: test).path == "/bundle/ReferenceImages")
    }

    @Test func `a test case knows its class, its test and its options`() {
        final class CardTests: FBSnapshotTestCase {}
        let test = CardTests(name: "testCard") { _ in }
        #expect(test.folderName?.hasSuffix("CardTests") == true && test.fileNameOptions == .screenScale && !test.recordMode)
        test.folderName = "Cards"
        #expect(test.folderName == "Cards")
        #expect(FBSnapshotTestCaseDefaultSuffixes().array as? [String] == ["_64"])
        #expect(test.getReferenceImageDirectory(withDefault: "/there") == "/there")
    }

    @Test func `a controller records without failing, and throws when pictures differ`() throws {
        let controller = FBSnapshotTestController(test: TemporaryPackage.self)
        controller.referenceImagesDirectory = package.file("References").path
        controller.folderName = "Cards"
        #expect(throws: (any Error).self) { try controller.compareSnapshot(of: card(), selector: Selector("testCard")) }
        controller.recordMode = true
        try controller.compareSnapshot(of: card(), selector: Selector("testCard"))
        controller.recordMode = false
        try controller.compareSnapshot(of: card(), selector: Selector("testCard"))
        #expect(throws: (any Error).self) { try controller.compareSnapshot(of: card(.blue), selector: Selector("testCard")) }
        #expect(try controller.referenceImage(for: Selector("testCard")).size.width > 0)
    }
}
