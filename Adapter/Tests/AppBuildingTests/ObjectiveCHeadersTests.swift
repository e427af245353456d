import Foundation
import SourceAdaptation
import Testing

@testable import AppBuilding

/// The headers that a bridging header imports.
struct ObjectiveCHeadersTests {
    @Test func `headers are found by name, without comments, and constants have the values of the implementation`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "headers-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, _ path: String) throws {
            let place = folder.appending(path: path)
            try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
        }
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
        let source = try #require(ObjectiveCHeaders.source(of: code, declared: []))
        let text = String(decoding: source.bytes, as: UTF8.self)
        #expect(source.path.hasPrefix(ObjectiveCHeaders.folder(of: code) + "/"))
        #expect(text.contains("class Theme: NSObject") && text.contains("class Colors: NSObject"))
        #expect(!text.contains("Hidden") && !text.contains("Cpp"))
        #expect(text.contains("public let kThemeKey: String = \"theme // 1\"\n") && text.contains("public let kGap: Double = 12.5\n"))
        code.infoValues = [:]
        #expect(ObjectiveCHeaders.source(of: code, declared: []) == nil)
    }
}
