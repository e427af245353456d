import UIKit

/// The forecast of a place: while it loads, if it cannot be loaded, and its days.
final class ForecastViewController: UITableViewController {
    private let place: String
    private let service: ForecastService
    private var days: [Forecast.Day] = []

    init(place: String, service: ForecastService) {
        self.place = place
        self.service = service
        super.init(style: .plain)
        title = NSLocalizedString("Forecast", comment: "Title of the forecast")
    }

    required init?(coder: NSCoder) { fatalError("The forecast is in no storyboard.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.prompt = place
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.startAnimating()
        tableView.backgroundView = spinner
        service.load(place) { [weak self] in self?.show($0) }
    }

    private func show(_ result: Result<Forecast, Error>) {
        switch result {
        case .success(let forecast):
            days = forecast.days
            tableView.backgroundView = nil
        case .failure:
            let label = UILabel()
            label.text = NSLocalizedString("No forecast for now.", comment: "Error")
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            tableView.backgroundView = label
        }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { days.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let day = days[indexPath.row]
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("EEEE")
        cell.textLabel?.text = formatter.string(from: day.date) + ": " + day.summary
        cell.detailTextLabel?.text = "\(day.degrees)°"
        cell.selectionStyle = .none
        return cell
    }
}
