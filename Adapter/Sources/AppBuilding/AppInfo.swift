import Foundation
import SourceAdaptation

/// The contents of `Bundle.main`'s `Info.plist`: the app's own, and the entries that every app has.
struct AppInfo {
    let entries: [String: Any]

    init(_ code: AppCode) {
        var entries: [String: Any] = [:]
        if let path = code.infoPlist ?? Self.path(among: code.sources), let data = try? Data(contentsOf: URL(filePath: path)),
            let own = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        {
            entries = own.mapValues { Self.filled($0, code.infoValues) }
        }
        // Entries that Xcode writes from the target's settings: `INFOPLIST_KEY_UIMainStoryboardFile = Main`.
        for (setting, value) in code.infoValues where setting.hasPrefix("INFOPLIST_KEY_") {
            let key = String(setting.dropFirst("INFOPLIST_KEY_".count))
            guard entries[key] == nil, !key.contains("_"), let text = Self.filled(value, code.infoValues) as? String else { continue }
            let flags: [String: Any] = ["YES": true, "NO": false]
            entries[key] = flags[text] ?? text
        }
        func setting(_ name: String, _ usual: String) -> String {
            let value = code.infoValues[name].flatMap { Self.filled($0, code.infoValues) as? String } ?? ""
            return value.isEmpty ? usual : value
        }
        let usual = [
            "CFBundleDevelopmentRegion": "en", "CFBundleName": code.name,
            "CFBundleIdentifier": setting("PRODUCT_BUNDLE_IDENTIFIER", "app.\(code.name)"),
            "CFBundleShortVersionString": setting("MARKETING_VERSION", "1.0"),
            "CFBundleVersion": setting("CURRENT_PROJECT_VERSION", "1"),
        ]
        for (key, value) in usual where (entries[key] as? String ?? "").isEmpty { entries[key] = value }
        self.entries = entries
    }

    /// What the app starts with.
    var launch: AdaptationOptions.Launch {
        let manifest = entries["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let scene = (roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
        return AdaptationOptions.Launch(
            sceneDelegate: scene?["UISceneDelegateClassName"] as? String,
            storyboard: scene?["UISceneStoryboardFile"] as? String ?? entries["UIMainStoryboardFile"] as? String)
    }

    /// Returns the `Info.plist` nearest to the top of the code's folders, for settings that do not name one.
    private static func path(among sources: [String]) -> String? {
        let folders = Set(sources.map { $0.hasSuffix(".swift") ? URL(filePath: $0).deletingLastPathComponent().path : $0 })
        return folders.sorted { ($0.count, $0) < ($1.count, $1) }.map { $0 + "/Info.plist" }.first(where: FileManager.default.fileExists)
    }

    /// Returns a value with `$(NAME)` and `${NAME}` replaced by the project's values. Values from other files are replaced by nothing,
    /// and so is `$()`, with which a setting writes two slashes that are no comment.
    private static func filled(_ value: Any, _ values: [String: String]) -> Any {
        switch value {
        case let text as String:
            var result = text
            for _ in 0..<4 {
                // `$(NAME:default=text)`, `$(NAME:lower)`.
                result = result.replacing(#/\$[({](\w*)(?::default=([^)}$]*))?(?::\w+)*[)}]/#) { match in
                    let value = values[String(match.output.1)] ?? ""
                    return value.isEmpty ? String(match.output.2 ?? "") : value
                }
            }
            return result
        case let list as [Any]: return list.map { filled($0, values) }
        case let table as [String: Any]: return table.mapValues { filled($0, values) }
        default: return value
        }
    }
}
