import Foundation
import Graphics

extension UIImage {
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        open var traitCollection: UITraitCollection? { nil }

        open func copy(with zone: NSZone? = nil) -> Any { self }

        open func applying(_ otherConfiguration: Configuration?) -> Self { self }
    }

    /// The size, weight and colours of a symbol. Unspecified parts are determined where the configuration is applied.
    public class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let textStyle: UIFont.TextStyle?
        let weight: SymbolWeight
        let symbolScale: SymbolScale
        let colors: [UIColor]
        /// Whether the symbol is painted in tones of its colour.
        let isHierarchical: Bool

        required init(
            pointSize: CGFloat?, textStyle: UIFont.TextStyle?, weight: SymbolWeight, scale: SymbolScale, colors: [UIColor],
            isHierarchical: Bool = false
        ) {
            self.isHierarchical = isHierarchical
            self.pointSize = pointSize
            self.textStyle = textStyle
            self.weight = weight
            symbolScale = scale
            self.colors = colors
            super.init()
        }

        public static let unspecified = SymbolConfiguration(
            pointSize: nil, textStyle: nil, weight: .unspecified, scale: .unspecified, colors: [])

        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: nil, weight: .unspecified, scale: scale, colors: [])
        }

        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, textStyle: nil, weight: .unspecified, scale: .unspecified, colors: [])
        }

        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, textStyle: nil, weight: weight, scale: .unspecified, colors: [])
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: .unspecified, colors: [])
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale, colors: [])
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: nil, textStyle: textStyle, weight: .unspecified, scale: .unspecified, colors: [])
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: textStyle, weight: .unspecified, scale: scale, colors: [])
        }

        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                pointSize: font.scaling?.base == nil && font.scaling != nil ? nil : font.pointSize, textStyle: font.scaling?.style,
                weight: SymbolWeight(UIFont.Weight(cssWeight: font.descriptor.weight)), scale: scale, colors: [])
        }

        public convenience init(hierarchicalColor: UIColor) {
            self.init(
                pointSize: nil, textStyle: nil, weight: .unspecified, scale: .unspecified, colors: [hierarchicalColor],
                isHierarchical: true)
        }

        public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: nil, textStyle: nil, weight: .unspecified, scale: .unspecified, colors: paletteColors)
        }

        public class func preferringMulticolor() -> SymbolConfiguration { .unspecified }

        public class func preferringMonochrome() -> SymbolConfiguration { .unspecified }

        /// Returns this configuration with the parts that the other one specifies.
        public override func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            let replacesSize = other.pointSize != nil || other.textStyle != nil
            return Self(
                pointSize: replacesSize ? other.pointSize : pointSize, textStyle: replacesSize ? other.textStyle : textStyle,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.symbolScale == .unspecified ? symbolScale : other.symbolScale,
                colors: other.colors.isEmpty ? colors : other.colors,
                isHierarchical: other.colors.isEmpty ? isHierarchical : other.isHierarchical)
        }

        /// Returns the point size; if unspecified, seventeen points, the body size in the large category.
        func resolvedPointSize(traits: UITraitCollection = .current) -> CGFloat {
            if let textStyle { return TextStyleMetrics.metrics(of: textStyle).pointSize(in: traits.preferredContentSizeCategory) }
            return pointSize ?? 17
        }

        var resolvedWeight: SymbolWeight { weight == .unspecified ? .regular : weight }

        var resolvedScale: SymbolScale {
            switch symbolScale {
            case .default, .unspecified: .medium
            default: symbolScale
            }
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight
                && symbolScale == other.symbolScale && colors == other.colors && isHierarchical == other.isHierarchical
        }
    }
}
