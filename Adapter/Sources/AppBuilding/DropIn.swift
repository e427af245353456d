import Foundation
import SourceAdaptation

/// The modules of other people's libraries that Plumb has under the same name.
enum DropIn {
    /// The product of Plumb that has the module, for libraries of tests.
    static let ofTests = [
        "SnapshotTesting": "SnapshotTesting", "InlineSnapshotTesting": "InlineSnapshotTesting",
        "iOSSnapshotTestCase": "iOSSnapshotTestCase", "FBSnapshotTestCase": "FBSnapshotTestCase",
        "AccessibilitySnapshot": "AccessibilitySnapshot", "AccessibilitySnapshotCore": "AccessibilitySnapshotCore",
        "XCTestStandIn": "XCTestStandIn", "AccessibilitySnapshotParser": "AccessibilitySnapshotParser",
        "FBSnapshotTestCase_Accessibility": "FBSnapshotTestCase-Accessibility",
    ]

    static let products = ofTests.merging(KnownModules.libraries) { $1 }

    /// The packages that are not fetched, because Plumb has their modules.
    static let packages: Set<String> = [
        "swift-snapshot-testing", "ios-snapshot-test-case", "accessibilitysnapshot", "realm-swift", "realm-cocoa", "sdwebimage",
    ]
}

extension AppCode {
    /// Lets the code and what it is compiled with import Plumb's modules instead of libraries that cannot be built here.
    mutating func useDropIns() {
        func used(by code: AppCode) -> [String] { Set(code.importedModules.compactMap { KnownModules.libraries[$0] }).sorted() }
        for number in dependencies.indices { dependencies[number].modules = used(by: dependencies[number]) }
        modules = Set(modules + used(by: self) + dependencies.flatMap(\.modules)).sorted()
    }
}
