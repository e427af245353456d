import Foundation
import Graphics
import Testing

struct InterpolationTests {
    private func tree(_ layers: Layer...) -> LayerTree {
        var root = Layer(name: "root", kind: "UIWindow", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.sublayers = layers
        return LayerTree(root: root, scale: 2)
    }

    private func box(_ x: CGFloat, _ width: CGFloat = 10) -> Layer {
        Layer(name: "box", kind: "UIView", frame: CGRect(x: x, y: 0, width: width, height: 10))
    }

    @Test func `a quarter of the way, frames have changed by a quarter`() {
        let middle = tree(box(0, 10)).interpolated(to: tree(box(40, 30)), fraction: 0.25)
        #expect(middle.root.sublayers[0].frame == CGRect(x: 10, y: 0, width: 15, height: 10))
    }

    @Test func `fractions 0 and 1 give the two trees themselves`() {
        let (start, end) = (tree(box(0)), tree(box(40)))
        #expect(start.interpolated(to: end, fraction: 0) == start)
        #expect(start.interpolated(to: end, fraction: 1) == end)
    }

    @Test func `a large rotation turns instead of collapsing`() {
        var (start, end) = (box(0), box(0))
        start.transform = .identity
        end.transform = CGAffineTransform(rotationAngle: .pi * 0.9)
        let middle = tree(start).interpolated(to: tree(end), fraction: 0.5).root.sublayers[0].transform
        let expected = CGAffineTransform(rotationAngle: .pi * 0.45)
        #expect(abs(middle.a - expected.a) < 1e-9 && abs(middle.b - expected.b) < 1e-9 && abs(middle.determinant - 1) < 1e-9)
    }

    @Test func `transforms are decomposed into scale, shear, rotation and translation, and recomposed`() {
        var (start, end) = (box(0), box(0))
        start.transform = CGAffineTransform(1.5, 0.2, -0.4, 0.8, 3, 4)
        end.transform = CGAffineTransform(0.5, 0.1, 0.3, 1.2, -3, 4)
        let near = tree(start).interpolated(to: tree(end), fraction: 1e-9).root.sublayers[0].transform
        #expect(abs(near.a - 1.5) < 1e-6 && abs(near.b - 0.2) < 1e-6 && abs(near.c + 0.4) < 1e-6 && abs(near.d - 0.8) < 1e-6)
    }

    @Test func `an arranged view that hides is visible until the end, any other disappears at once`() {
        var (shown, hidden) = (box(0), box(0))
        hidden.isHidden = true
        #expect(tree(shown).interpolated(to: tree(hidden), fraction: 0.5).root.sublayers[0].isHidden)
        shown.hidesAfterAnimation = true
        #expect(!tree(shown).interpolated(to: tree(hidden), fraction: 0.5).root.sublayers[0].isHidden)
        #expect(tree(shown).interpolated(to: tree(hidden), fraction: 1).root.sublayers[0].isHidden)
    }

    @Test func `opacity stays between 0 and 1 when a spring overshoots`() {
        var (start, end) = (box(0), box(0))
        start.opacity = 0
        end.opacity = 1
        #expect(tree(start).interpolated(to: tree(end), fraction: 1.2).root.sublayers[0].opacity == 1)
    }

    @Test func `a colour that appears fades in`() {
        var (start, end) = (box(0), box(0))
        start.backgroundColor = nil
        end.backgroundColor = CGColor(red: 1, green: 0, blue: 0)
        #expect(
            tree(start).interpolated(to: tree(end), fraction: 0.5).root.sublayers[0].backgroundColor
                == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    }
}
