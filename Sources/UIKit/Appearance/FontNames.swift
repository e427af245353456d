import Foundation
import Graphics

/// Fonts that users add by file, and the names people write for faces the system has.
enum FontNames {
    /// The descriptor of a face by PostScript, full or family name; nil for a name nobody added.
    static func descriptor(named name: String, size: CGFloat) -> FontDescriptor? {
        if TextSystem.fonts.contains(name: name) {
            var font = FontDescriptor(family: .named(name), size: size)
            if let weight = UIFont.Weight.named(in: name.lowercased()) { font.weight = weight.cssWeight }
            font.isItalic = name.lowercased().contains("italic")
            return font
        }
        return systemDescriptor(named: name, size: size) ?? knownDescriptor(named: name, size: size)
    }

    /// A face that text can be measured in without its file.
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

    /// `.SFUI-Semibold`, `SFProText-Bold`, `.AppleSystemUIFont`: the system's own faces under the names code uses for them.
    private static func systemDescriptor(named name: String, size: CGFloat) -> FontDescriptor? {
        let lower = name.lowercased()
        let families: [(String, FontDescriptor.Family)] = [
            (".sfuimono", .systemMonospaced), ("sfmono", .systemMonospaced), (".sfuirounded", .systemRounded),
            ("sfrounded", .systemRounded),
            ("newyork", .systemSerif), (".sfui", .system), ("sfpro", .system), ("sfui", .system), (".sf", .system),
            (".applesystemui", .system),
        ]
        guard let family = families.first(where: { lower.replacingOccurrences(of: " ", with: "").hasPrefix($0.0) })?.1 else { return nil }
        var font = FontDescriptor(family: family, size: size)
        if let weight = UIFont.Weight.named(in: lower) { font.weight = weight.cssWeight }
        font.isItalic = lower.contains("italic") || lower.contains("oblique")
        return font
    }
}
