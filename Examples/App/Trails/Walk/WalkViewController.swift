import UIKit

final class WalkViewController: UIViewController {
    var walk: Walk? {
        didSet { if isViewLoaded { show() } }
    }

    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var summaryLabel: UILabel!
    @IBOutlet private weak var elevationView: ElevationView!
    @IBOutlet private weak var favoriteButton: UIButton!
    @IBOutlet private var factLabels: [UILabel]!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        nameLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 32, weight: .heavy))
        show()
    }

    private func show() {
        guard let walk = walk ?? WalkStore.shared.walks.first else { return }
        title = walk.region
        nameLabel.text = walk.name
        summaryLabel.text = walk.summary
        elevationView.heights = walk.heights
        let climb = NumberFormatter.localizedString(from: NSNumber(value: walk.climb), number: .decimal)
        let format = NSLocalizedString("%@ m up", comment: "How much a walk climbs")
        let facts = [walk.distanceText, walk.durationText, String(format: format, climb), walk.difficulty.title]
        for (label, fact) in zip(factLabels, facts) { label.text = fact }
        favoriteButton.isSelected = walk.isFavorite
    }

    @IBAction private func toggleFavorite(_ sender: UIButton) {
        guard let walk = walk ?? WalkStore.shared.walks.first else { return }
        WalkStore.shared.toggleFavorite(walk.id)
        self.walk = WalkStore.shared.walks.first { $0.id == walk.id }
    }

    @IBAction private func share(_ sender: UIBarButtonItem) {
        guard let walk else { return }
        let controller = UIActivityViewController(activityItems: [walk.name, walk.summary], applicationActivities: nil)
        controller.popoverPresentationController?.barButtonItem = sender
        present(controller, animated: true)
    }
}

@available(iOS 17, *)
#Preview("Breitach Gorge") {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let controller = storyboard.instantiateViewController(withIdentifier: "Walk") as! WalkViewController
    controller.walk = WalkStore.shared.walks[1]
    return UINavigationController(rootViewController: controller)
}
