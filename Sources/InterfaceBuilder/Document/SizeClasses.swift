/// The traits that select variations. In documents without a device, and for keys of other traits, only the default variation applies.
struct SizeClasses: Sendable, Equatable {
    enum Class: String, Sendable { case compact, regular }

    /// Nil for any class.
    var width: Class?
    var height: Class?

    /// Whether a key such as `heightClass=compact-widthClass=regular` or `default` applies; false for other traits
    /// (`userInterfaceIdiom=mac`).
    func satisfy(_ key: String) -> Bool {
        key == "default"
            || key.split(separator: "-").allSatisfy { part in
                let pair = part.split(separator: "=", maxSplits: 1)
                guard pair.count == 2 else { return false }
                switch pair[0] {
                case "widthClass": return width != nil && width == Class(rawValue: String(pair[1]))
                case "heightClass": return height != nil && height == Class(rawValue: String(pair[1]))
                default: return false
                }
            }
    }

    /// Returns how specific a variation is: a key with more traits takes precedence over a key with fewer.
    static func specificity(_ key: String) -> Int {
        key == "default" ? 0 : 1 + key.split(separator: "-").count
    }
}
