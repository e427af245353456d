import UIKit

/// A screen that adopts iOS 26, as apps write it.
final class NewDesignViewController: UITableViewController {
    private let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    private let slider = UISlider()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Games"
        navigationItem.subtitle = "3 new"
        navigationItem.largeTitle = "All games"
        navigationItem.largeSubtitle = "Updated just now"
        navigationItem.attributedSubtitle = AttributedString("3 new")
        navigationItem.searchController = UISearchController(searchResultsController: nil)
        navigationItem.preferredSearchBarPlacement = .integratedButton
        toolbarItems = [navigationItem.searchBarPlacementBarButtonItem, .flexibleSpace(), UIBarButtonItem(systemItem: .add)]
        let share = UIBarButtonItem(image: UIImage(systemName: "square.and.arrow.up"), style: .prominent, target: nil, action: nil)
        share.sharesBackground = false
        navigationItem.rightBarButtonItems = [share]

        tableView.topEdgeEffect.style = .hard
        tableView.bottomEdgeEffect.isHidden = true

        glass.cornerConfiguration = .capsule(maximumRadius: 22)
        glass.contentView.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
        view.cornerConfiguration = .uniformTopRadius(.fixed(12), bottomLeftRadius: nil, bottomRightRadius: 4)
        let radius: CGFloat = glass.effectiveRadius(corner: .topLeft)
        glass.isHidden = radius < 0

        slider.trackConfiguration = UISlider.TrackConfiguration(allowsTickValuesOnly: true, neutralValue: 0.5, numberOfTicks: 5)
        slider.sliderStyle = .thumbless

        var configuration = UIButton.Configuration.prominentClearGlass()
        configuration.title = "Play"
        glass.contentView.addSubview(UIButton(configuration: configuration))
        tabBarController?.tabBarMinimizeBehavior = .onScrollDown
    }
}
