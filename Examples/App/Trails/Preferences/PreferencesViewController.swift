import UIKit

final class PreferencesViewController: UITableViewController {
    @IBOutlet private weak var unitControl: UISegmentedControl!
    @IBOutlet private weak var reminderSwitch: UISwitch!
    @IBOutlet private weak var versionLabel: UILabel!

    private let preferences = Preferences()

    override func viewDidLoad() {
        super.viewDidLoad()
        unitControl.selectedSegmentIndex = preferences.unit.rawValue
        reminderSwitch.isOn = preferences.remindsOnWeekends
        reminderSwitch.onTintColor = UIColor(named: "Moss")
        versionLabel.text = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    }

    @IBAction private func unitChanged(_ sender: UISegmentedControl) {
        preferences.unit = Preferences.Unit(rawValue: sender.selectedSegmentIndex) ?? .kilometres
    }

    @IBAction private func reminderChanged(_ sender: UISwitch) {
        preferences.remindsOnWeekends = sender.isOn
    }
}
