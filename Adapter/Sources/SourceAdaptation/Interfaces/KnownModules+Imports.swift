import Foundation

/// The modules that a file has to import because of names that it uses without an import. On iOS they come from a module that it does
/// import, or from the header of a target with Objective-C, which every file sees.
extension KnownModules {
    /// Frameworks whose views the module SwiftUI replaces by labelled boxes, and those of which it has a part.
    public static let ofSwiftUI = [
        "WidgetKit", "Charts", "DeveloperToolsSupport", "SwiftUICore", "SwiftData", "PhotosUI", "CoreTransferable", "TipKit",
    ]

    /// The libraries in C that iOS has and that are here, too. Packages bring module maps for them.
    public static let ofC: Set<String> = ["libxml2", "Clibxml2", "SQLite3"]

    /// The order in which imports are added.
    static let imported = [
        "FoundationNetworking", "FoundationXML", "CombineStandIn", "SystemStandIn", "OSStandIn", "Observation", "UniformTypesStandIn",
        "UIKit", "CoreText",
    ]

    /// The modules by the names that they declare.
    static let modules: [String: String] = {
        var modules: [String: String] = [:]
        for (module, text) in texts.sorted(by: { $0.key < $1.key }) {
            let reading = FileReader.read(SourceText(path: "", text), options: AdaptationOptions())
            let names = outerNames(in: reading)
            switch module {
            case "UIKit", "Graphics": for name in names + foreignMembers(reading) { modules[name] = "UIKit" }
            default: for name in names where isReExported(name, from: module) { modules[name] = module }
            }
        }
        for (module, names) in ofApple { for name in names { modules[name] = module } }
        return modules
    }()

    /// Returns the types, functions and values that a module declares outside of types.
    static func declarations(of module: String) -> Set<String> {
        Set(outerNames(in: FileReader.read(SourceText(path: "", texts[module] ?? ""), options: AdaptationOptions(), readsBodies: false)))
    }

    private static func outerNames(in reading: FileReading) -> [String] {
        reading.types.filter { $0.kind != .extension && !$0.name.contains(".") }.map(\.name)
            + reading.globals.map(\.name) + reading.aliases.map(\.name)
    }

    /// The types of the frameworks that the headers of an app may name without saying whose they are.
    static let typesOfSystem: Set<String> = {
        let reading = FileReader.read(SourceText(path: "", texts["SystemStandIn"] ?? ""), options: AdaptationOptions())
        return Set(reading.types.filter { $0.kind != .extension }.map(\.name))
    }()

    /// Returns the names that Foundation's types have here because of UIKit, without those of one word, such as `size`: other types have
    /// those, too.
    private static func foreignMembers(_ reading: FileReading) -> [String] {
        reading.types.filter { $0.kind == .extension }.flatMap(\.members).filter { $0.access < .public }.map(\.name).filter {
            $0.first != "_" && $0.contains(where: \.isUppercase)
        }
    }

    /// The beginnings of the names that RxCocoa has in Objective-C, which its own headers declare, too.
    private static let runtimeOfReactive = ["_RX", "RX_", "RXObjC", "RXMessageSent", "RXDeallocating"]

    /// Whether a library's header declares what a stand-in has in its place.
    static func isOfLibrary(_ name: String) -> Bool {
        runtimeOfReactive.contains(where: name.hasPrefix) && modules[name] == "SystemStandIn"
    }

    /// Whether a class of UIKit or one of its superclasses has a property.
    static func hasProperty(_ name: String, _ type: String) -> Bool {
        ([type] + index.ancestors(of: type)).contains { propertyNames[$0]?.contains(name) == true }
    }

    private static let propertyNames = propertyTexts.mapValues { Set($0.components(separatedBy: "; ")) }

    /// Returns the methods that a class has to have for a protocol of UIKit and those that it refines: `func a(_ b: Int) -> Int`.
    static func requirements(of type: String) -> [String] {
        Set([type]).union(index.refinements(of: type)).sorted().flatMap { requirementTexts[$0]?.components(separatedBy: "; ") ?? [] }
    }

    private static func isReExported(_ name: String, from module: String) -> Bool {
        reExported[module, default: []].contains { name.hasPrefix($0) }
    }

    /// Returns the module that Foundation has on Linux for a part of its own.
    static func partOfFoundation(declaring name: String) -> String? {
        ["FoundationNetworking", "FoundationXML"].first { ofApple[$0]?.contains(name) == true }
    }

    // MARK: What no declaration of ours states

    /// The beginnings of the names that Foundation (Security) and UIKit (User Notifications) re-export on iOS, and that come from headers
    /// (File Provider, locks). Other names need an import on iOS, too, and `ImportRule` replaces that.
    private static let reExported = [
        "SystemStandIn": ["UN", "Sec", "kSec", "errSec", "NSFileProvider"] + runtimeOfReactive,
        "OSStandIn": ["os_unfair_lock", "OSAtomic", "OSSpinLock", "OS_SPINLOCK"],
    ]

    /// Names of Apple's modules that these modules have here.
    private static let ofApple: [String: [String]] = [
        // Foundation on Linux has its networking and XML in modules of their own.
        "FoundationNetworking": [
            "URLRequest", "URLSession", "URLResponse", "HTTPURLResponse", "HTTPCookie", "HTTPCookieStorage", "URLCredential", "URLCache",
            "URLProtocol", "URLAuthenticationChallenge", "URLSessionConfiguration", "URLSessionDataTask", "URLSessionTask",
            "URLSessionDelegate", "URLSessionDownloadTask", "URLSessionTaskDelegate", "URLSessionDownloadDelegate",
            "URLSessionDataDelegate", "CachedURLResponse", "URLSessionUploadTask", "URLSessionTaskMetrics", "URLProtectionSpace",
            "URLCredentialStorage", "URLProtocolClient", "URLSessionWebSocketTask", "NSURLRequest", "NSMutableURLRequest",
        ],
        "FoundationXML": ["XMLParser", "XMLParserDelegate"],
        // Foundation re-exports these names of Combine; a file that imports Combine has all of them.
        "CombineStandIn": [
            "Published", "ObservableObject", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
        ],
        // A file sees a macro of Observation, and the types of files, if another file of its module imports them.
        "Observation": ["Observable", "ObservationIgnored"], "UniformTypesStandIn": ["UTType"],
        // These members of Foundation's types are missing on Linux, or unavailable.
        "SystemStandIn": [
            "multipathServiceType", "waitsForConnectivity", "sessionSendsLaunchEvents", "allowsExpensiveNetworkAccess",
            "allowsConstrainedNetworkAccess", "tlsMinimumSupportedProtocolVersion", "tlsMaximumSupportedProtocolVersion",
            "sharedContainerIdentifier", "serverTrust", "distinguishedNames", "NSURLAuthenticationMethodServerTrust",
            "NSURLAuthenticationMethodClientCertificate", "NSURLSessionDownloadTaskResumeData",
        ],
        // UIKit and SwiftUI re-export Core Text.
        "CoreText": [
            "CTFont", "CTFontDescriptor", "CTLine", "CTRun", "CTFrame", "CTFramesetter", "CTParagraphStyle", "CTTypesetter",
            "CTFontManagerRegisterGraphicsFont", "CTFontManagerRegisterFontsForURL", "CTFontCreateWithName", "CTFontCreateWithGraphicsFont",
            "CTLineCreateWithAttributedString", "CTFramesetterCreateWithAttributedString",
        ],
        // Members of Foundation's types whose names have one word, an argument's label, and a member that comes from a header.
        "UIKit": ["observe", "markdown", "loadNibNamed"],
    ]
}
