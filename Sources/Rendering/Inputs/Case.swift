import Goldens
import Foundation
import LayoutSpecs
import UIKit

/// An input in one of its states, which is drawn over a matrix. Its name is also that of its goldens.
package struct Case: Sendable {
    package enum Source: Sendable {
        case screen(Screen)
        case spec(LayoutSpec)
        case document(DocumentScene)
    }

    /// `PostCell`, or `Card.expanded` for a state of the input.
    package var name: String
    /// The input's file; nil for a screen written in Swift.
    package var file: URL?
    package var source: Source
    /// The state; nil for the initial one. For an Interface Builder document, the scene.
    package var state: String?
    /// The parts with varying content, which are painted over.
    package var masks: [Mask] = []
    /// The tolerance for comparisons with goldens.
    package var tolerance = Tolerance.none
    /// The animations that have goldens.
    package var heldAnimations: [String] = []
    /// The images and colours for `UIImage(named:)` and `UIColor(named:)`.
    package var assets: AssetFolder?
    /// The storyboards and nibs that code loads by name.
    var documents = AppDocuments.none

    package init(name: String, file: URL? = nil, source: Source, state: String? = nil) {
        self.name = name; self.file = file; self.source = source; self.state = state
    }

    /// The JSON Schema of layout specs, for editors.
    package static var specSchema: String { LayoutSpec.jsonSchema }

    /// The input's name without its state.
    package var inputName: String { state.map { String(name.dropLast($0.count + 1)) } ?? name }
}

extension Screen {
    /// The initial screen, then each of its states.
    package var cases: [Case] {
        [Case(name: name, source: .screen(self))] + states.map { Case(name: "\(name).\($0.name)", source: .screen(self), state: $0.name) }
    }
}

extension LayoutSpec {
    /// Returns the initial spec, then each of its states.
    package func cases(file: URL) -> [Case] {
        let states = states.map { Case(name: "\(name).\($0)", file: file, source: .spec(self), state: $0) }
        let masks = ignoring.compactMap { Mask(text: $0) }
        return ([Case(name: name, file: file, source: .spec(self))] + states).map { input in
            var input = input
            input.masks = masks
            return input
        }
    }
}

extension Language {
    /// The pseudo-language's transformation of the base text; nil for natural languages.
    var translation: ((String) -> String)? {
        guard case .pseudo(let pseudo) = self else { return nil }
        return pseudo.translated
    }
}

extension Case {
    /// Shows the input on a screen with the cell's environment and lets all animations finish.
    /// - Parameter environment: replaces the cell's own.
    @MainActor package func viewTree(in cell: Cell, environment: DisplayEnvironment? = nil) throws -> UIWindow {
        var diagnostics: [String] = []
        return try viewTree(in: cell, environment: environment, diagnostics: &diagnostics)
    }

    /// - Parameter diagnostics: receives a sentence for each part of a document that is not drawn as its author meant it.
    @MainActor func viewTree(
        in cell: Cell, environment: DisplayEnvironment? = nil, diagnostics: inout [String]
    ) throws -> UIWindow {
        let window = try openedWindow(in: cell, environment, diagnostics: &diagnostics)
        rest(window)
        return window
    }

    /// Shows the input in a window, and lets its code run on the main queue before all animations finish: lists that are filled there,
    /// tasks that start when a view has loaded.
    /// - Returns: the window, and a sentence for each part of a document that is not drawn as its author meant it.
    @MainActor func settledViewTree(in cell: Cell) async throws -> (window: UIWindow, diagnostics: [String]) {
        var diagnostics: [String] = []
        let window = try openedWindow(in: cell, nil, diagnostics: &diagnostics)
        if runsCode {
            window.commit()
            await MainQueue.settle(pools: !InterfaceModules.isEmpty)
        }
        rest(window)
        await waitForContent(in: window)
        for step in way {
            if step.isWait {
                await ShownScreen.wait(in: window) { await settle(window) }
                continue
            }
            try ShownScreen(in: window)?.take(step)
            // Once for what the touch does, once for what follows when its transition ends.
            for _ in 0..<2 { await settle(window) }
            await waitForContent(in: window)
        }
        if !way.isEmpty, state != nil {
            try applyState(to: window)
            await settle(window)
        }
        return (window, diagnostics)
    }

    /// Lets time pass while a screen of an app loads what it is to show, unless it is to be shown as it loads.
    @MainActor private func waitForContent(in window: UIWindow) async {
        guard case .screen = source, InterfaceSample.answering == .gives else { return }
        await ShownScreen.waitForContent(in: window) { await settle(window) }
    }

    @MainActor private func settle(_ window: UIWindow) async {
        window.commit()
        await MainQueue.settle(pools: true)
        rest(window)
    }

    /// What a person touches before the picture is taken.
    private var way: [WalkStep] { if case .screen(let screen) = source { screen.way } else { [] } }

    /// The author's class of a scene's controller.
    var controllerClass: String? {
        if case .document(let scene) = source { scene.scene.controller?.customClass } else { nil }
    }

    /// The author's class of the owner of a xib's view, which shows it with what the code adds.
    var ownerClass: String? {
        if case .document(let scene) = source { scene.document.ownerClass } else { nil }
    }

    /// Whether nothing of the app leads to the screen: it is made with sample values, or of a document.
    private var isAlone: Bool {
        switch source {
        case .screen(let screen): screen.origin == .samples
        case .document: true
        case .spec: false
        }
    }

    /// Whether screens that are made alone come after the app's launch: the variable by which `plumb` draws one again that ended without it.
    private static let launchesFirst = ProcessInfo.processInfo.environment["PLUMB_LAUNCHES_FIRST"] == "1"

    /// Whether the input runs code from outside Plumb.
    @MainActor private var runsCode: Bool {
        switch source {
        case .screen: true
        case .document: !InterfaceModules.isEmpty
        case .spec: false
        }
    }

    @MainActor private func openedWindow(
        in cell: Cell, _ environment: DisplayEnvironment?, diagnostics: inout [String]
    ) throws -> UIWindow {
        let environment = environment ?? cell.environment
        Timeline.current = Timeline()
        ImageAssets.use { [assets] in assets?.catalogs ?? [] }
        documents.use(in: cell)
        let window = UIWindow(environment: environment)
        // The screen's traits are current while the views are created, as in an app.
        window.makeKey()
        // Xcode's accent colour is the tint of views without their own. An undefined accent colour is the system's.
        if let accent = UIColor(named: "AccentColor") { window.tintColor = accent }
        if Self.launchesFirst, isAlone { InterfaceModules.launchBehind() }
        window.rootViewController = try makeViewController(in: environment, language: cell.language, diagnostics: &diagnostics)
        window.makeKeyAndVisible()
        // The state of a screen that touches lead to comes after them.
        if way.isEmpty { try applyState(to: window) }
        translate(window, cell.language)
        return window
    }

    @MainActor private func rest(_ window: UIWindow) {
        window.commit()
        Timeline.current.finish()
        InterfaceLaunch.adoptContent(in: window)
        window.commit()
    }

    @MainActor private func makeViewController(
        in environment: DisplayEnvironment, language: Language, diagnostics: inout [String]
    ) throws -> UIViewController {
        switch source {
        case .screen(let screen): return screen.make()
        case .spec(let spec):
            return try spec.makeViewController(environment: environment, state: state, translate: language.translation)
        case .document(let scene):
            let screen = try scene.makeScreen(in: environment, language: language)
            diagnostics = screen.findings.map(\.description)
            return screen.viewController
        }
    }

    /// Sentences, with file and line, about the parts of the input that are not drawn as their author meant them.
    @MainActor package var findings: [String] {
        switch source {
        case .screen: missingImages.map { "\(name): \(Self.missing($0, isSymbol: false))" } + assetFaults
        case .spec(let spec): missingImages(of: spec) + missingStrings(of: spec) + assetFaults
        case .document(let scene): scene.findings().map(\.description) + assetFaults
        }
    }

    @MainActor private func translate(_ window: UIWindow, _ language: Language) {
        guard let translation = language.translation else { return }
        window.commit()
        window.translateTexts(translation)
    }

    /// The names of images that are missing when the input is shown on the first device of the catalog.
    @MainActor private var missingImages: [String] {
        // Names requested before a fault count as well.
        if let window = try? viewTree(in: Cell(device: DeviceCatalog.standard.devices[0])) {
            _ = window.layerTree()
            window.rootViewController = nil
        }
        return ImageAssets.missingNames
    }

    /// Returns the missing images and symbols, with the lines that name them.
    @MainActor private func missingImages(of spec: LayoutSpec) -> [String] {
        let missing = missingImages
        // Symbols are checked separately, because they are loaded last: if the spec cannot be built, they were never requested.
        let images = spec.imageNames.filter { $0.isSymbol ? !ImageAssets.hasSymbol(named: $0.name) : missing.contains($0.name) }
        let others = missing.filter { name in !images.contains { $0.name == name } }
        return images.map { "\(spec.file):\($0.line): \(Self.missing($0.name, isSymbol: $0.isSymbol))" }
            + others.map { "\(name): \(Self.missing($0, isSymbol: false))" }
    }

    private func missingStrings(of spec: LayoutSpec) -> [String] {
        guard let folder = file?.deletingLastPathComponent() else { return [] }
        return spec.localizedKeys.filter { LocalizedStrings.string(for: $0.key, table: $0.table, in: folder, language: "en") == nil }.map {
            "\(spec.file):\($0.line): no text “\($0.key)” in table \($0.table ?? "Localizable") beside the spec; the key is shown instead"
        }
    }

    @MainActor private static func missing(_ name: String, isSymbol: Bool) -> String {
        if !isSymbol, let reason = ImageAssets.reason(named: name) {
            return "cannot draw the image “\(name)”: \(reason); a labelled box is shown instead"
        }
        let nearest = Spelling.nearest(to: name, among: isSymbol ? ImageAssets.symbolNames : ImageAssets.imageNames)
        return "unknown \(isSymbol ? "symbol" : "image") “\(name)”; a labelled box is shown instead"
            + (nearest.map { "; did you mean “\($0)”?" } ?? "")
    }

    /// The faults of the catalogs around the input.
    private var assetFaults: [String] {
        (assets?.catalogs ?? []).flatMap { catalog in catalog.faults.map { "\(catalog.folder.lastPathComponent)/\($0)" } }
    }

    @MainActor private func applyState(to window: UIWindow) throws {
        switch source {
        case .screen(let screen):
            guard let root = window.rootViewController, let state else { return }
            // Of a screen in a team's list, what a person sees after the touches, not what is around it.
            let controller = screen.origin == .list ? ShownScreen(in: window)?.controller ?? root : root
            try screen.states.first { $0.name == state }?.apply(controller)
        case .spec, .document: break
        }
    }
}
