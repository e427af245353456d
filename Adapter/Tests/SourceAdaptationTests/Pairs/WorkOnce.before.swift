import UIKit

class Keyboard: UIView {
    private static var prepared: Void = prepare()
    @MainActor public static let swizzled: () = {
        let name = "viewWillAppear"
        print(name)
    }()
    static var count: Int = 1
    static let inferred = prepare()
    static var computed: Void { prepare() }
    let own: Void = prepare()

    private class func prepare() {
        appearance().backgroundColor = .red
    }

    override init(frame: CGRect) {
        _ = Keyboard.prepared
        super.init(frame: frame)
    }
}
