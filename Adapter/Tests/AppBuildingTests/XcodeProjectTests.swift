import Foundation
import Testing

@testable import AppBuilding

struct XcodeProjectTests {
    /// A project as Xcode writes it: an app with a group and a localised storyboard, a framework, packages and debug settings.
    private static let text = """
        // !$*UTF8*$!
        {
            archiveVersion = 1; classes = {}; objectVersion = 56; rootObject = P;
            objects = {
                P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T, U); projectDirPath = "";
                    packageReferences = (R1, R2, R3);};
                R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Badges.git";
                    requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0;};};
                R2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/unused"; requirement = {};};
                R3 = {isa = XCLocalSwiftPackageReference; relativePath = ../Local;};
                D1 = {isa = XCSwiftPackageProductDependency; package = R1; productName = Badges;};
                L = {isa = XCConfigurationList; buildConfigurations = (R, D);};
                D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 6.0;
                    SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BETA $(inherited)";};};
                R = {isa = XCBuildConfiguration; name = Release; buildSettings = {};};
                G = {isa = PBXGroup; children = (H, X); sourceTree = "<group>";};
                H = {isa = PBXGroup; path = Screens; children = (A, V); sourceTree = "<group>";};
                A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>";};
                V = {isa = PBXVariantGroup; name = Main.storyboard; children = (B); sourceTree = "<group>";};
                B = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>";};
                X = {isa = PBXFileReference; path = Kit/X.swift; sourceTree = SOURCE_ROOT;};
                T = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
                    packageProductDependencies = (D1); buildPhases = (S, Q);
                    buildConfigurationList = L; dependencies = ();};
                U = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (K);
                    buildConfigurationList = L; dependencies = ();};
                S = {isa = PBXSourcesBuildPhase; files = (F1);}; F1 = {isa = PBXBuildFile; fileRef = A;};
                Q = {isa = PBXResourcesBuildPhase; files = (F2);}; F2 = {isa = PBXBuildFile; fileRef = V;};
                K = {isa = PBXSourcesBuildPhase; files = (F3);}; F3 = {isa = PBXBuildFile; fileRef = X;};
            };
        }
        """

    private func write(_ files: KeyValuePairs<String, String>, into folder: URL) throws {
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    private func makeProject(_ project: String = Self.text) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
        try write(
            [
                "App.xcodeproj/project.pbxproj": project, "Screens/A.swift": "import Kit\nimport UIKit\n", "Kit/X.swift": "import UIKit\n",
            ], into: folder)
        return folder.appending(path: "App.xcodeproj")
    }

    /// A library with two bundles of tests, of which one compares pictures, as the scheme's configuration `Test`.
    private static let tested = """
        // !$*UTF8*$!
        {
            archiveVersion = 1; classes = {}; objectVersion = 56; rootObject = P;
            objects = {
                P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T, U, V); projectDirPath = "";};
                L = {isa = XCConfigurationList; buildConfigurations = (D, E);};
                D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {};};
                E = {isa = XCBuildConfiguration; name = Test; buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG TEST";
                    TEST_HOST = "$(BUILT_PRODUCTS_DIR)/App.app/App";};};
                G = {isa = PBXGroup; children = (A, B, C); sourceTree = "<group>";};
                A = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>";};
                B = {isa = PBXFileReference; path = Pictures.swift; sourceTree = "<group>";};
                C = {isa = PBXFileReference; path = Sums.swift; sourceTree = "<group>";};
                T = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (S);
                    buildConfigurationList = L; dependencies = ();};
                U = {isa = PBXNativeTarget; name = PictureTests; productType = "com.apple.product-type.bundle.unit-test";
                    buildPhases = (Q); buildConfigurationList = L; dependencies = ();};
                V = {isa = PBXNativeTarget; name = SumTests; productType = "com.apple.product-type.bundle.unit-test";
                    buildPhases = (K); buildConfigurationList = L; dependencies = ();};
                S = {isa = PBXSourcesBuildPhase; files = (F1);}; F1 = {isa = PBXBuildFile; fileRef = A;};
                Q = {isa = PBXSourcesBuildPhase; files = (F2);}; F2 = {isa = PBXBuildFile; fileRef = B;};
                K = {isa = PBXSourcesBuildPhase; files = (F3);}; F3 = {isa = PBXBuildFile; fileRef = C;};
            };
        }
        """

    @Test func `tests are built as their scheme says, with what they test and with Plumb's SnapshotTesting`() throws {
        let project = try makeProject(Self.tested), folder = project.deletingLastPathComponent()
        let scheme = """
            <Scheme><TestAction buildConfiguration = "Test" language = "de" region = "CH"><Testables>
            <BuildableReference BlueprintName = "PictureTests"></BuildableReference></Testables></TestAction></Scheme>
            """
        try write(
            [
                "Kit.swift": "import UIKit\n", "Pictures.swift": "import SnapshotTesting\nimport XCTest\n@testable import Kit\n",
                "Sums.swift": "import XCTest\n@testable import Kit\n", "App.xcodeproj/xcshareddata/xcschemes/Kit.xcscheme": scheme,
            ], into: folder)
        let read = try XcodeProject(project)
        let pictures = try #require(try read.tests(target: nil).first)
        #expect(try read.tests(target: nil).count == 1, "the bundle that compares pictures")
        #expect(pictures.files().map(\.lastPathComponent) == ["Pictures.swift"])
        #expect(pictures.dependencies.map(\.name) == ["Kit"], "a framework is a module of its own, by whose name its types are told")
        #expect(pictures.modules == ["SnapshotTesting", "XCTestStandIn"])
        #expect(pictures.defines == ["DEBUG", "TEST"])
        #expect(pictures.tests?.runs.first?.language == "de")
        #expect(pictures.tests?.runs.first?.region == "CH")
        #expect(pictures.tests?.isHosted == true)
        let sums = try #require(try read.tests(target: "SumTests").first)
        #expect(sums.defines == ["DEBUG"], "no scheme lists it")
        #expect(sums.tests?.isHosted == false)
        #expect(throws: AppError.self) { try read.tests(target: "Elsewhere") }
    }

    @Test func `an import with attributes is one`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
        let text = """
            @_spi(Internals) @testable import Kit
            #if canImport(Pay)
                @_spi(Internals) import Pay
            #endif
            import struct Models.Trip
            import typealias Words.Title
            """
        try write(["A.swift": text], into: folder)
        #expect(AppImports.of(AppCode(name: "App", sources: [folder.path])) == ["Kit", "Pay", "Models", "Words"])
    }

    @Test func `each configuration of a test plan is a run of all tests`() throws {
        let project = try makeProject(Self.tested)
        let plan = """
            {"configurations": [
              {"name": "US", "options": {"language": "en", "region": "US"}},
              {"name": "Emirates", "options": {"language": "ar", "region": "AE",
                "environmentVariableEntries": [{"key": "MODE", "value": "far"}, {"key": "OFF", "value": "1", "enabled": false}]}},
              {"name": "Old", "enabled": false}],
             "defaultOptions": {"environmentVariableEntries": [{"key": "MODE", "value": "near"}]},
             "testTargets": [{"target": {"name": "SumTests"}}]}
            """
        try write(
            ["Kit.swift": "import UIKit\n", "Sums.swift": "import XCTest\n", "Sums.xctestplan": plan],
            into: project.deletingLastPathComponent())
        let runs = try #require(try XcodeProject(project).tests(target: "SumTests").first?.tests?.runs)
        #expect(runs.map(\.title) == ["en_US", "ar_AE"])
        #expect(runs.map(\.variables) == [["MODE": "near"], ["MODE": "far"]])
        #expect(runs.last?.environment == ["MODE": "far", "PLUMB_TEST_LANGUAGE": "ar", "PLUMB_TEST_REGION": "AE"])
    }

    @Test func `the app's Info.plist is read with the project's values substituted`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "Info.plist")
        let own: [String: Any] = [
            "CFBundleName": "$(PRODUCT_NAME)", "Host": "https:/$()/$(HOST)/${PATH:lower}", "Elsewhere": "$(NOBODY)",
            "Other": "$(NOBODY:default=https:/$()/$(HOST)/)",
            "UIAppFonts": ["$(HOST).ttf"],
            "CFBundleVersion": "$(NOBODY)", "Flag": true,
        ]
        try PropertyListSerialization.data(fromPropertyList: own, format: .xml, options: 0).write(to: file)
        var code = AppCode(name: "App", sources: [])
        code.infoPlist = file.path
        code.infoValues = ["PRODUCT_NAME": "Trails", "HOST": "$(DOMAIN)", "DOMAIN": "example.org", "PATH": "a"]
        let entries = AppInfo(code).entries
        #expect(entries["CFBundleName"] as? String == "Trails" && entries["Host"] as? String == "https://example.org/a")
        #expect(entries["Other"] as? String == "https://example.org/")
        #expect(entries["Elsewhere"] as? String == "" && entries["UIAppFonts"] as? [String] == ["example.org.ttf"])
        #expect(entries["CFBundleVersion"] as? String == "1" && entries["CFBundleIdentifier"] as? String == "app.App")
        #expect(entries["Flag"] as? Bool == true)
        // Without a path in the settings, the Info.plist beside the code is used.
        #expect(AppInfo(AppCode(name: "App", sources: [folder.path + "/A.swift"])).entries["Flag"] as? Bool == true)
        #expect(AppInfo(AppCode(name: "App", sources: [])).entries["CFBundleName"] as? String == "App")
    }

    @Test func `a package has the version that the project states or that is pinned`() throws {
        let url = try makeProject(), folder = url.deletingLastPathComponent()
        let packages = try XcodeProject(url).code(target: nil).packages
        #expect(packages.map(\.url) == ["https://example.org/Badges.git", folder.appending(path: "../Local").standardizedFileURL.path])
        #expect(packages.map(\.from) == ["1.0.0", ""] && packages.allSatisfy(\.joined))
        let pins = """
            {"version": 2, "pins": [{"identity": "badges", "kind": "remoteSourceControl", "location": "https://example.org/Badges",
              "state": {"revision": "abc", "version": "1.4.2"}}]}
            """
        let place = folder.appending(path: "App.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(pins.utf8).write(to: place)
        let pinned = try #require(try XcodeProject(url).code(target: nil).packages.first)
        #expect(pinned.exact == "1.4.2" && pinned.revision == "abc")
        let settings = SettingsText(code: try XcodeProject(url).code(target: nil), folder: folder, project: "App.xcodeproj").text
        #expect(settings.contains("    - {url: https://example.org/Badges.git, exact: \"1.4.2\", revision: \"abc\", joined: true}"))
    }

    @Test func `a product of a package reference that is listed no longer is that of the listed one`() throws {
        let url = try makeProject(), file = url.appending(path: "project.pbxproj")
        let text = try String(contentsOf: file, encoding: .utf8)
        let old = "R9 = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/badges\"; requirement = {};};\n"
        try text.replacing("package = R1;", with: "package = R9;").replacing("R2 = {isa", with: old + "R2 = {isa")
            .write(to: file, atomically: true, encoding: .utf8)
        #expect(try XcodeProject(url).code(target: nil).packages.first?.url == "https://example.org/Badges.git")
    }

    @Test func `a target has its files and settings`() throws {
        let url = try makeProject()
        let folder = url.deletingLastPathComponent().path
        let target = try XcodeProject(url).target(named: nil)
        #expect(target.name == "My App")
        #expect(target.kind == "application")
        #expect(target.code.name == "My_App")
        #expect(target.code.sources == [folder + "/Screens/A.swift"])
        #expect(target.code.resources == [folder + "/Screens/Base.lproj/Main.storyboard"])
        #expect(target.code.defines == ["BETA", "DEBUG"])
        #expect(target.code.languageMode == "6")
        #expect(target.code.isApproachable && target.code.isOnMainActor)
    }

    /// Swift files see the framework's own Objective-C, too: a framework has no bridging header.
    @Test func `a framework shows its public headers, first the one of its name`() throws {
        let phases = Self.text.replacing("buildPhases = (K);", with: "buildPhases = (K, HS);").replacing(
            "children = (H, X)", with: "children = (H, X, H1, H2, H3)")
        let text = phases.replacing(
            "K = {isa = PBXSourcesBuildPhase;",
            with: """
                HS = {isa = PBXHeadersBuildPhase; files = (HF1, HF2, HF3);};
                HF1 = {isa = PBXBuildFile; fileRef = H1; settings = {ATTRIBUTES = (Public, );};};
                HF2 = {isa = PBXBuildFile; fileRef = H2; settings = {ATTRIBUTES = (Public, );};}; HF3 = {isa = PBXBuildFile; fileRef = H3;};
                H1 = {isa = PBXFileReference; path = Kit/Store.h; sourceTree = SOURCE_ROOT;};
                H2 = {isa = PBXFileReference; path = Kit/Kit.h; sourceTree = SOURCE_ROOT;};
                H3 = {isa = PBXFileReference; path = Kit/Inner.h; sourceTree = SOURCE_ROOT;};
                K = {isa = PBXSourcesBuildPhase;
                """)
        let kit = try #require(try XcodeProject(makeProject(text)).targets.first { $0.name == "Kit" })
        #expect(kit.code.headers.map { $0.split(separator: "/").suffix(2).joined(separator: "/") } == ["Kit/Kit.h", "Kit/Store.h"])
    }

    @Test func `modules of the project are compiled before the app`() throws {
        let url = try makeProject()
        let code = try XcodeProject(url).code(target: nil)
        #expect(code.files().map(\.lastPathComponent) == ["A.swift"])
        #expect(code.dependencies.map(\.name) == ["Kit"] && code.dependencies.allSatisfy(\.isOwn))
        #expect(code.dependencies.flatMap { $0.files() }.map(\.lastPathComponent) == ["X.swift"])
    }

    /// The project does not list it as a package, but as a folder.
    @Test func `a package in the app's folder brings others`() throws {
        let url = try makeProject(), folder = url.deletingLastPathComponent()
        try write(
            [
                "Screens/A.swift": "import Look\n", "Look/Sources/Look/B.swift": "",
                "Look/Sources/Look/Package.swift": "struct Package {}\n",
                "Look/Package.swift":
                    "import PackageDescription\nlet package = Package(name: \"Look\", targets: [.target(name: \"Look\")])\n",
            ], into: folder)
        let packages = try XcodeProject(url).code(target: nil).packages
        #expect(packages.contains { $0.url == folder.appending(path: "Look").standardizedFileURL.path && $0.joined })
    }

    /// What lies in the pod's folder for working on it alone may be older than the pod.
    @Test func `a pod in the project has the files that its description names`() throws {
        let url = try makeProject(), folder = url.deletingLastPathComponent()
        try write(
            [
                "Screens/A.swift": "import Look\n",
                "Podfile.lock": "PODS:\n  - Look (1.0)\n\nEXTERNAL SOURCES:\n  Look:\n    :path: Look\n",
                "Look/Look.podspec": "Pod::Spec.new do |s|\n  s.source_files = 'Code/*.swift'\nend\n", "Look/Code/B.swift": "",
                "Look/Code/New.swift": "",
                "Look/Package.swift":
                    "let package = Package(name: \"Look\", targets: [.target(name: \"Look\", path: \"Code\", sources: [\"B.swift\"])])\n",
            ], into: folder)
        let look = try XcodeProject(url).code(target: nil).dependencies
        #expect(look.flatMap { $0.files() }.map(\.lastPathComponent) == ["B.swift", "New.swift"])
    }

    @Test func `a target leaves out files of its synchronised folders, and has some of others`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        let url = folder.appending(path: "A.xcodeproj")
        try write(
            [
                "A.xcodeproj/project.pbxproj": """
                // !$*UTF8*$!
                {rootObject = P; objects = {
                    P = {isa = PBXProject; mainGroup = G; targets = (A, W); projectDirPath = "";};
                    G = {isa = PBXGroup; children = (S, T); sourceTree = "<group>";};
                    S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E, F); sourceTree = "<group>";};
                    T = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; exceptions = (H); sourceTree = "<group>";};
                    E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
                        membershipExceptions = (Info.plist, Share/One.swift, Old);};
                    F = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = (A.swift);};
                    H = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
                        membershipExceptions = (Both.swift, Sounds.bundle);};
                    A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                        fileSystemSynchronizedGroups = (S);};
                    W = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
                        fileSystemSynchronizedGroups = (T);};
                };}
                """,
                "App/A.swift": "", "App/Share/One.swift": "", "App/Share/Two.swift": "", "App/Old/B.swift": "", "Shared/Both.swift": "",
                "Shared/Mine.swift": "", "Shared/Sounds.bundle/a": "",
            ], into: folder)
        let app = try XcodeProject(url).target(named: "App").code
        #expect(app.files().map(\.lastPathComponent) == ["A.swift", "Two.swift", "Both.swift"])
        #expect(app.resources == [folder.path + "/App", folder.path + "/Shared/Sounds.bundle"])
        #expect(
            try XcodeProject(url).target(named: "Widget").code.files().map(\.lastPathComponent) == ["A.swift", "Both.swift", "Mine.swift"])
    }

    @Test func `a folder reference is a folder of the bundle, with the files in it`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        let url = folder.appending(path: "A.xcodeproj")
        try write(
            [
                "A.xcodeproj/project.pbxproj": """
                // !$*UTF8*$!
                {rootObject = P; objects = {
                    P = {isa = PBXProject; mainGroup = G; targets = (A); projectDirPath = "";};
                    G = {isa = PBXGroup; children = (D, F, S); sourceTree = "<group>";};
                    D = {isa = PBXFileReference; lastKnownFileType = folder; path = Data/Plugins; sourceTree = "<group>";};
                    F = {isa = PBXFileReference; lastKnownFileType = text; path = Data/list.txt; sourceTree = "<group>";};
                    S = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>";};
                    B = {isa = PBXResourcesBuildPhase; files = (X, Y);};
                    C = {isa = PBXSourcesBuildPhase; files = (Z);};
                    X = {isa = PBXBuildFile; fileRef = D;}; Y = {isa = PBXBuildFile; fileRef = F;}; Z = {isa = PBXBuildFile; fileRef = S;};
                    A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (B, C);};
                };}
                """,
                "A.swift": "", "Data/list.txt": "", "Data/Plugins/en/one.xml": "", "Data/Plugins/list.xml": "",
            ], into: folder)
        let code = try XcodeProject(url).target(named: "App").code
        let plugins = folder.path + "/Data/Plugins"
        #expect(code.folders == [plugins] && code.resources == [folder.path + "/Data/list.txt"])
        #expect(code.presentResources == code.resources && code.missingResources.isEmpty)
        try FileManager.default.removeItem(atPath: folder.path + "/Data/list.txt")
        #expect(code.presentResources.isEmpty && code.missingResources == [folder.path + "/Data/list.txt"])
        try write(["Data/list.txt": ""], into: folder)
        let resources = AppResources(code)
        #expect(resources.folders.map(\.path) == [plugins] && resources.files.map(\.file.lastPathComponent) == ["list.txt"])
        #expect(SettingsText(code: code, folder: folder, project: "A.xcodeproj").text.contains("  folders:\n    - Data/Plugins\n"))
    }

    /// `Config.xcconfig` and `Secrets.swift` are in no repository.
    @Test func `an example stands for a file that is kept secret`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            [
                "App.xcconfig": "#include \"Config.xcconfig\"\nNAME = app\n",
                "Config.Example.xcconfig": "URL = https:/$()/example.org\nNAME = no\n",
                "Secrets.swift.example": "", "Secrets.xcconfig.example": "", "Given.swift": "", "Given.sample.swift": "",
            ], into: folder)
        let settings = ConfigurationFile(folder.appending(path: "App.xcconfig")).settings.compactMapValues { $0 as? String }
        #expect(settings == ["URL": "https:/$()/example.org", "NAME": "app"])
        func present(_ name: String) -> String {
            ExampleFile.present(folder.appending(path: name).path).replacing(folder.path + "/", with: "")
        }
        #expect(present("Secrets.swift") == "Secrets.swift.example" && present("Given.swift") == "Given.swift")
        #expect(present("Other.swift") == "Other.swift")
    }

    /// A Mac app comes first and settings are in xcconfig files, as in a project for several systems.
    @Test func `the iPhone app is chosen among several apps`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        let files = [
            "A.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            {rootObject = P; objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (M, T); projectDirPath = "";};
                G = {isa = PBXGroup; children = (C, S); sourceTree = "<group>";};
                C = {isa = PBXGroup; path = config; children = (F); sourceTree = "<group>";};
                F = {isa = PBXFileReference; path = mac.xcconfig; sourceTree = "<group>";};
                S = {isa = PBXFileSystemSynchronizedRootGroup; path = settings; sourceTree = "<group>";};
                M = {isa = PBXNativeTarget; name = Desk; productType = "com.apple.product-type.application"; buildConfigurationList = LM;};
                T = {isa = PBXNativeTarget; name = Hand; productType = "com.apple.product-type.application"; buildConfigurationList = LT;};
                LM = {isa = XCConfigurationList; buildConfigurations = (DM);};
                LT = {isa = XCConfigurationList; buildConfigurations = (DT);};
                DM = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; buildSettings = {};};
                DT = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = S;
                    baseConfigurationReferenceRelativePath = hand.xcconfig; buildSettings = {};};
            };}
            """,
            "config/mac.xcconfig": "SDKROOT = macosx;\n",
            "settings/hand.xcconfig": "#include \"../config/common.xcconfig\"\n// SDKROOT = macosx\nSDKROOT = iphoneos // the phone\n",
            "config/common.xcconfig": "#include \"../settings/hand.xcconfig\"\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = BETA\n",
        ]
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let target = try XcodeProject(folder.appending(path: "A.xcodeproj")).target(named: nil)
        #expect(target.name == "Hand" && target.code.defines == ["BETA", "DEBUG"])
    }

    @Test func `a file with a path of another machine is found below the project`() throws {
        let text = Self.text.replacing(
            "path = Kit/X.swift; sourceTree = SOURCE_ROOT", with: "path = \"/Users/ann/App/Kit/X.swift\"; sourceTree = \"<absolute>\"")
        let url = try makeProject(text)
        let sources = try XcodeProject(url).target(named: "Kit").code.sources
        #expect(sources == [url.deletingLastPathComponent().path + "/Kit/X.swift"])
    }

    @Test func `a file is found by a spelling that a Mac's disk takes for its own`() throws {
        let url = try makeProject(Self.text.replacing("path = Kit/X.swift; sourceTree", with: "path = kit/x.swift; sourceTree"))
        let sources = try XcodeProject(url).target(named: "Kit").code.sources
        #expect(sources == [url.deletingLastPathComponent().path + "/Kit/X.swift"])
    }

    @Test func `an unknown target is an error`() throws {
        let url = try makeProject()
        #expect(throws: AppError.self) { try XcodeProject(url).target(named: "Other") }
    }
}
