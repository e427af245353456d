/// The traits that pick variations. In documents without a device, and for keys that are not of these two, nothing but the default applies.
struct SizeClasses: Sendable, Equatable {
    enum Class: String, Sendable { case compact, regular }

    /// Nil: any.
    var width: Class?
    var height: Class?

    /// `heightClass=compact-widthClass=regular`, `default`; false for other traits (`userInterfaceIdiom=mac`).
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

    /// How specific a variation is: a key that names more traits is laid over one that names fewer.
    static func specificity(_ key: String) -> Int {
        key == "default" ? 0 : 1 + key.split(separator: "-").count
    }
}
