import Foundation

extension Notification.Name {
    static let walksDidChange = Notification.Name("WalkStore.walksDidChange")
}

/// The walks this app knows, and which of them are favorites.
final class WalkStore {
    static let shared = WalkStore()

    private(set) var walks: [Walk] = WalkStore.collection

    func toggleFavorite(_ id: Walk.ID) {
        guard let index = walks.firstIndex(where: { $0.id == id }) else { return }
        walks[index].isFavorite.toggle()
        NotificationCenter.default.post(name: .walksDidChange, object: self)
    }

    static let collection = [
        Walk(
            id: "ridge", name: "Karwendel Ridge", region: "Tyrol",
            summaryKey: "A long day above the tree line, with a hut half way and a lake at the end.",
            difficulty: .hard, kilometres: 18.4, duration: 8.5 * 3600,
            heights: [980, 1_240, 1_610, 1_820, 2_100, 2_040, 2_310, 2_180, 1_700, 1_120], isFavorite: true),
        Walk(
            id: "gorge", name: "Breitach Gorge", region: "Allgäu",
            summaryKey: "Wooden bridges between walls of rock. Wet in spring.",
            difficulty: .easy, kilometres: 5.2, duration: 1.75 * 3600, heights: [830, 850, 890, 960, 1_010, 940, 870]),
        Walk(
            id: "moor", name: "Murnau Moor", region: "Upper Bavaria",
            summaryKey: "Flat all the way, past the oldest oaks of the valley.",
            difficulty: .easy, kilometres: 12, duration: 3 * 3600, heights: [625, 640, 650, 632, 645, 628]),
        Walk(
            id: "wall", name: "Watzmann House", region: "Berchtesgaden",
            summaryKey: "Steady climb through forest to a terrace with the widest view of the park.",
            difficulty: .moderate, kilometres: 14.6, duration: 6.25 * 3600,
            heights: [620, 840, 1_090, 1_330, 1_560, 1_780, 1_928], isFavorite: true),
    ]
}
