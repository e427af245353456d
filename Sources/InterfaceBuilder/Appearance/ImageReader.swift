import UIKit

/// Converts image names to `UIImage`: a symbol, an image of an added catalog, or a placeholder of the size that the document records.
@MainActor enum ImageReader {
    /// Returns the image of an attribute (`image="avatar" catalog="system"`) or of a child (`<imageReference key="image" …/>`).
    static func image(of reading: Reading, key: String = "image") -> UIImage? {
        if let reference = reading.child("imageReference", key: key) {
            guard let name = reference["image"] else { return nil }
            let image = image(named: name, catalog: reference["catalog"], in: reading)
            let scaled = reference["symbolScale"].flatMap(symbolScale).flatMap {
                image?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: $0))
            }
            return rendered(scaled ?? image, mode: reference["renderingMode"])
        }
        guard let name = reading[key] else { return nil }
        return image(named: name, catalog: reading["catalog"], in: reading)
    }

    private static func image(named name: String, catalog: String?, in reading: Reading) -> UIImage? {
        if catalog == "system" { return UIImage(systemName: name) }
        if let image = reading.session.resources.image(name, .current) ?? UIImage.find(name, in: nil, traits: .current) { return image }
        reading.session.report(.missingImage, at: reading.element, name)
        guard let resource = reading.document.image(named: name, catalog: catalog) else { return UIImage(named: name) }
        return placeholder(name, width: resource.width, height: resource.height)
    }

    private static func placeholder(_ name: String, width: Double, height: Double) -> UIImage {
        let size = CGSize(width: min(max(width, 0), 8192), height: min(max(height, 0), 8192))
        return ImageAssets.placeholder(named: name, size: size)
    }

    /// Returns the `preferredSymbolConfiguration` of an image view or a button state.
    static func symbolConfiguration(_ reading: Reading) -> UIImage.SymbolConfiguration? {
        guard
            let configuration = reading.child(key: "preferredSymbolConfiguration")
                ?? reading.child(key: "preferredSymbolConfigurationForImage")
        else { return nil }
        return self.configuration(configuration)
    }

    private static func configuration(_ reading: Reading) -> UIImage.SymbolConfiguration? {
        let weight = reading["weight"].flatMap(FontReader.weight).map { UIImage.SymbolWeight($0) } ?? .unspecified
        let scale = reading["scale"].flatMap(symbolScale) ?? .unspecified
        let kind = reading["configurationType"]
        reading.skip("renderingMode")
        if let font = reading.child("fontDescription", key: "fontDescription").flatMap(FontReader.font) {
            return UIImage.SymbolConfiguration(font: font, scale: scale)
        }
        if let size = reading.number("pointSize"), size > 0, kind != "unspecified" {
            return UIImage.SymbolConfiguration(pointSize: min(size, 2000), weight: weight, scale: scale)
        }
        if weight != .unspecified { return UIImage.SymbolConfiguration(weight: weight) }
        return scale == .unspecified ? nil : UIImage.SymbolConfiguration(scale: scale)
    }

    private static func rendered(_ image: UIImage?, mode: String?) -> UIImage? {
        switch mode {
        case "template": image?.withRenderingMode(.alwaysTemplate)
        case "original": image?.withRenderingMode(.alwaysOriginal)
        default: image
        }
    }

    private static func symbolScale(_ name: String) -> UIImage.SymbolScale? {
        switch name {
        case "small": .small
        case "medium": .medium
        case "large": .large
        case "default": .default
        default: nil
        }
    }
}
