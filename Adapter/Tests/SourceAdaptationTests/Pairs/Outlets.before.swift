import UIKit

class OutletScreen: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet var buttons: [UIButton]!
    @IBOutlet weak var height: NSLayoutConstraint? {
        didSet { height?.constant = 3 }
    }
    @IBOutlet private(set) weak var first: UIView!, second: UIView!
    @IBInspectable var radius: CGFloat = 4
    @IBInspectable var isRound: Bool {
        get { radius > 0 }
        set { radius = newValue ? 4 : 0 }
    }
    @IBInspectable var readOnly: Int { 1 }

    @IBAction func save(_ sender: Any) {}
    @IBAction private func cancel() {}
    @IBAction func slide(_ sender: UISlider, forEvent event: UIEvent) {}
}
