import UIKit

class Cell<Content: UIView>: UITableViewCell {
    let content = Content(frame: .zero)
}

extension Cell {
    override func prepareForReuse() {
        super.prepareForReuse()
        content.isHidden = true
    }
}
