import CairoGraphics
import Foundation
import Graphics

/// The variants of one image of a catalog.
struct ImageSet: Sendable {
    struct Variant: Hashable, Sendable {
        var file: URL
        /// Pixels per point; nil for a file that serves every scale.
        var scale: CGFloat?
        var audience: AssetAudience
        var resizing: Contents.Resizing?
        /// The alignment insets in pixels of the file.
        var alignment: Contents.Insets?
    }

    var variants: [Variant]
    let isTemplate: Bool?
    let keepsVectors: Bool
    /// Whether the set is a custom symbol: a template with guides, in which one group is the image.
    let isSymbol: Bool

    init(_ contents: Contents, folder: URL) {
        isSymbol = contents.images == nil && contents.symbols != nil
        variants = (contents.images ?? contents.symbols ?? []).compactMap { entry in
            guard let name = entry.filename else { return nil }
            let scale = entry.scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }
            return Variant(
                file: folder.appending(path: name), scale: scale.map { CGFloat($0) }, audience: entry.audience.audience,
                resizing: entry.resizing, alignment: entry.alignment)
        }
        keepsVectors = contents.properties?.keepsVectors ?? false
        switch contents.properties?.intent {
        case "template": isTemplate = true
        case "original": isTemplate = false
        default: isTemplate = isSymbol ? true : nil
        }
    }

    /// Returns the variant that fits the traits best: first by audience, then the screen's scale, then the next larger, then the largest.
    func variant(for traits: UITraitCollection) -> Variant? {
        var fitting = AssetAudience.best(variants, for: traits) { $0.ignoringMirrors(in: variants).audience }
        let wanted = max(traits.values.displayScale, 1)
        fitting.sort { ($0.scale ?? wanted) < ($1.scale ?? wanted) }
        return fitting.first { ($0.scale ?? wanted) >= wanted } ?? fitting.last
    }

    /// - Throws: `LibraryError` if the file cannot be drawn.
    func image(for traits: UITraitCollection) throws -> UIImage? {
        guard let variant = variant(for: traits) else { return nil }
        var value = try value(of: variant, traits: traits)
        if let isTemplate { value.renderingMode = isTemplate ? .alwaysTemplate : .alwaysOriginal }
        // An image made for only one direction is mirrored in the other.
        let directions = Set(variants.compactMap(\.audience.isRightToLeft))
        if directions == [false] { value.flipsForRightToLeft = true }
        if directions == [true] {
            value.flipsForRightToLeft = true
            value.orientation = value.orientation.mirrored
        }
        return UIImage(value)
    }

    private func value(of variant: Variant, traits: UITraitCollection) throws -> ImageValue {
        if let format = VectorPicture.Format(path: variant.file.path) {
            let bytes = try ImageFile.bytes(atPath: variant.file.path)
            var asset = try VectorAsset(bytes: bytes, format: format, element: isSymbol ? "#Regular-M" : nil)
            asset.keepsVectors = keepsVectors || isSymbol
            // Symbol templates are drawn at a text size of 100 points.
            let factor: CGFloat = isSymbol ? 0.17 : 1
            let size = CGSize(width: asset.size.width * factor, height: asset.size.height * factor)
            let value = ImageValue(content: .vector(asset), size: size, scale: max(traits.values.displayScale, 1))
            return edged(value, variant, scale: variant.scale ?? 1)
        }
        let bitmap = try ImageFile.bitmap(atPath: variant.file.path)
        let scale = variant.scale ?? 1
        let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        return edged(ImageValue(content: .bitmap(bitmap), size: size, scale: scale), variant, scale: scale)
    }

    /// Returns the image with the edges that its entry gives, in pixels of the file.
    private func edged(_ image: ImageValue, _ variant: Variant, scale: CGFloat) -> ImageValue {
        var value = image
        if let alignment = variant.alignment { value.alignmentRectInsets = alignment.points(scale: scale) }
        if let resizing = variant.resizing {
            value.capInsets = resizing.insets?.points(scale: scale)
            value.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
        }
        return value
    }
}

extension ImageSet.Variant {
    /// Returns the variant without its direction if all variants have the same one, which means mirroring and not a choice.
    fileprivate func ignoringMirrors(in variants: [ImageSet.Variant]) -> Self {
        guard Set(variants.compactMap(\.audience.isRightToLeft)).count == 1 else { return self }
        var copy = self
        copy.audience.isRightToLeft = nil
        return copy
    }
}

extension ImageSet {
    /// The `Contents.json` of an image or symbol.
    struct Contents: Decodable {
        struct Entry: Decodable {
            var filename: String?
            var scale: String?
            var resizing: Resizing?
            var alignment: Insets?
            var audience: AssetAudienceContents

            enum CodingKeys: String, CodingKey {
                case filename, scale, resizing
                case alignment = "alignment-insets"
            }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                filename = try container.decodeIfPresent(String.self, forKey: .filename)
                scale = try container.decodeIfPresent(String.self, forKey: .scale)
                resizing = try container.decodeIfPresent(Resizing.self, forKey: .resizing)
                alignment = try container.decodeIfPresent(Insets.self, forKey: .alignment)
                audience = try AssetAudienceContents(from: decoder)
            }
        }

        /// The part of the image that stretches, in pixels.
        struct Resizing: Decodable, Hashable, Sendable {
            struct Center: Decodable, Hashable, Sendable { var mode: String? }

            var insets: Insets?
            var center: Center?

            enum CodingKeys: String, CodingKey {
                case center
                case insets = "cap-insets"
            }
        }

        struct Insets: Decodable, Hashable, Sendable {
            var top, left, bottom, right: Double?

            func points(scale: CGFloat) -> UIEdgeInsets {
                func part(_ value: Double?) -> CGFloat { CGFloat(value ?? 0) / scale }
                return UIEdgeInsets(top: part(top), left: part(left), bottom: part(bottom), right: part(right))
            }
        }

        struct Properties: Decodable {
            var intent: String?
            var keepsVectors: Bool?

            enum CodingKeys: String, CodingKey {
                case intent = "template-rendering-intent"
                case keepsVectors = "preserves-vector-representation"
            }
        }

        var images: [Entry]?
        var symbols: [Entry]?
        var properties: Properties?
    }
}
