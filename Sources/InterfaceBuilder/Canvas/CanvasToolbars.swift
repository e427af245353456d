import UIKit

/// The heights of toolbars in the canvas.
///
/// A toolbar that ends at the bottom safe area of a screen with a home indicator is 49 high: of 121 such toolbars, 119 are (four owners; the
/// other two are 44, and were perhaps not laid out again). Of screens 375 points wide that holds from Xcode 12 on: 3 of 3, before 0 of 1.
/// All others are 44, such as one above another toolbar: 5 of 5.
@MainActor struct CanvasToolbars {
    let toolsVersion: ToolsVersion
    let device: CanvasDevice?

    private var isTallAtBottom: Bool {
        guard let device, device.hasHomeIndicator else { return false }
        return toolsVersion >= (min(device.width, device.height) >= 390 ? .xcode10_1 : .xcode12)
    }

    /// Gives toolbars at the bottom of the screen their height.
    func measure(in builder: ViewBuilder) {
        guard isTallAtBottom else { return }
        for (id, kind, view) in builder.made where kind == .toolbar && view.designSize?.height == 44 {
            guard builder.constraints.contains(where: { endsAtScreen($0, id, view, builder) }) else { continue }
            view.designSize?.height = 49
        }
    }

    /// Whether a constraint ties the bottom of a toolbar to a guide, or to the view around it.
    private func endsAtScreen(_ constraint: IBConstraint, _ id: String, _ view: UIView, _ builder: ViewBuilder) -> Bool {
        let (other, attribute) =
            constraint.firstItem == id
            ? (constraint.secondItem, constraint.firstAttribute)
            : constraint.secondItem == id ? (constraint.firstItem, constraint.secondAttribute) : (nil, nil)
        guard attribute == .bottom, let other else { return false }
        return builder.guides[other] != nil || builder.items[other] === view.superview
    }
}
