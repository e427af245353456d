import Cassowary
import Foundation

/// Text, whose height and baselines follow from its solved width.
extension LayoutEngine {
    /// Lets text ask for its width on unbroken lines again, from which each solution starts, and for its height there if widths depend on it.
    /// - Parameter heightsReachWidths: Whether they do.
    /// - Returns: Whether any text was narrowed or had a height of its lines that matters.
    func widenText(_ heightsReachWidths: Bool) -> Bool {
        var isAny = false
        for box in boxes.wrapping {
            if box.content.isNarrowed {
                setSize(box.content.unwrappedWidth, .horizontal, of: box)
                isAny = true
            }
            if heightsReachWidths, box.content.vertical.size != box.content.unwrappedHeight {
                setSize(box.content.unwrappedHeight, .vertical, of: box)
                isAny = true
            }
        }
        return isAny
    }

    /// Edits the height of text to that at its solved width, and its width to that of its widest line.
    func wrap(_ box: LayoutBox) {
        let natural = box.content.unwrappedWidth
        guard natural >= 0, box.content.unwrappedHeight >= 0, box.node.wrapsContent else { return }
        let width = CGFloat(solver.value(of: box.width))
        guard width < natural - 1e-6 else {
            box.content.wrapped = nil
            return setSize(box.content.unwrappedHeight, .vertical, of: box)
        }
        let text = wrapped(box, to: width)
        box.content.wrapped = text
        setSize(text.height, .vertical, of: box)
        // A width that required equations determine stays, whatever the text asks for.
        guard let widest = text.widestLine, widest < natural, !solver.isFixed(box.width) else { return }
        setSize(widest, .horizontal, of: box)
    }

    private func wrapped(_ box: LayoutBox, to width: CGFloat) -> WrappedText {
        if let known = box.content.wrapped, abs(known.width - width) < 1e-9 { return known }
        // Both edges of the frame are rounded to pixels, so the view may become narrower than the solved width. Its text must not then have
        // one line more than it was measured with (inferred).
        let scale = box.node.pixelScale, lineWidth = PixelGrid.floor(width, scale)
        let size = box.node.sizeOfContent(wrappedTo: lineWidth)
        reports.statistics.intrinsicSizes += 1
        return WrappedText(
            width: width, lineWidth: lineWidth, height: PixelGrid.ceil(size.height, scale),
            widestLine: box.node.hugsWidestLine ? min(PixelGrid.ceil(size.width, scale), lineWidth) : nil)
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
