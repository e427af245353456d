import Foundation

/// The name of a colour in an asset catalog, as the symbols that Xcode generates from catalogs have it.
public struct ColorResource: Hashable, @unchecked Sendable {
    package let name: String
    package let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// The name of an image in an asset catalog, as the symbols that Xcode generates from catalogs have it.
public struct ImageResource: Hashable, @unchecked Sendable {
    package let name: String
    package let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIColor {
    /// Creates the colour of an asset catalog; clear if no catalog contains it.
    public convenience init(resource: ColorResource) {
        self.init { traits in
            (UIColor(named: resource.name, in: resource.bundle, compatibleWith: traits) ?? .clear).resolvedColor(with: traits)
        }
    }
}

extension UIImage {
    /// Creates the image of an asset catalog; a labelled box if no catalog contains it.
    public convenience init(resource: ImageResource) { self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)! }
}
