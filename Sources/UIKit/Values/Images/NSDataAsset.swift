import Foundation

/// The file of a data set in an asset catalog. Variants for devices and memory are not told apart: the first is meant.
struct DataSet: Sendable {
    let file: URL
    let typeIdentifier: String

    struct Contents: Decodable {
        struct Item: Decodable {
            var filename: String?
            var typeIdentifier: String?
            enum CodingKeys: String, CodingKey { case filename, typeIdentifier = "universal-type-identifier" }
        }
        var data: [Item]
    }

    /// Creates nil if no variant has a file.
    init?(_ contents: Contents, folder: URL) {
        guard let item = contents.data.first(where: { $0.filename != nil }), let name = item.filename else { return nil }
        (file, typeIdentifier) = (folder.appending(path: name), item.typeIdentifier ?? "public.data")
    }
}

public typealias NSDataAssetName = String

/// Data of an asset catalog (`.dataset`), by name.
open class NSDataAsset: NSObject, @unchecked Sendable {
    public let name: NSDataAssetName
    /// The file, read when the object is created.
    public let data: Data
    /// The uniform type identifier that the catalog gives, `public.data` without one.
    public let typeIdentifier: String

    /// Creates nil if no catalog in use has the name, or its file cannot be read.
    public convenience init?(name: NSDataAssetName) { self.init(name, ImageAssets.data(named: name) ?? Self.set(name, in: .main)) }

    public convenience init?(name: NSDataAssetName, bundle: Bundle) {
        self.init(name, Self.set(name, in: bundle) ?? ImageAssets.data(named: name))
    }

    private init?(_ name: NSDataAssetName, _ set: DataSet?) {
        guard let set, let data = try? Data(contentsOf: set.file) else { return nil }
        (self.name, self.data, typeIdentifier) = (name, data, set.typeIdentifier)
        super.init()
    }

    private static func set(_ name: String, in bundle: Bundle) -> DataSet? { BundleAssets(bundle)?.data(named: name) }
}
