import Foundation

extension UIColor {
    public convenience init(patternImage image: UIImage) { self.init(pattern: image) }

    /// A colour of an asset catalog; nil if no added catalog contains the name.
    public convenience init?(named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil) {
        let own = bundle.flatMap { $0 == .main ? nil : BundleAssets($0)?.color(named: name) }
        guard let provider = own ?? ImageAssets.color(named: name) ?? BundleAssets(.main)?.color(named: name) else { return nil }
        self.init(named: [bundle?.bundlePath, name].compactMap { $0 }.joined(separator: "/"), provider: provider)
    }

    /// The image that a pattern colour repeats; nil for other colours.
    package var patternImage: UIImage? { pattern as? UIImage }
}
