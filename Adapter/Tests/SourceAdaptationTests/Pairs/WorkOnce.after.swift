import UIKit

class Keyboard: UIView {
    private static var prepared: Void { if plumbDid_prepared { return }; plumbDid_prepared = true; return prepare() }; nonisolated(unsafe) private static var plumbDid_prepared = false
    @MainActor public static var swizzled: () { if plumbDid_swizzled { return }; plumbDid_swizzled = true; return {
        let name = "viewWillAppear"
        print(name)
    }() }; nonisolated(unsafe) private static var plumbDid_swizzled = false
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
