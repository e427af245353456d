import UIKit

class Cell<Content: UIView>: UITableViewCell { override func prepareForReuse() { plumb_prepareForReuse() };
    let content = Content(frame: .zero)
}

extension Cell {
    func plumb_prepareForReuse() {
        super.prepareForReuse()
        content.isHidden = true
    }
}
