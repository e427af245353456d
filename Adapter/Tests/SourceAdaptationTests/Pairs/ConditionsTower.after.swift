import UIKit

class Tower: UIView {
    #if false
    @objc func only() {}
    override func layout() {}
    #else
    #if DEBUG
    func debugTap() {}
    #endif
    func tap() {}
    #endif

    #if FLAG
    
    #endif
    func maybe() {}

    func wire() -> Selector {
        #if true
        return Selector("tap", Tower.tap)
        #else
        return #selector(only)
        #endif
    }
}
