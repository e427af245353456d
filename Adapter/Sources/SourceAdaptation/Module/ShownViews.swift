/// The views of SwiftUI that are screens: what links, sheets and tabs lead to, and what has a navigation bar, unless a preview draws it
/// (inferred: an app does not mark its screens).
struct ShownViews {
    private let index: ModuleIndex
    /// The types with views for a navigation bar, and whether the bar is theirs.
    private let pages: [String: Bool]
    /// The names of the screens, sorted.
    let names: [String]

    init(index: ModuleIndex, foreignFiles: Set<Int>) {
        let own = index.readings.enumerated().filter { !foreignFiles.contains($0.offset) }.map(\.element)
        let previewed = own.reduce(into: Set<String>()) { $0.formUnion($1.previewedViews) }
        let pages = own.reduce(into: [String: Bool]()) { $0.merge($1.pageViews) { $0 || $1 } }
        let shown = own.reduce(into: Set(pages.keys)) { $0.formUnion($1.shownViews) }
        self.index = index
        self.pages = pages
        names = Set(shown.compactMap(index.fullName)).filter { name in
            guard let place = index.types[name], !foreignFiles.contains(place.file) else { return false }
            let type = index[place], isView = index.places(of: name).contains { index[$0].inherited.contains { $0.lastName == "View" } }
            // A view around any other one is a part.
            let isOpen = type.isGeneric && !type.genericNames.allSatisfy { type.genericBounds[$0].map { !$0.contains("View") } ?? false }
            return isView && type.kind == .struct && !isOpen && !type.isLocal && type.access > .fileprivate
                && !previewed.contains(name.lastName)
        }.sorted()
    }

    /// Whether a view is shown in a stack that another one has around it.
    func needsStack(_ name: String) -> Bool { pages[name] == false }
}
