import SwiftSyntax

/// Replaces imports of modules that are not available here by imports of their stand-ins.
struct ImportRule: SourceRule {
    let kinds: [SyntaxKind] = [.importDecl]

    /// The replacements of Apple's modules that re-export UIKit or accompany it. Files that import them use UIKit's names.
    static let standIns = [
        "ObjectiveC": "UIKit", "Darwin": "Glibc", "Accessibility": "UIKit", "Foundation.NSObjCRuntime": "Foundation", "ImageIO": "UIKit",
        "CoreFoundation": "UIKit", "os": "OSStandIn", "OSLog": "OSStandIn", "simd": "SIMDStandIn",
        "UniformTypeIdentifiers": "UniformTypesStandIn", "StoreKit": "StoreStandIn",
        "AppIntents": "AppIntentsStandIn", "Photos": "PhotosStandIn", "CoreImage": "UIKit",
        "Combine": "CombineStandIn", "CoreData": "CoreDataStandIn", "libxml2": "CXML", "Clibxml2": "CXML", "SQLite3": "CSQLite",
        "CFNetwork": "Foundation",
    ].merging(system.map { ($0, "SystemStandIn") }) { $1 }.merging(KnownModules.ofSwiftUI.map { ($0, "SwiftUI") }) { $1 }

    /// Returns what stands for a module under another name; nil if nothing does. A library's type may have its module's name, so that
    /// `Realm.Configuration` is the type's: only imports ask for libraries.
    private static func standIn(for module: String) -> String? {
        standIns[module] ?? KnownModules.libraries[module].flatMap { $0 == module ? nil : $0 }
    }

    /// Frameworks of which only the parts that appear on screens are available here.
    private static let system = [
        "WebKit", "SafariServices", "MessageUI", "QuickLook", "UserNotifications", "LocalAuthentication", "CoreLocation", "MapKit",
        "AVFoundation", "AVKit", "AudioToolbox", "CoreMedia", "AuthenticationServices", "LinkPresentation",
        "MobileCoreServices", "CoreServices", "Security", "FileProvider", "PDFKit", "Network", "SystemConfiguration", "BackgroundTasks",
        "CoreSpotlight", "Intents", "IntentsUI", "PassKit", "CoreHaptics", "GameplayKit", "CryptoKit", "CommonCrypto",
        "AppTrackingTransparency", "AdSupport", "NaturalLanguage", "CloudKit", "Contacts", "ContactsUI", "EventKit", "EventKitUI",
        "MediaPlayer", "CoreTelephony", "CallKit", "WatchConnectivity", "CoreMotion", "Speech", "JavaScriptCore", "CoreBluetooth",
        "HealthKit", "DeviceCheck", "RxCocoaRuntime",
    ]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let declaration = node.as(ImportDeclSyntax.self), let module = declaration.path.first?.name.text else { return }
        // What is added after an import must not depend on the app's flags.
        if !context.isConditional { context.reading.importEnd = declaration.bytes.upperBound }
        context.reading.imports.append(module)
        let isHere = context.options.modules.contains(module) && !context.options.ownModules.contains(module)
        let here = isHere ? module : Self.standIn(for: module) ?? "UIKit"
        if here == "SwiftUI" { context.reading.importsSwiftUI = true }
        if ["UIKit", "SwiftUI"].contains(here) && (here == module || !context.isConditional)
            || isHere && ["CoreText", "XCTest"].contains(module)
        {
            context.reading.importsUIKit = true
        }
        guard context.options.modules.contains(module), !context.options.ownModules.contains(module) else {
            replace(declaration, module: module, in: &context)
            return
        }
        let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
        if declaration.modifiers.contains(where: { levels.contains($0.name.text) }) { context.reading.leveledImports.insert(module) }
        if declaration.path.count > 1 { narrow(declaration, to: module, in: &context) }
        if module == "XCTest" {
            let standIn = context.options.modules.contains("XCTestStandIn") ? "; import XCTestStandIn" : ""
            context.insert("; import UIKit" + standIn, after: declaration)
        }
    }

    /// Shortens `import UIKit.UIImage` and `import class UIKit.UIImage` to the module, which has no parts here.
    private func narrow(_ declaration: ImportDeclSyntax, to module: String, in context: inout FileContext) {
        guard ["UIKit", "SwiftUI", "QuartzCore", "CoreGraphics", "CoreText", "Foundation", "Dispatch"].contains(module) else { return }
        if let kind = declaration.importKindSpecifier { context.remove(kind) }
        context.replace(declaration.path, with: module)
    }

    private func replace(_ declaration: ImportDeclSyntax, module: String, in context: inout FileContext) {
        let standIn = Self.standIn(for: module) ?? "UIKit"
        if let kind = declaration.importKindSpecifier { context.remove(kind) }
        for attribute in declaration.attributes where attribute.trimmedDescription == "@testable" { context.remove(attribute) }
        context.replace(declaration.path, with: standIn)
        guard Self.standIn(for: module) == nil, !context.options.ownModules.contains(module) else { return }
        context.reading.missingModules.append(module)
        context.find(.missingModule, at: declaration, "Module '\(module)' is not available.")
    }
}
