import UIKit

@objc protocol PanelLayout {
    @objc optional func backdropAlpha(for state: Int) -> CGFloat
    @objc optional func height(of panel: UIView) -> CGFloat
}

class PlainLayout: PanelLayout {
    func height(of panel: UIView) -> CGFloat { 80 }
}

final class DimmedLayout: PlainLayout {
    func backdropAlpha(for state: Int) -> CGFloat { 0.3 }
}

func check(_ layout: PanelLayout) -> CGFloat { layout.backdropAlpha?(for: 1) ?? 1 }

func test() {
    class TestLayout: PlainLayout {
        func backdropAlpha(for state: Int) -> CGFloat { 0.5 }
    }
    class OwnLayout: PanelLayout {
        func backdropAlpha(for state: Int) -> CGFloat { 0.7 }
    }
    print(check(TestLayout()), check(OwnLayout()))
}
