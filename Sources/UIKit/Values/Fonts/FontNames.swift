import Foundation
import Graphics

/// Looks up fonts by name: those that users add by file, and the system's faces under the names that code uses.
enum FontNames {
    /// Returns the descriptor of a face by PostScript, full or family name; nil for an unknown name.
    static func descriptor(named name: String, size: CGFloat) -> FontDescriptor? {
        if TextSystem.fonts.contains(name: name) {
            var font = FontDescriptor(family: .named(name), size: size)
            if let weight = UIFont.Weight.named(in: name.lowercased()) { font.weight = weight.cssWeight }
            font.isItalic = name.lowercased().contains("italic")
            return font
        }
        return systemDescriptor(named: name, size: size) ?? knownDescriptor(named: name, size: size)
    }

    /// Returns the descriptor of a face whose text can be measured without its file.
    private static func knownDescriptor(named name: String, size: CGFloat) -> FontDescriptor? {
        guard TextSystem.knows(fontNamed: name) else { return nil }
        let lower = name.lowercased()
        var font = FontDescriptor(family: .named(name), size: size)
        if let weight = UIFont.Weight.named(in: lower) { font.weight = weight.cssWeight }
        font.isItalic = lower.contains("italic") || lower.contains("oblique")
        return font
    }

    static func metrics(of descriptor: FontDescriptor) -> SystemFontMetrics {
        let metrics = TextSystem.metrics(of: descriptor)
        return SystemFontMetrics(
            ascender: metrics.ascender, descender: metrics.descender, capHeight: metrics.capHeight, xHeight: metrics.xHeight)
    }

    /// Returns the system's face for names such as `.SFUI-Semibold`, `SFProText-Bold` and `.AppleSystemUIFont`.
    private static func systemDescriptor(named name: String, size: CGFloat) -> FontDescriptor? {
        let lower = name.lowercased(), joined = lower.filter { $0 != " " }
        guard let family = systemFamilies.first(where: { joined.hasPrefix($0.0) })?.1 else { return nil }
        var font = FontDescriptor(family: family, size: size)
        if let weight = UIFont.Weight.named(in: lower) { font.weight = weight.cssWeight }
        font.isItalic = lower.contains("italic") || lower.contains("oblique")
        return font
    }

    private static let systemFamilies: [(String, FontDescriptor.Family)] = [
        (".sfuimono", .systemMonospaced), ("sfmono", .systemMonospaced), (".sfuirounded", .systemRounded), ("sfrounded", .systemRounded),
        ("newyork", .systemSerif), (".sfui", .system), ("sfpro", .system), ("sfui", .system), (".sf", .system), (".applesystemui", .system),
    ]
}

extension UIFont {
    /// The names of common font families. Fonts loaded from files are not included.
    public class var familyNames: [String] {
        ["Avenir", "Courier New", "Georgia", "Helvetica", "Helvetica Neue", "Menlo", "Times New Roman"]
    }
    /// Returns the names of the regular and bold fonts; none if the family is not available.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        let name = familyName.replacingOccurrences(of: " ", with: "")
        return UIFont(name: familyName, size: 17) == nil ? [] : [name, "\(name)-Bold"]
    }
}
