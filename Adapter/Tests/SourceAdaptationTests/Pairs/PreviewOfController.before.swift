import UIKit

final class PreviewedScreen: UIViewController {}

#Preview {
    PreviewedScreen()
}

#Preview("In a bar") {
    let screen = PreviewedScreen()
    screen.title = "Previewed"
    return UINavigationController(rootViewController: screen)
}

#Preview("A view", traits: .fixedLayout(width: 100, height: 100)) { UILabel() }
