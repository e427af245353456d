import UIKit

final class OverloadedScreen: UIViewController {
    func wire(_ button: UIButton) {
        button.addTarget(self, action: Selector("tap", OverloadedScreen.tap as @MainActor (OverloadedScreen) -> @MainActor () -> Void), for: .touchUpInside)
        button.addTarget(self, action: Selector("tap:", OverloadedScreen.tap(_:) as @MainActor (OverloadedScreen) -> @MainActor (UIButton) -> Void), for: .touchUpInside)
        button.addTarget(self, action: Selector("tap", OverloadedScreen.tap as @MainActor (OverloadedScreen) -> @MainActor () -> Void), for: .touchUpInside)
        button.addTarget(self, action: Selector("tap", OverloadedScreen.tap as @MainActor (OverloadedScreen) -> @MainActor () -> Void), for: .touchUpInside)
    }

    func tap() {}
    func tap(_ sender: UIButton) {}
}
