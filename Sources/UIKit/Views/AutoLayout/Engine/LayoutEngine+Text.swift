import Cassowary
import Foundation

/// Text, whose height and baselines follow from its solved width.
extension LayoutEngine {
    /// Edits the height of text to that at its solved width.
    func wrap(_ box: LayoutBox) {
        let natural = box.content.horizontal.size
        guard natural >= 0, box.content.unwrappedHeight >= 0, box.node.wrapsContent else { return }
        let width = CGFloat(solver.value(of: box.width))
        guard width < natural - 1e-6 else {
            box.content.wrapped = nil
            return setSize(box.content.unwrappedHeight, .vertical, of: box)
        }
        let text = wrapped(box, to: width)
        box.content.wrapped = text
        setSize(text.height, .vertical, of: box)
    }

    private func wrapped(_ box: LayoutBox, to width: CGFloat) -> WrappedText {
        if let known = box.content.wrapped, abs(known.width - width) < 1e-9 { return known }
        // Both edges of the frame are rounded to pixels, so the view may become narrower than the solved width. Its text must not then have
        // one line more than it was measured with (inferred).
        let scale = box.node.pixelScale, lineWidth = PixelGrid.floor(width, scale)
        let height = PixelGrid.ceil(box.node.intrinsicContentSize(forWidth: lineWidth).height, scale)
        reports.statistics.intrinsicSizes += 1
        return WrappedText(width: width, lineWidth: lineWidth, height: height)
    }

    func baselineUse(of box: LayoutBox, by constraint: NSLayoutConstraint) -> BaselineUse? {
        if box.baseline == nil {
            guard let use = BaselineUse(box.node, at: box.node.sizeOfContent) else { return nil }
            box.baseline = use
            boxes.addBaselines(of: box)
        }
        if box.baseline?.constraints.contains(where: { $0 === constraint }) == false { box.baseline?.constraints.append(constraint) }
        return box.baseline
    }

    /// Edits the constraints on the baselines of a box, if these moved.
    func updateBaselines(of box: LayoutBox) {
        guard var use = box.baseline else { return }
        let size = CGSize(width: solver.value(of: box.width), height: solver.value(of: box.height))
        guard use.update(from: box.node, at: size) else { return }
        use.constraints.removeAll { $0.installation?.engine !== self }
        box.baseline = use
        for constraint in use.constraints { refreshOffset(of: constraint) }
    }

    private func refreshOffset(of constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder, let installation = constraint.installation,
            case var expression = LinearExpression(), build(&expression, of: constraint, in: constraint.space(below: holder)),
            installation.offset != -expression.constant
        else { return }
        constraint.installation?.offset = -expression.constant
        edit(installation.handle, constant: Double(constraint.constant) - expression.constant)
    }
}
