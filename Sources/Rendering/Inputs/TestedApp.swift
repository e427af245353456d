import Foundation
import UIKit

/// The app in whose process a bundle of tests runs. `plumb test App.xcodeproj` writes the call.
public enum TestedApp {
    /// Lets the tests' code find the app's classes and documents by name, before the first test.
    /// - Parameters:
    ///   - module: the classes of the app and of the tests.
    ///   - resources: documents and asset catalogs, and folders of them.
    ///   - isHosted: whether the app's window is on the screen, in front of nothing.
    ///   - omitted: called with file, line and the compiler's message where a test comes to code that does not compile here.
    @MainActor public static func start(
        _ module: InterfaceModule, resources: [String], isHosted: Bool, omitted: @escaping @Sendable (String) -> Void
    ) {
        SimulatedDevice.setSimulatorVariables()
        // The configuration of the test plan, which is not part of the program: all of them run the same one.
        let variables = ProcessInfo.processInfo.environment
        let language = variables["PLUMB_TEST_LANGUAGE"], region = variables["PLUMB_TEST_REGION"]
        if language != nil || region != nil {
            let language = language ?? "en"
            SimulatedRun.current = SimulatedRun(
                locale: Locale(identifier: region.map { "\(language)_\($0)" } ?? language), languages: [language])
        }
        InterfaceModules.install(module)
        let code = language.map { Language.code($0) } ?? .base
        AppDocuments(resources.map { URL(filePath: $0) }).use(language: code) { SimulatedDevice.current.environment }
        InterfaceOmission.observe(omitted)
        guard isHosted else { return }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        HostWindow.current.window = window
    }

    /// Keeps the app's window.
    @MainActor private final class HostWindow: EnvironmentState {
        var window: UIWindow?

        nonisolated init() {}
    }
}
