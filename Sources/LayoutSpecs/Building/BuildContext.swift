import UIKit

/// Converts values to UIKit's types, using the metrics, the language and the spec's folder.
@MainActor final class BuildContext {
    private let metrics: [String: Double]
    private let language: String
    private let translate: ((String) -> String)?
    /// The folder in which images are looked up.
    private let folder: SpecFolder
    private let traits: UITraitCollection
    /// The range of the value that is being set, for faults.
    var range = SourceRange(line: 1, column: 1)
    /// Faults that only appear while views are created: missing images, formats that do not fit their views.
    private(set) var faults: [SpecDiagnostic] = []

    init(metrics: [String: Double], language: String, translate: ((String) -> String)?, folder: SpecFolder, traits: UITraitCollection) {
        self.metrics = metrics
        self.language = language
        self.translate = translate
        self.folder = folder
        self.traits = traits
    }

    // MARK: Numbers

    func amount(_ amount: Amount) -> CGFloat { CGFloat(amount.value(metrics)) }

    func number(_ value: Value?, else standard: CGFloat = 0) -> CGFloat { value?.amount.map(amount) ?? standard }

    func numbers(_ value: Value) -> [CGFloat] {
        if let list = value.list { return list.map { number($0) } }
        return [number(value)]
    }

    func point(_ value: Value?, else standard: CGPoint) -> CGPoint {
        guard let value else { return standard }
        if let parts = value.object { return CGPoint(x: number(parts["x"]), y: number(parts["y"])) }
        let numbers = numbers(value)
        return CGPoint(x: numbers[0], y: numbers[numbers.count - 1])
    }

    func size(_ value: Value?) -> CGSize {
        guard let value else { return .zero }
        if let parts = value.object { return CGSize(width: number(parts["width"]), height: number(parts["height"])) }
        let numbers = numbers(value)
        return CGSize(width: numbers[0], height: numbers[numbers.count - 1])
    }

    func insets(_ value: Value) -> NSDirectionalEdgeInsets {
        if let parts = value.object {
            return NSDirectionalEdgeInsets(
                top: number(parts["top"]), leading: number(parts["leading"]), bottom: number(parts["bottom"]),
                trailing: number(parts["trailing"]))
        }
        let numbers = numbers(value)
        let (top, leading) = (numbers[0], numbers.count > 1 ? numbers[1] : numbers[0])
        return NSDirectionalEdgeInsets(
            top: top, leading: leading, bottom: numbers.count > 2 ? numbers[2] : top, trailing: numbers.count > 3 ? numbers[3] : leading)
    }

    func priorities(_ value: Value) -> [(NSLayoutConstraint.Axis, UILayoutPriority)] {
        func priority(_ value: Value) -> UILayoutPriority { UILayoutPriority(Float(number(value))) }
        guard let parts = value.object else { return [(.horizontal, priority(value)), (.vertical, priority(value))] }
        return [parts["horizontal"].map { (.horizontal, priority($0)) }, parts["vertical"].map { (.vertical, priority($0)) }].compactMap(
            \.self)
    }

    // MARK: Words

    func text(_ value: Value?) -> String? {
        guard case .text(let text)? = value else { return nil }
        let string: String
        if case .localized(let key, let table, _) = text {
            string = LocalizedStrings.string(for: key, table: table, in: folder.url, language: language) ?? key
        } else {
            string = text.text(for: language)
        }
        return translate?(string) ?? string
    }

    func attributedText(_ value: Value, font: UIFont?, color: UIColor?) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in (value.list ?? []).compactMap(\.object) {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run["font"].map(self.font) ?? font
            attributes[.foregroundColor] = self.color(run["color"]) ?? color
            if run["underline"]?.flag == true { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
            if run["strikethrough"]?.flag == true { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            result.append(NSAttributedString(string: text(run["text"]) ?? "", attributes: attributes))
        }
        return result
    }

    /// Returns the text with a distance between its lines.
    func spaced(_ text: NSAttributedString?, _ spacing: CGFloat, _ label: UILabel) -> NSAttributedString? {
        guard let text else { return nil }
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        style.alignment = label.textAlignment
        style.lineBreakMode = label.lineBreakMode
        let changed = NSMutableAttributedString(attributedString: text)
        changed.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        return changed
    }

    // MARK: Colours

    func color(_ value: Value?) -> UIColor? {
        guard case .color(let color)? = value else { return nil }
        return uiColor(color)
    }

    /// Returns a colour for layers, which do not follow traits: it is resolved for the screen's traits.
    func cgColor(_ value: Value?) -> CGColor? { color(value)?.resolvedColor(with: traits).cgColor }

    private func uiColor(_ color: ColorValue) -> UIColor {
        switch color {
        case .named(let name): return ColorNames.color(named: name) ?? .clear
        case .fixed(let color): return UIColor(cgColor: color)
        case .asset(let name, let range):
            if let color = UIColor(named: name) { return color }
            fail(.missingColor(name, nearest: Spelling.nearest(to: name, among: ImageAssets.colorNames)), range)
            return .clear
        case .faded(let base, let alpha): return uiColor(base).withAlphaComponent(CGFloat(alpha))
        case .dynamic(let light, let dark, let lightHigh, let darkHigh):
            let (light, dark) = (uiColor(light), uiColor(dark))
            let (lightHigh, darkHigh) = (lightHigh.map(uiColor) ?? light, darkHigh.map(uiColor) ?? dark)
            return UIColor { traits in
                let isHigh = traits.accessibilityContrast == .high
                return traits.userInterfaceStyle == .dark ? (isHigh ? darkHigh : dark) : (isHigh ? lightHigh : light)
            }
        }
    }

    // MARK: Fonts

    func font(_ value: Value) -> UIFont {
        switch value {
        case .choice(let style): return UIFont.preferredFont(forTextStyle: Self.textStyle(style), compatibleWith: traits)
        case .number(let size): return UIFont.systemFont(ofSize: amount(size))
        case .object(let parts): return font(parts)
        default: return UIFont.systemFont(ofSize: UIFont.labelFontSize)
        }
    }

    private func font(_ parts: ObjectValue) -> UIFont {
        let weight = parts["weight"]?.choice.map(Self.weight)
        var font: UIFont
        if let style = parts["textStyle"]?.choice {
            font = UIFont.preferredFont(forTextStyle: Self.textStyle(style), compatibleWith: traits)
            if let size = parts["size"] { font = font.withSize(number(size)) }
            if let weight {
                font = UIFont(
                    descriptor: font.fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]]), size: 0)
            }
        } else {
            let size = number(parts["size"], else: UIFont.labelFontSize)
            let named = parts["name"]?.string.flatMap { UIFont(name: $0, size: size) }
            font = named ?? UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
        }
        var descriptor = font.fontDescriptor
        if let design = parts["design"]?.choice, let changed = descriptor.withDesign(Self.design(design)) { descriptor = changed }
        if parts["italic"]?.flag == true, let changed = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic)) {
            descriptor = changed
        }
        if parts["monospacedDigits"]?.flag == true { descriptor = descriptor.addingAttributes([.featureSettings: [Self.monospacedDigits]]) }
        font = UIFont(descriptor: descriptor, size: 0)
        guard let relative = parts["relativeTo"]?.choice else { return font }
        let metrics = UIFontMetrics(forTextStyle: Self.textStyle(relative))
        guard let maximum = parts["maximumSize"] else { return metrics.scaledFont(for: font, compatibleWith: traits) }
        return metrics.scaledFont(for: font, maximumPointSize: number(maximum), compatibleWith: traits)
    }

    /// Number spacing (6) and monospaced (0), the constants of the font feature.
    private static let monospacedDigits: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]

    private static func textStyle(_ name: String) -> UIFont.TextStyle {
        UIFont.TextStyle.named.first { $0.name == name }?.style ?? .body
    }

    private static func weight(_ name: String) -> UIFont.Weight {
        let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        return FontNames.weights.firstIndex(of: name).map { weights[$0] } ?? .regular
    }

    private static func design(_ name: String) -> UIFontDescriptor.SystemDesign {
        switch name {
        case "rounded": .rounded
        case "serif": .serif
        case "monospaced": .monospaced
        default: .default
        }
    }

    // MARK: Images

    func image(_ value: Value?) -> UIImage? {
        switch value {
        case .string(let path): file(path, range)
        case .object(let parts): image(parts)
        default: nil
        }
    }

    private func image(_ parts: ObjectValue) -> UIImage? {
        var image: UIImage?
        if let path = parts["file"]?.string {
            image = file(path, parts.range(of: "file"))
        } else if let name = parts["asset"]?.string {
            // A missing image is drawn as a labelled box and listed.
            image = UIImage(named: name)
        } else if let symbol = parts["symbol"]?.string {
            image = UIImage(systemName: symbol, withConfiguration: symbolConfiguration(parts))
        } else if let gradient = parts["gradient"] {
            image = GradientFill(gradient, self)?.image(size: size(parts["size"]), traits: traits)
        }
        if let color = color(parts["tintColor"]) { image = image?.withTintColor(color, renderingMode: .alwaysOriginal) }
        switch parts["renderingMode"]?.choice {
        case "alwaysOriginal": image = image?.withRenderingMode(.alwaysOriginal)
        case "alwaysTemplate": image = image?.withRenderingMode(.alwaysTemplate)
        default: break
        }
        return parts["flipsForRightToLeft"]?.flag == true ? image?.imageFlippedForRightToLeftLayoutDirection() : image
    }

    private func file(_ path: String, _ range: SourceRange) -> UIImage? {
        guard folder.holds(path) else {
            fail(.outsideOfProject(path), range)
            return nil
        }
        let file = folder.filePath(of: path)
        let (image, fault) = UIImage.read(file: file)
        if image == nil {
            fail(fault.map { .undrawableImage(path, $0) } ?? .missingImage(path, nearest: Self.neighbour(of: path, at: file)), range)
        }
        return image
    }

    /// Returns the path with the name of the file that was probably meant.
    private static func neighbour(of path: String, at file: String) -> String? {
        let (url, here) = (URL(filePath: file), path.split(separator: "/").dropLast().joined(separator: "/"))
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)) ?? []).sorted()
        let pictures = names.filter { ["png", "jpg", "jpeg", "pdf", "svg"].contains(URL(filePath: $0).pathExtension.lowercased()) }
        let nearest = Spelling.nearest(to: url.lastPathComponent, among: pictures)
        return nearest.map { (path.hasPrefix("/") ? "/" : "") + (here.isEmpty ? $0 : "\(here)/\($0)") }
    }

    func fail(_ error: SpecError, _ range: SourceRange) { faults.append(SpecDiagnostic(error: error, range: range)) }

    func symbolConfiguration(_ parts: ObjectValue?) -> UIImage.SymbolConfiguration? {
        guard let parts else { return nil }
        var configuration = UIImage.SymbolConfiguration.unspecified
        func add(_ other: UIImage.SymbolConfiguration) { configuration = configuration.applying(other) }
        if let size = parts["pointSize"] { add(UIImage.SymbolConfiguration(pointSize: number(size))) }
        if let style = parts["textStyle"]?.choice { add(UIImage.SymbolConfiguration(textStyle: Self.textStyle(style))) }
        if let weight = parts["weight"]?.choice, let index = FontNames.weights.firstIndex(of: weight) {
            let weights: [UIImage.SymbolWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            add(UIImage.SymbolConfiguration(weight: weights[index]))
        }
        switch parts["scale"]?.choice {
        case "small": add(UIImage.SymbolConfiguration(scale: .small))
        case "medium": add(UIImage.SymbolConfiguration(scale: .medium))
        case "large": add(UIImage.SymbolConfiguration(scale: .large))
        default: break
        }
        return configuration
    }
}
