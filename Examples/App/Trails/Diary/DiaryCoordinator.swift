import UIKit

/// Shows the screens of the diary, which do not know each other.
final class DiaryCoordinator {
    private let store: DiaryStore
    private let forecasts: ForecastService
    private let navigation = UINavigationController()

    init(store: DiaryStore = DiaryStore(), forecasts: ForecastService = ForecastService()) {
        self.store = store
        self.forecasts = forecasts
    }

    /// Adds the diary as a tab.
    func start(in tabs: UITabBarController) {
        let list = DiaryViewController(store: store)
        list.onSelect = { [weak self] in self?.show($0) }
        navigation.viewControllers = [list]
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(
            title: NSLocalizedString("Diary", comment: "Title of the diary"), image: UIImage(systemName: "book"), tag: 2)
        tabs.viewControllers?.append(navigation)
    }

    private func show(_ entry: Entry) {
        let detail = DiaryEntryViewController(entry: entry, onDelete: { [weak self] in self?.delete(entry) })
        detail.onForecast = { [weak self] in self?.showForecast(for: $0) }
        navigation.pushViewController(detail, animated: true)
    }

    private func showForecast(for place: String) {
        let forecast = ForecastViewController(place: place, service: forecasts)
        navigation.present(UINavigationController(rootViewController: forecast), animated: true)
    }

    private func delete(_ entry: Entry) {
        try? store.delete(entry)
        navigation.popViewController(animated: true)
    }
}
