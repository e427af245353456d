import ImageProcessing
import Foundation
import Graphics

/// The font files with which text is drawn, each by its explicit path, independent of a machine's configuration.
///
/// A value that engines of all threads may share. Nothing is opened until text needs it.
package struct FontLibrary: Hashable, Sendable {
    /// A required file that is missing, with the Debian package that provides it.
    package struct Missing: Hashable, Sendable {
        package var path: String
        package var package: String
    }

    /// A face that the user added from a file.
    struct UserFace: Hashable, Sendable {
        var face: FontFile
        var family: String
        var fullName: String
        var postScriptName: String
        var weight: Int
        var isItalic: Bool
    }

    /// The faces of Debian's packages, at the paths where Debian puts them.
    package static let standard = FontLibrary()

    /// The folder that contains Debian's `opentype` and `truetype` folders.
    let root: String
    private(set) var userFaces: [UserFace] = []

    /// - Parameter root: The folder that contains the packages' `opentype` and `truetype` folders.
    package init(root: String = "/usr/share/fonts") { self.root = root }

    /// Adds all faces of a font file. They are found by family, full or PostScript name in `FontDescriptor.Family.named`.
    /// - Returns: The PostScript names that were added.
    @discardableResult package mutating func add(file path: String) throws(LibraryError) -> [String] {
        let faces = try FontFace.describe(path: path)
        userFaces += faces
        return faces.map(\.postScriptName)
    }

    /// Whether a user's face has this name; matching ignores case.
    package func contains(name: String) -> Bool { userFaces.contains { $0.answers(to: name) } }

    /// Whether a face's measures are known without its file, by its PostScript, full or family name: faces of iOS and a few open families.
    package static func hasMeasures(ofFontNamed name: String) -> Bool { NamedFont.index(of: name) != nil }

    /// Returns the user's face that is nearest in slant, then in weight.
    func userFace(named name: String, weight: Int, isItalic: Bool) -> FontFile? {
        let candidates = userFaces.filter { $0.answers(to: name) }
        // A face requested by its own name is that face, whatever weight the descriptor has.
        if let exact = candidates.first(where: { $0.isExactly(name) }) { return exact.face }
        func distance(_ face: UserFace) -> Int { (face.isItalic == isItalic ? 0 : 1000) + abs(face.weight - weight) }
        return candidates.min { distance($0) < distance($1) }?.face
    }

    /// Returns San Francisco itself if the user has added it. It then draws the system font, with its own widths and Apple's tracking.
    func suppliedSystemFace(size: CGFloat, weight: Int, isItalic: Bool) -> FontFile? {
        let cuts = size >= SystemFontMetrics.displaySize ? ["SF Pro Display", "SF Pro"] : ["SF Pro Text", "SF Pro"]
        for cut in cuts where userFaces.contains(where: { $0.family == cut }) {
            return userFace(named: cut, weight: weight, isItalic: isItalic)
        }
        return nil
    }

    /// The standard files that are not on this machine. Reads the disk.
    package var missing: [Missing] {
        StandardFonts.required(root: root).filter { !FileManager.default.fileExists(atPath: $0.path) }
    }
}

extension FontLibrary.UserFace {
    fileprivate func answers(to name: String) -> Bool {
        isExactly(name) || family.lowercased() == name.lowercased()
    }

    fileprivate func isExactly(_ name: String) -> Bool {
        let name = name.lowercased()
        return postScriptName.lowercased() == name || fullName.lowercased() == name
    }
}
