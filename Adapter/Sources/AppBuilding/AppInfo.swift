import Foundation

/// What `Bundle.main` says of itself: the app's own `Info.plist`, and what every app has.
struct AppInfo {
    let entries: [String: Any]

    init(_ code: AppCode) {
        var entries: [String: Any] = [:]
        if let path = code.infoPlist, let data = try? Data(contentsOf: URL(filePath: path)),
            let own = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        {
            entries = own.mapValues { Self.filled($0, code.infoValues) }
        }
        let usual = [
            "CFBundleDevelopmentRegion": "en", "CFBundleName": code.name, "CFBundleIdentifier": "app.\(code.name)",
            "CFBundleShortVersionString": "1.0",
            "CFBundleVersion": "1",
        ]
        for (key, value) in usual where (entries[key] as? String ?? "").isEmpty { entries[key] = value }
        self.entries = entries
    }

    /// `$(NAME)` and `${NAME}` with the project's value; what other files would say is empty.
    private static func filled(_ value: Any, _ values: [String: String]) -> Any {
        switch value {
        case let text as String:
            var result = text
            for _ in 0..<4 {
                result = result.replacing(#/\$[({](\w+)(?::\w+)?[)}]/#) { match in values[String(match.output.1)] ?? "" }
            }
            return result
        case let list as [Any]: return list.map { filled($0, values) }
        case let table as [String: Any]: return table.mapValues { filled($0, values) }
        default: return value
        }
    }
}
