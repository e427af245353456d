import UIKit

/// The element of a control that UIKit draws. It has the size that the control has by itself, and is shown by its alignment rectangle.
class ControlElement<Control: UIView>: DrawnElement<Control> {
    /// The size that the control has by itself, for a width that is offered.
    func ownSize(_ proposal: ProposedViewSize) -> CGSize { view.intrinsicContentSize }

    final override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        environment.traits.performAsCurrent { size = ownSize(proposal) }
        return size
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        view.adopt(environment, below: node.graph.hostingView)
        let insets = view.alignmentRectInsets
        stage.show(view, rect.inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)))
    }
}

extension UIView {
    /// Takes over what views above have changed in the environment. What they have not changed comes from the hosting view.
    func adopt(_ environment: EnvironmentValues, below host: UIView?) {
        tintColor = environment.accentColor
        semanticContentAttribute = environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        guard let outer = host?.traitCollection else { return }
        let own = environment.traits
        if own.userInterfaceStyle != outer.userInterfaceStyle || overrideUserInterfaceStyle != .unspecified {
            overrideUserInterfaceStyle = own.userInterfaceStyle
        }
        if own.preferredContentSizeCategory != outer.preferredContentSizeCategory
            || traitCollection.preferredContentSizeCategory != own.preferredContentSizeCategory
        {
            traitOverrides.preferredContentSizeCategory = own.preferredContentSizeCategory
        }
    }
}

/// A control's label. Of several texts the first is a title, the others are below it, smaller and grey (font and distance are inferred).
struct LabelColumn<Label: View>: View {
    let label: Label

    var body: some View {
        if let views = (label as? any SeveralViews)?.views, let title = views.first {
            VStack(alignment: .leading, spacing: 2) {
                AnyView(title)
                ForEach(1..<views.count, id: \.self) { AnyView(views[$0]) }.font(.footnote).foregroundStyle(.secondary)
            }
        } else {
            label
        }
    }
}

/// A view that consists of several ones.
@MainActor private protocol SeveralViews {
    var views: [any View] { get }
}

extension TupleView: SeveralViews {}

/// A row of a control: its label at the start, the control itself at the end, and the room between them.
struct LabeledRow<Label: View, Control: View>: View {
    let label: Label
    let control: Control

    var body: some View {
        EnvironmentReader { environment in
            if environment.hidesLabels {
                control
            } else {
                HStack {
                    label
                    Spacer()
                    control
                }
            }
        }
    }
}
