import Foundation
import Graphics
import UIKit

/// Walks through an app from its launch, breadth-first: it touches what can be touched on each screen and notes the screens that appear.
///
/// Each touch is made in an app that was launched anew and has taken the steps to the screen, so no touch sees what another one changed.
/// The bounds count steps, screens and touches, never time: a walk finds the same screens on every machine.
package struct Walker: Sendable {
    package struct Bounds: Sendable {
        /// The most steps from the launch.
        package var depth = 4
        package var screens = 40
        package var touches = 400

        package init() {}
    }

    package let renderer: Renderer
    /// The app after its launch.
    package let launch: Case
    package let cell: Cell
    package var bounds = Bounds()
    /// The names of other screens, and those of them that are made with sample values.
    package var taken: Set<String> = []
    package var samples: Set<String> = []
    /// Called before each touch, so that a walk can go on after one that ends the app.
    package var keep: @Sendable (WalkMap) throws -> Void = { _ in }

    package init(renderer: Renderer, launch: Case, cell: Cell) {
        (self.renderer, self.launch, self.cell) = (renderer, launch, cell)
    }

    /// Makes the next touch, or launches the app if there is no place yet. A walk is done when everything is explored or a bound is reached.
    ///
    /// A program makes one touch and ends, because an app's static variables would keep what a touch has changed.
    @MainActor package func walkOn(_ map: inout WalkMap) async throws {
        if map.places.isEmpty {
            let first = try await visit([]) { $0 }
            add(first, to: &map, way: [], from: nil, taken: [])
        } else if let (index, step) = next(in: &map) {
            try await take(step, at: index, &map)
        }
        map.isDone = next(in: &map) == nil
        try keep(map)
    }

    /// Returns the next touch, and marks the places that have none as explored.
    private func next(in map: inout WalkMap) -> (place: Int, step: WalkStep)? {
        while let index = map.places.firstIndex(where: { !$0.isExplored }) {
            if let step = nextStep(at: index, map) { return (index, step) }
            map.places[index].isExplored = true
        }
        return nil
    }

    private func nextStep(at index: Int, _ map: WalkMap) -> WalkStep? {
        let place = map.places[index]
        guard place.way.count(where: { !$0.isWait }) < bounds.depth, map.places.count < bounds.screens,
            map.places.map(\.tried.count).reduce(0, +) < bounds.touches
        else { return nil }
        // Tabs are tried where they appear first.
        let hasTabs = hasTriedTabs(before: index, map)
        let isFilled = place.way.last?.isText == true
        return place.steps.first { step in
            !place.tried.contains(step) && !(hasTabs && step.isTab) && !(isFilled && !step.isButton) && !isDecided(step, at: index, map)
        }
    }

    @MainActor private func take(_ step: WalkStep, at index: Int, _ map: inout WalkMap) async throws {
        map.places[index].tried.append(step)
        map.attempt = WalkMap.Attempt(from: index, step: step)
        try keep(map)
        // A step that something covers, or that only another state offers, leads nowhere.
        if let found = try? await visit(map.places[index].way + [step], { $0 }) { note(found, after: step, at: index, &map) }
        map.attempt = nil
    }

    /// Adds what a visit has found as a place.
    @discardableResult private func add(
        _ found: Visit, to map: inout WalkMap, way: [WalkStep], from parent: Int?, taken: Set<String>, filledBy step: WalkStep? = nil
    ) -> Int {
        let number = map.add(
            found.looks, way: way, from: parent, isEmpty: found.isEmpty, hasRows: found.hasRows, taken: taken, filledBy: step)
        map.places[number].steps = found.steps
        return number
    }

    private func hasTriedTabs(before index: Int, _ map: WalkMap) -> Bool {
        map.places.enumerated().contains { number, place in
            number != index && map.places[index].way.starts(with: place.way) && place.tried.contains(where: \.isTab)
        }
    }

    /// Whether the rows of the section that were tried answer for the others: two have led to the same screen, or three nowhere.
    private func isDecided(_ step: WalkStep, at index: Int, _ map: WalkMap) -> Bool {
        guard let section = step.section else { return false }
        let tried = map.places[index].tried.filter { $0.section == section }
        let ends = tried.map { step in map.taps.first { $0.from == index && $0.step == step }?.end }
        let counts = Dictionary(grouping: ends, by: \.self).mapValues(\.count)
        return counts.contains { $0.key == nil ? $0.value >= 3 : $0.value >= 2 }
    }

    private func note(_ found: Visit, after step: WalkStep, at index: Int, _ map: inout WalkMap) {
        if found.isOfSystem {
            map.taps.append(WalkMap.Tap(from: index, step: step, end: .system(found.looks.controller)))
            return
        }
        let place = map.places[index], isTyped = step.isText && found.looks.isSame(as: place.looks)
        let isFilled = isTyped || fills(found, place)
        // A touch that changes something else on the screen itself is no way to another.
        guard isFilled || !found.looks.isSame(as: place.looks) else { return }
        let known = isTyped ? nil : map.places.firstIndex { $0.looks.isSame(as: found.looks) && (!isFilled || $0.hasRows) }
        let end =
            known
            ?? add(
                found, to: &map, way: place.way + [step], from: index, taken: names(found), filledBy: isFilled ? step : nil)
        map.taps.append(WalkMap.Tap(from: index, step: step, end: .place(end)))
    }

    /// Whether a touch has brought rows to a screen that had none, such as the results of a search: with them it is another picture.
    private func fills(_ found: Visit, _ place: WalkMap.Place) -> Bool {
        guard found.looks.isSame(as: place.looks), found.looks.kind == .screen, !found.isEmpty else { return false }
        return !place.hasRows && found.hasRows
    }

    /// The names that a place must not have: those of previews, and for an empty one that of its class with sample values.
    private func names(_ found: Visit) -> Set<String> { found.isEmpty ? taken : taken.subtracting(samples) }

    // MARK: Visits

    /// What a walk sees at the end of a way.
    private struct Visit: Sendable {
        var looks: WalkMap.Looks
        var isEmpty: Bool
        var isOfSystem: Bool
        var hasRows: Bool
        var steps: [WalkStep]
    }

    @MainActor private func visit<Result>(_ way: [WalkStep], _ read: (Visit) throws -> Result) async throws -> Result {
        var input = launch
        guard case .screen(let screen) = launch.source else { throw CancellationError() }
        input.source = .screen(screen.walked(way, named: screen.name))
        return try await renderer.withWindow(of: Renderer.Job(input, in: cell)) { window in
            guard let shown = ShownScreen(in: window) else { throw CancellationError() }
            return try read(
                Visit(
                    looks: shown.looks, isEmpty: ShownContent(of: window) != .content, isOfSystem: shown.isOfSystem,
                    hasRows: shown.hasRows, steps: shown.steps))
        }
    }
}

extension ShownScreen {
    var looks: WalkMap.Looks {
        let content = (controller as? any ContentNaming)?.contentName
        let name = content ?? String("\(type(of: controller))".prefix { $0 != "<" })
        let kind: WalkMap.Looks.Kind = hasMenu ? .menu : controller is UIAlertController ? .alert : .screen
        let alert = controller as? UIAlertController
        let title = alert.map { $0.title ?? $0.message ?? "" } ?? controller.navigationItem.title ?? controller.title ?? ""
        let parts = kind == .menu ? choices.map(\.title) : Set(lists.flatMap(Self.rows) + Self.children(of: controller)).sorted()
        return WalkMap.Looks(
            kind: kind, controller: name, title: title.withOneAddress, parts: parts,
            isOwn: content != nil || InterfaceModules.isOwn(controller))
    }

    private static func children(of controller: UIViewController) -> [String] {
        controller.children.flatMap { ["\(type(of: $0))"] + children(of: $0) }
    }

    /// Whether one of its lists has a row.
    var hasRows: Bool { lists.contains { !Self.rows(of: $0).isEmpty } }

    private static func rows(of list: UIScrollView) -> [String] {
        let table = (list as? UITableView)?.visibleCells.map { ("\(type(of: $0))", $0.reuseIdentifier) }
        let rows = table ?? (list as? UICollectionView)?.visibleCells.map { ("\(type(of: $0))", $0.reuseIdentifier) } ?? []
        return rows.map { "\($0) \($1 ?? "")" }
    }

    /// Whether the controller is one of the system's screens, which show nothing of the app.
    var isOfSystem: Bool {
        guard !InterfaceModules.isOwn(controller) else { return false }
        let name = String(reflecting: type(of: controller))
        let plain: Set<String> = [
            "UIViewController", "UITableViewController", "UICollectionViewController", "UIAlertController", "UIPageViewController",
            "UISplitViewController", "UINavigationController", "UITabBarController",
        ]
        return name.hasPrefix("SystemStandIn.") || name.hasPrefix("UIKit.") && !plain.contains(String(name.dropFirst(6)))
    }
}
