import UIKit

class FirstCell: UITableViewCell {
    @IBOutlet weak var label: UILabel!
}

class Container {
    class SecondCell: UITableViewCell {
        @IBOutlet weak var label: UILabel!
    }
}

class GenericCell<T>: UITableViewCell {
    @IBOutlet weak var label: UILabel!
}

private class PrivateCell: UITableViewCell {
    @IBOutlet weak var label: UILabel!
}

extension FirstCell {
    @IBAction func press(_ sender: UIButton) {}
}
