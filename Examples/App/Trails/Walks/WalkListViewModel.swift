import Combine
import Foundation

final class WalkListViewModel: ObservableObject {
    @Published var query = ""
    @Published var showsFavoritesOnly = false
    @Published private(set) var walks: [Walk] = []

    private let store: WalkStore
    private var cancellables: Set<AnyCancellable> = []

    init(store: WalkStore = .shared) {
        self.store = store
        let changes = NotificationCenter.default.publisher(for: .walksDidChange, object: store).map { _ in () }.prepend(())
        Publishers.CombineLatest3($query.removeDuplicates(), $showsFavoritesOnly, changes)
            .map { query, favoritesOnly, _ in
                store.walks.filter { walk in
                    (query.isEmpty || walk.name.localizedCaseInsensitiveContains(query)) && (!favoritesOnly || walk.isFavorite)
                }
            }
            .sink { [weak self] in self?.walks = $0 }
            .store(in: &cancellables)
    }

    var sections: [(difficulty: Walk.Difficulty, walks: [Walk])] {
        Walk.Difficulty.allCases.compactMap { difficulty in
            let found = walks.filter { $0.difficulty == difficulty }
            return found.isEmpty ? nil : (difficulty, found)
        }
    }

    func toggleFavorite(_ walk: Walk) {
        store.toggleFavorite(walk.id)
    }
}
