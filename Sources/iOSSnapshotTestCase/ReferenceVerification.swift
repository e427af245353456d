import Foundation
import SnapshotTesting
import UIKit

/// Compares one picture with its reference in a folder: `ReferenceImages_64/Module.Class/testCard_large@3x.png`.
package struct ReferenceVerification: Sendable {
    /// The path of the folder without a suffix.
    var folder: String
    var suffixes: [String]
    /// The name of the folder in it.
    var className: String
    var test: String
    var identifier: String
    var options: FBSnapshotTestCaseFileNameIncludeOption
    var records: Bool
    var drawsGlass: Bool
    var perPixelTolerance: CGFloat
    var overallTolerance: CGFloat
    /// Where pictures of failures are written.
    var failures: URL
    var file: StaticString
    var line: UInt

    /// Returns nil if the view matches its reference.
    @MainActor package func message(for view: UIView) -> String? { message { picture(of: view) } }

    /// Returns nil if the layer matches its reference.
    @MainActor package func message(for layer: CALayer) -> String? { message { Picture.taken(of: layer) } }

    @MainActor private func message(_ take: () -> UIImage) -> String? {
        guard !suffixes.isEmpty else { return "Suffixes set cannot be empty" }
        let picture = SimulatedRun.current.perform { take() }
        do {
            let reference = try reference(for: picture)
            guard let message = try reference.message(for: picture) else { return nil }
            try reference.writeFailure(of: picture, to: failures.appending(path: className))
            return records ? recorded(message) : "Snapshot comparison failed: \(message)"
        } catch { return "\(error)" }
    }

    private func recorded(_ message: String) -> String {
        "Test ran in record mode. Disable record mode to perform an actual snapshot comparison!\n\n\(message)"
    }

    @MainActor private func picture(of view: UIView) -> UIImage {
        view.layoutIfNeeded()
        guard drawsGlass, view.window == nil, !(view is UIWindow) else { return Picture.taken(of: view, drawsGlass: drawsGlass) }
        // What the screen shows of a view is decided by a window.
        let window = UIApplication.shared.keyWindow ?? UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(view)
        defer { view.removeFromSuperview() }
        view.layoutIfNeeded()
        return Picture.taken(of: view, drawsGlass: true)
    }

    // MARK: Files

    @MainActor var fileName: String { fileName(of: test) }

    @MainActor private func fileName(of test: String) -> String {
        let name = identifier.isEmpty ? test : "\(test)_\(identifier)"
        return options.contains(.none) ? name : FBFileNameIncludeNormalizedFileNameFromOption(name, options)
    }

    /// The names of the test's method in Objective-C, which a Mac puts into the file's: one that throws or is asynchronous has a longer one.
    /// XCTest does not say here which it is.
    private var methodNames: [String] { [test, "\(test)AndReturnError:", "\(test)WithCompletionHandler:"] }

    /// The first reference that matches, otherwise the first that exists.
    @MainActor private func reference(for picture: UIImage) throws -> PictureReference {
        let all = methodNames.flatMap { method in
            suffixes.map { suffix in
                PictureReference(
                    root: URL(filePath: folder + suffix), folder: className, name: fileName(of: method), test: test,
                    tolerance: (perPixelTolerance, overallTolerance), records: records, file: file, line: line)
            }
        }
        if records { return all[0] }
        return try all.first { try $0.matches(picture) } ?? all.first { $0.exists } ?? all[0]
    }
}
