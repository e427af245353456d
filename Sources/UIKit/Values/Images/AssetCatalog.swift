import Foundation
import Graphics

/// An `.xcassets` folder: its images, colours and data by name. It is a value; images are decoded when they are first shown.
///
///     let catalog = AssetCatalog.read(folder: URL(filePath: "App/Assets.xcassets"))
///     ImageAssets.use { [catalog] }   // UIImage(named:) and UIColor(named:) find its assets
package struct AssetCatalog: Sendable {
    /// A problem with a part of the catalog; the rest is usable.
    package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
        /// The path relative to the catalog.
        package var path: String
        package var problem: Problem

        package enum Problem: Hashable, Sendable {
            case notReadable(String)
            /// `Contents.json` names a file that does not exist.
            case missingFile(String)
            /// `Contents.json` names a file outside of the project.
            case outside(String)
            case emptySet
        }

        package var description: String {
            switch problem {
            case .notReadable(let reason): "\(path): Contents.json cannot be read: \(reason)"
            case .missingFile(let file): "\(path): there is no file “\(file)”"
            case .outside(let file): "\(path): “\(file)” lies outside of the project, and is not read"
            case .emptySet: "\(path): no variant of it has a file"
            }
        }
    }

    package let folder: URL
    private(set) var images: [String: ImageSet] = [:]
    private(set) var colors: [String: ColorSet] = [:]
    private(set) var data: [String: DataSet] = [:]
    package private(set) var faults: [Fault] = []

    /// The names in alphabetical order.
    package var imageNames: [String] { images.keys.sorted() }
    package var colorNames: [String] { colors.keys.sorted() }

    /// Reads every `Contents.json`, but no images. Problems are added to `faults`.
    /// - Parameter bounds: the folder that files must be in; nil for the catalog of code that may read any file.
    package static func read(folder: URL, within bounds: ReadingBounds? = nil) -> AssetCatalog {
        var catalog = AssetCatalog(folder: folder, bounds: bounds)
        catalog.visit(folder, path: "", namespace: "")
        return catalog
    }

    private let bounds: ReadingBounds?

    private init(folder: URL, bounds: ReadingBounds?) { (self.folder, self.bounds) = (folder, bounds) }

    private mutating func visit(_ directory: URL, path: String, namespace: String) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []).sorted()
        for name in names where !name.hasPrefix(".") {
            let (child, childPath) = (directory.appending(path: name), path.isEmpty ? name : "\(path)/\(name)")
            let stem = namespace + (name as NSString).deletingPathExtension
            switch (name as NSString).pathExtension {
            case "imageset", "symbolset":
                guard let contents = contents(of: child, path: childPath, as: ImageSet.Contents.self) else { continue }
                add(ImageSet(contents, folder: child), named: stem, path: childPath)
            case "colorset":
                guard let contents = contents(of: child, path: childPath, as: ColorSet.Contents.self) else { continue }
                let set = ColorSet(contents)
                // A colour that nobody has chosen, such as the accent colour of Xcode's templates, is not in the app.
                if !set.variants.isEmpty { colors[stem] = colors[stem] ?? set }
            case "dataset":
                guard let contents = contents(of: child, path: childPath, as: DataSet.Contents.self) else { continue }
                add(DataSet(contents, folder: child), named: stem, path: childPath)
            case "":
                guard (try? child.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { continue }
                visit(child, path: childPath, namespace: givesNamespace(child) ? "\(namespace)\(name)/" : namespace)
            default: continue
            }
        }
    }

    private mutating func add(_ set: ImageSet, named name: String, path: String) {
        var set = set
        if let bounds {
            for variant in set.variants where !bounds.holds(variant.file.path) {
                faults.append(Fault(path: path, problem: .outside(variant.file.lastPathComponent)))
            }
            set.variants.removeAll { !bounds.holds($0.file.path) }
        }
        for file in set.variants.map(\.file) where !FileManager.default.fileExists(atPath: file.path) {
            faults.append(Fault(path: path, problem: .missingFile(file.lastPathComponent)))
        }
        if set.variants.isEmpty { faults.append(Fault(path: path, problem: .emptySet)) }
        images[name] = images[name] ?? set
    }

    private mutating func add(_ set: DataSet?, named name: String, path: String) {
        guard let set else { return faults.append(Fault(path: path, problem: .emptySet)) }
        if let bounds, !bounds.holds(set.file.path) {
            return faults.append(Fault(path: path, problem: .outside(set.file.lastPathComponent)))
        }
        guard FileManager.default.fileExists(atPath: set.file.path) else {
            return faults.append(Fault(path: path, problem: .missingFile(set.file.lastPathComponent)))
        }
        data[name] = data[name] ?? set
    }

    private mutating func contents<Contents: Decodable>(of set: URL, path: String, as type: Contents.Type) -> Contents? {
        do {
            return try JSONDecoder().decode(Contents.self, from: Data(contentsOf: set.appending(path: "Contents.json")))
        } catch let error as DecodingError {
            faults.append(Fault(path: path, problem: .notReadable(Self.reason(error))))
        } catch {
            faults.append(Fault(path: path, problem: .notReadable("it is not there, or may not be opened")))
        }
        return nil
    }

    private static func reason(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, _): "it lacks “\(key.stringValue)”"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "“\(context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "."))” is of the wrong kind"
        default: "it is not JSON"
        }
    }

    /// Whether the folder provides a namespace; names in it then begin with the folder's name.
    private func givesNamespace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var providesNamespace: Bool?
                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        let data = try? Data(contentsOf: folder.appending(path: "Contents.json"))
        return data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }?.properties?.providesNamespace == true
    }
}

/// The traits that one variant of an asset is made for.
struct AssetAudience: Hashable, Sendable {
    var idiom = "universal"
    var isDark: Bool?
    var isHighContrast: Bool?
    var isRightToLeft: Bool?
    var isWideGamut: Bool?

    /// Returns how well the variant fits, or nil if it is made for other traits.
    func fit(_ traits: UITraitCollection) -> Int? {
        var fit = 0
        let values = traits.values
        switch idiom {
        case "universal": break
        case "iphone": if values.userInterfaceIdiom == .pad { return nil } else { fit += 16 }
        case "ipad": if values.userInterfaceIdiom != .pad { return nil } else { fit += 16 }
        default: return nil
        }
        // A stated appearance must match; the more appearances are stated, the better the fit.
        for (wanted, actual, worth) in [
            (isDark, values.userInterfaceStyle == .dark, 8), (isHighContrast, values.accessibilityContrast == .high, 4),
            (isRightToLeft, values.layoutDirection == .rightToLeft, 2), (isWideGamut, false, 1),
        ] {
            guard let wanted else { continue }
            guard wanted == actual else { return nil }
            fit += worth
        }
        return fit
    }

    /// Returns all variants with the best fit, in their order.
    static func best<Variant>(
        _ variants: [Variant], for traits: UITraitCollection, audience: (Variant) -> AssetAudience
    ) -> [Variant] {
        let fits = variants.map { audience($0).fit(traits) }
        guard let best = fits.compactMap({ $0 }).max() else { return [] }
        return zip(variants, fits).filter { $0.1 == best }.map(\.0)
    }
}

/// The part of `Contents.json` that names the traits of an image or colour.
struct AssetAudienceContents: Decodable {
    struct Appearance: Decodable { var appearance, value: String }

    var idiom: String?
    var appearances: [Appearance]?
    var direction: String?
    var gamut: String?

    enum CodingKeys: String, CodingKey {
        case idiom, appearances
        case direction = "language-direction"
        case gamut = "display-gamut"
    }

    var audience: AssetAudience {
        var audience = AssetAudience(idiom: idiom ?? "universal")
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", let value): audience.isDark = value == "dark"
            case ("contrast", let value): audience.isHighContrast = value == "high"
            default: continue
            }
        }
        audience.isRightToLeft = direction.map { $0 == "right-to-left" }
        audience.isWideGamut = gamut.map { $0.lowercased() == "display-p3" }
        return audience
    }
}
