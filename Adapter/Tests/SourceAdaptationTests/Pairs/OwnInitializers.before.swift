import UIKit

class Note: UIView {
    let text: String

    init() {
        text = "own"
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError() }
}

public final class Chip: UILabel {
    public convenience init() { self.init(frame: .zero) }
}

class Page: UIViewController {
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

class Plain: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
}

class Badge: Note {
    var count = 0
    override init() {
        super.init()
        count = 1
    }
    required init?(coder: NSCoder) { nil }
}

class Bar: UIButton {
    convenience init() { self.init(frame: .zero) }
}

class SendBar: Bar {
    convenience init() { self.init(frame: .zero) }
}

class Chart<Point>: UIView {
    convenience init() { self.init(scale: 1) }
    required init(scale: CGFloat) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }
}

class LineChart<Point>: Chart<Point> {}

class WeekChart: LineChart<Int> {}

class DayChart: LineChart<Int> {
    required init(scale: CGFloat) { super.init(scale: 2 * scale) }
    required init?(coder: NSCoder) { nil }
}
