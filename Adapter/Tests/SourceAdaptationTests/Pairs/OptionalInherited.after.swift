import UIKit

protocol PanelLayout: AnyObject { func plumb_backdropAlpha(for state: Int) -> Optional<CGFloat>; func plumb_height(of panel: UIView) -> Optional<CGFloat>;
    func backdropAlpha(for state: Int) -> CGFloat
    func height(of panel: UIView) -> CGFloat
}

class PlainLayout: PanelLayout { func plumb_backdropAlpha(for state: Int) -> Optional<CGFloat> { nil };
    func height(of panel: UIView) -> CGFloat { 80 }
}

final class DimmedLayout: PlainLayout { override func plumb_backdropAlpha(for state: Int) -> Optional<CGFloat> { self.backdropAlpha(for: state) };
    func backdropAlpha(for state: Int) -> CGFloat { 0.3 }
}

func check(_ layout: PanelLayout) -> CGFloat { layout.plumb_backdropAlpha(for: 1) ?? 1 }

func test() {
    class TestLayout: PlainLayout { override func plumb_backdropAlpha(for state: Int) -> Optional<CGFloat> { self.backdropAlpha(for: state) };
        func backdropAlpha(for state: Int) -> CGFloat { 0.5 }
    }
    class OwnLayout: PanelLayout { func plumb_backdropAlpha(for state: Int) -> Optional<CGFloat> { self.backdropAlpha(for: state) };
        func backdropAlpha(for state: Int) -> CGFloat { 0.7 }
    }
    print(check(TestLayout()), check(OwnLayout()))
}

extension PanelLayout { func plumb_backdropAlpha(for state: Int) -> Optional<CGFloat> { nil } }
extension PanelLayout { func backdropAlpha(for state: Int) -> CGFloat { fatalError("backdropAlpha(for:) is missing") } }
extension PanelLayout { func plumb_height(of panel: UIView) -> Optional<CGFloat> { nil } }
extension PanelLayout { func height(of panel: UIView) -> CGFloat { fatalError("height(of:) is missing") } }
extension PlainLayout { func plumb_height(of panel: UIView) -> Optional<CGFloat> { self.height(of: panel) } }
