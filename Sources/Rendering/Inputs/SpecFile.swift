import Foundation

/// Tells specs from other files in YAML and JSON, which a folder may contain, too. A file that is named itself is always read as a spec.
enum SpecFile {
    /// Whether a file has a view: a key `root` at its top whose value is no plain word. Files with faults have one, too.
    static func isSpec(_ file: URL) -> Bool {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        guard file.pathExtension == "json" else { return isYAMLSpec(text) }
        guard let data = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else {
            return text.contains(#/"(root|arranged)"\s*:\s*\{/#)
        }
        return (data as? [String: Any])?["root"] is [String: Any]
    }

    /// The keys of a spec without a readable view. Other programs' files have none of them at their top.
    private static let otherKeys = ["constraints:", "variations:", "navigation:", "tabBar:"]

    private static func isYAMLSpec(_ text: String) -> Bool {
        // YAML may be written like JSON.
        if text.drop(while: \.isWhitespace).first == "{" { return text.contains(#/["\s{,]root"?\s*:\s*\{/#) }
        return text.split(whereSeparator: \.isNewline).contains { line in
            if let rest = line.wholeMatch(of: #/root:\s*(.*)/#)?.output.1 { return rest.isEmpty || "{#&*!".contains(rest.first ?? " ") }
            return otherKeys.contains { line.hasPrefix($0) }
        }
    }
}
