import Testing
import UIKit

private final class Detail: UIViewController {
    let label = UILabel()
    var loads = 0
    var item: String? {
        didSet {
            view.addSubview(label)
            label.text = item
        }
    }
    override func viewDidLoad() { loads += 1 }
}

@MainActor struct InterfaceLoadingTests {
    @Test func `what is set once the view is there is set after viewDidLoad, or at once`() {
        let detail = Detail()
        detail.plumbWhenLoaded { $0.item = "one" }
        #expect(detail.item == nil && detail.loads == 0)
        detail.loadViewIfNeeded()
        #expect(detail.item == "one" && detail.label.text == "one" && detail.loads == 1)
        detail.plumbWhenLoaded { $0.item = "two" }
        #expect(detail.label.text == "two")
    }
}
