import Foundation

/// The screens that a walk through an app has found, and the touches that lead from one to another. It is also the memory of a walk that has
/// ended early: another run goes on from there.
package struct WalkMap: Codable, Sendable, Hashable {
    /// A screen.
    package struct Place: Codable, Sendable, Hashable {
        /// The name of its case.
        package var name: String
        package var looks: Looks
        /// The steps from the launch.
        package var way: [WalkStep]
        /// Whether it shows more than its background and bars.
        package var isEmpty: Bool
        /// Whether one of its lists has a row.
        package var hasRows: Bool
        /// What can be touched here.
        package var steps: [WalkStep] = []
        /// The steps that were tried here.
        package var tried: [WalkStep] = []
        package var isExplored = false
    }

    /// What tells screens apart.
    package struct Looks: Codable, Sendable, Hashable {
        package enum Kind: String, Codable, Sendable { case screen, alert, menu }

        package var kind: Kind
        /// The class of the controller.
        package var controller: String
        package var title: String
        /// The classes of its children and of its lists' rows, sorted.
        package var parts: [String]
        /// Whether the class is one of the app's own. UIKit's show anything.
        package var isOwn: Bool

        /// Whether two looks are those of one screen with other data: another title or another item do not make another screen.
        func isSame(as other: Looks) -> Bool {
            guard kind == other.kind, controller == other.controller else { return false }
            guard isOwn, kind == .screen else { return title == other.title && parts == other.parts }
            return parts.isEmpty || other.parts.isEmpty || !Set(parts).isDisjoint(with: other.parts)
        }
    }

    /// A touch with an effect that matters to the map.
    package struct Tap: Codable, Sendable, Hashable {
        package var from: Int
        package var step: WalkStep
        package var end: End

        package enum End: Codable, Sendable, Hashable {
            case place(Int)
            /// A screen of the system, such as one that shares or picks a photo.
            case system(String)
            /// The app ended.
            case lost(String)
        }
    }

    /// A step that is being tried. It is still here if it has ended the app.
    package struct Attempt: Codable, Sendable, Hashable {
        package var from: Int
        package var step: WalkStep
    }

    /// The name of the cell in which the walk was made.
    package let cell: String
    package var places: [Place] = []
    package var taps: [Tap] = []
    package var attempt: Attempt?
    package var isDone = false
    /// Whether the walk was made without a network, because the samples of servers' answers ended the app at its launch.
    package var isOffline = false

    package init(cell: Cell) { self.cell = cell.name }

    package init(contentsOf file: URL) throws { self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file)) }

    package func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: file, options: .atomic)
    }

    /// Notes that the step which was being tried has ended the app.
    package mutating func noteLoss(_ reason: String) {
        guard let attempt else { return }
        taps.append(Tap(from: attempt.from, step: attempt.step, end: .lost(reason)))
        self.attempt = nil
    }

    // MARK: Names

    /// The name of the first place, which the app itself shows.
    package static let launch = "Launch"

    /// Adds a place, named by its controller, and by its title if the name is taken.
    /// - Returns: Its number.
    mutating func add(
        _ looks: Looks, way: [WalkStep], from parent: Int?, isEmpty: Bool, hasRows: Bool, taken: Set<String>, filledBy step: WalkStep? = nil
    ) -> Int {
        let names = taken.union(places.map(\.name))
        var name = name(of: looks, from: parent, taken: names)
        if let step {
            let words = step.isSearch ? "Search" : step.isText ? "Filled" : Self.plain(step.words)
            name = Self.free("\(looks.controller).\(words)", names)
        }
        places.append(Place(name: name, looks: looks, way: way, isEmpty: isEmpty, hasRows: hasRows))
        return places.count - 1
    }

    private func name(of looks: Looks, from parent: Int?, taken: Set<String>) -> String {
        guard let parent else { return Self.launch }
        let title = Self.plain(looks.title)
        var stem = looks.controller, needsTitle = false
        switch looks.kind {
        case .screen: needsTitle = !looks.isOwn
        case .alert: (stem, needsTitle) = (places[parent].looks.controller, true)
        case .menu: stem = places[parent].looks.controller + ".Menu"
        }
        if !needsTitle, !taken.contains(stem) { return stem }
        let full = stem + (title.isEmpty ? "" : "." + title)
        return Self.free(full, taken)
    }

    private static func free(_ name: String, _ taken: Set<String>) -> String {
        guard taken.contains(name) else { return name }
        return (2...).lazy.map { "\(name) \($0)" }.first { !taken.contains($0) } ?? name
    }

    /// Returns text that can be part of a file's name.
    private static func plain(_ text: String) -> String {
        let kept = text.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : " " }
        return String(kept).split(separator: " ").joined(separator: " ").prefix(40).trimmingCharacters(in: .whitespaces)
    }

    // MARK: Screens

    /// Returns the places as screens, followed by those others that the walk has not reached. A controller that the walk found empty is
    /// kept with its sample values.
    package func screens(joining others: [Screen]) -> [Screen] {
        // A team's own list says what is drawn.
        guard !others.contains(where: { $0.origin == .list }), let launch = others.first(where: { $0.name == Self.launch }), !places.isEmpty
        else { return others }
        let start = isOffline ? launch.offline : launch
        let found = places.map { start.walked($0.way, named: $0.name, to: $0.looks.controller) }
        let reached = Set(places.filter { !$0.isEmpty && $0.looks.kind == .screen }.map(\.looks.controller)).union(places.map(\.name))
        return found + others.filter { !reached.contains($0.name) }
    }
}
