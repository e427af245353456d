import UIKit

class Tower: UIView {
    #if os(macOS)
    @objc func only() {}
    override func layout() {}
    #else
    #if DEBUG
    @objc func debugTap() {}
    #endif
    @objc func tap() {}
    #endif

    #if FLAG
    @objc
    #endif
    func maybe() {}

    func wire() -> Selector {
        #if os(iOS)
        return #selector(tap)
        #else
        return #selector(only)
        #endif
    }
}
