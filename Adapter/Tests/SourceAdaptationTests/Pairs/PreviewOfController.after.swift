import UIKit

final class PreviewedScreen: UIViewController {}

@MainActor func plumbPreview_PreviewOfController_before_1() -> InterfacePreview { InterfacePreview(nil, file: "PreviewOfController_before") {
    PreviewedScreen()
} }

@MainActor func plumbPreview_PreviewOfController_before_2() -> InterfacePreview { InterfacePreview("In a bar", file: "PreviewOfController_before") {
    let screen = PreviewedScreen()
    screen.title = "Previewed"
    return UINavigationController(rootViewController: screen)
} }

@MainActor func plumbPreview_PreviewOfController_before_3() -> InterfacePreview { InterfacePreview("A view", file: "PreviewOfController_before") { UILabel() } }
