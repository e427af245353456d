import Foundation
import SourceAdaptation
import Testing

@testable import AppBuilding

/// The headers that Swift code sees.
struct ObjectiveCHeadersTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "headers-\(UUID().uuidString)")

    private func write(_ text: String, _ path: String) throws {
        let place = folder.appending(path: path)
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }

    @Test func `headers are found by name, without comments, and constants have the values of the implementation`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("#import \"Theme.h\"\n#import <Lost/Lost.h>\n", "App/App-Bridging-Header.h")
        try write(
            """
            #import "Colors.h"
            // @interface Hidden : NSObject @end
            #define kGap 12.5
            #ifdef __cplusplus
            @interface Cpp : NSObject @end
            #else
            @interface Theme : NSObject /* here */
            @end
            #endif
            extern NSString *const kThemeKey;
            """, "App/Classes/Theme.h")
        try write("#import \"Theme.h\"\n@interface Colors : NSObject\n@end\n", "App/Classes/Colors.h")
        try write("NSString * const kThemeKey = @\"theme // 1\";\n", "App/Classes/Theme.m")
        var code = AppCode(name: "App", sources: [])
        code.home = folder.path
        code.infoValues = ["SWIFT_OBJC_BRIDGING_HEADER": "$(SRCROOT)/$(PRODUCT_NAME)/App-Bridging-Header.h", "PRODUCT_NAME": "App"]
        let source = try #require(ObjectiveCHeaders(of: code)?.source(declared: []))
        let text = String(decoding: source.bytes, as: UTF8.self)
        #expect(source.path.hasPrefix(ObjectiveCHeaders.folder(of: code) + "/"))
        #expect(text.contains("class Theme: NSObject") && text.contains("class Colors: NSObject"))
        #expect(!text.contains("Hidden") && !text.contains("Cpp"))
        #expect(text.contains("public let kThemeKey: String = \"theme // 1\"\n") && text.contains("public let kGap: Double = 12.5\n"))
        code.infoValues = [:]
        #expect(ObjectiveCHeaders(of: code)?.source(declared: []) == nil)
    }

    @Test func `Swift files see what the frameworks declare that the headers import`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("#import \"Player.h\"\n@import StoreKit;\n", "App/App-Bridging-Header.h")
        try write(
            "#import <AVFoundation/AVFoundation.h>\n@interface Player : NSObject\n@property CMTime start;\n@end\n", "App/Player.h")
        try write("import UIKit\nlet start = CMTime.zero\n", "App/Start.swift")
        try write("import UIKit\nvar products: [Product] = []\n", "App/Shop.swift")
        try write("import UIKit\nlet title = \"CMTim\"\n", "App/Title.swift")
        var code = AppCode(name: "App", sources: [folder.path])
        code.home = folder.path
        code.modules = ["SystemStandIn", "StoreStandIn"]
        code.infoValues = ["SWIFT_OBJC_BRIDGING_HEADER": "App/App-Bridging-Header.h"]
        #expect(ObjectiveCHeaders(of: code)?.frameworks == ["AVFoundation", "StoreKit"])
        var state = try AppState(code: code)
        let lines = Dictionary(
            state.files().map { file in
                let line = String(decoding: file.text, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("import UIKit") }
                return (file.name.split(separator: "_").last.map(String.init) ?? "", line.map(String.init))
            }, uniquingKeysWith: { first, _ in first })
        #expect(lines["Start.swift"] == "import UIKit; import SystemStandIn" && lines["Shop.swift"] == "import UIKit; import StoreStandIn")
        #expect(lines["Title.swift"] == "import UIKit")
    }

    @Test func `a module's public header imports those beside it`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("#import \"../Store.h\"\n", "Kit/include/Kit.h")
        try write("@interface Store : NSObject\n- (instancetype)initWithPath:(NSString *)path;\n@end\n", "Kit/Store.h")
        var code = AppCode(name: "Kit", sources: [folder.appending(path: "Kit").path])
        code.headers = [folder.appending(path: "Kit/include/Kit.h").path]
        let source = try #require(ObjectiveCHeaders(of: code)?.source(declared: []))
        #expect(String(decoding: source.bytes, as: UTF8.self).contains("class Store: NSObject"))
    }

    /// Pods and packages in Objective-C are not compiled; Swift code that uses them is.
    @Test func `the public headers of pods and packages are declarations`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("PODS:\n  - ImageKit (1.0)\n", "Podfile.lock")
        try write("@interface ImageLoader : NSObject\n@end\n", "Pods/ImageKit/Core/ImageLoader.h")
        try write("@interface Inner : NSObject\n@end\n", "Pods/ImageKit/Core/Inner.h")
        try write("#import \"ImageLoader.h\"\n", "Pods/Target Support Files/ImageKit/ImageKit-umbrella.h")
        try write(
            """
            import PackageDescription
            let package = Package(name: "Hud", targets: [.target(name: "Hud", path: "Hud", publicHeadersPath: "Public")])
            """, "hud/Package.swift")
        try write("@interface HudView : UIView\n@end\n", "hud/Hud/Public/HudView.h")
        try write("@interface HudDrawing : NSObject\n@end\n", "hud/Hud/HudDrawing.h")
        let pod = try #require(Pods(folder: folder)?.modules().first),
            package = try #require(PackageFolder(folder.appending(path: "hud"))?.modules().first)
        #expect(pod.name == "ImageKit" && package.name == "Hud")
        var code = AppCode(name: "App", sources: [])
        code.headers = pod.code.headers + package.code.headers
        let source = try #require(ObjectiveCHeaders(of: code)?.source(declared: [])), text = String(decoding: source.bytes, as: UTF8.self)
        #expect(text.contains("class ImageLoader: NSObject") && text.contains("class HudView: UIView"))
        #expect(!text.contains("Inner") && !text.contains("HudDrawing"))
    }
}
