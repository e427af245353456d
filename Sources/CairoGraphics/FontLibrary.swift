import ImageProcessing
import Foundation
import Graphics

/// The font files that text is drawn with, each by its explicit path: never what a machine happens to have configured.
///
/// A value; engines of all threads may share one. Nothing is opened until text needs it.
package struct FontLibrary: Hashable, Sendable {
    /// A file that should be there and is not, with the Debian package that brings it.
    package struct Missing: Hashable, Sendable {
        package var path: String
        package var package: String
    }

    /// A face that the user added by file.
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

    /// The folder that holds Debian's `opentype` and `truetype` folders.
    let root: String
    private(set) var userFaces: [UserFace] = []

    /// - Parameter root: where the packages' `opentype` and `truetype` folders are.
    package init(root: String = "/usr/share/fonts") { self.root = root }

    /// Adds all faces of a font file, found afterwards by family, full or PostScript name in `FontDescriptor.Family.named`.
    /// - Returns: the PostScript names that were added.
    @discardableResult package mutating func add(file path: String) throws(LibraryError) -> [String] {
        let faces = try FontFace.describe(path: path)
        userFaces += faces
        return faces.map(\.postScriptName)
    }

    /// Whether a user's face goes by this name; matching ignores case.
    package func contains(name: String) -> Bool { userFaces.contains { $0.answers(to: name) } }

    /// Whether a face's measures are known by its PostScript, full or family name without its file: the faces of iOS and a few open families.
    package static func hasMeasures(ofFontNamed name: String) -> Bool { NamedFont.index(of: name) != nil }

    /// The user's face that comes nearest in slant, then weight.
    func userFace(named name: String, weight: Int, isItalic: Bool) -> FontFile? {
        let candidates = userFaces.filter { $0.answers(to: name) }
        // A face asked for by its own name is that face, whatever weight the descriptor carries.
        if let exact = candidates.first(where: { $0.isExactly(name) }) { return exact.face }
        func distance(_ face: UserFace) -> Int { (face.isItalic == isItalic ? 0 : 1000) + abs(face.weight - weight) }
        return candidates.min { distance($0) < distance($1) }?.face
    }

    /// San Francisco itself, when the user has added it: then it draws the system font, at its own widths and Apple's tracking.
    func suppliedSystemFace(size: CGFloat, weight: Int, isItalic: Bool) -> FontFile? {
        let cuts = size >= SystemFontMetrics.displaySize ? ["SF Pro Display", "SF Pro"] : ["SF Pro Text", "SF Pro"]
        for cut in cuts where userFaces.contains(where: { $0.family == cut }) {
            return userFace(named: cut, weight: weight, isItalic: isItalic)
        }
        return nil
    }

    /// Standard files that are not on this machine. Looks at the disk.
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
