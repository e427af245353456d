import Foundation
import InterfaceBuilder

/// Returns the frames that Interface Builder's canvas shows for a document, on the device it was designed for.
package enum CanvasFrames {
    /// Returns JSON on one line: `{"scenes":[{"sceneID":"…","device":"retina6_12","views":[{"id":"…","frame":[x,y,w,h]}]}]}`.
    /// - Parameters:
    ///   - name: the document's name in faults.
    ///   - intrinsics: sizes of text that replace measured ones: `{"views": {"<id>": {"width": 42.5, "height": 20.5}}}`.
    ///   - environment: safe areas and margins that replace the canvas's: `{"units": {"<id>": {"safe": {"<view>": {"top": 59}}}}}`.
    /// - Throws: `InputError`.
    @MainActor package static func json(of file: URL, named name: String, intrinsics: URL?, environment: URL?) throws -> String {
        var inputs = CanvasInputs()
        do {
            if let intrinsics { try inputs.readIntrinsics(try read(intrinsics), file: intrinsics.lastPathComponent) }
            if let environment { try inputs.readEnvironment(try read(environment), file: environment.lastPathComponent) }
            return try IBDocument.read(try read(file), file: name).frames(inputs).json
        } catch let error as InputError { throw error } catch { throw InputError.faults(error, file: name) }
    }

    private static func read(_ file: URL) throws -> Data {
        do { return try Data(contentsOf: file) } catch {
            throw InputError.unreadable(file.lastPathComponent, reason: "the file does not exist or cannot be opened")
        }
    }
}
