import UIKit

/// The order in which a user swipes through elements: row by row from the top, and each row in the direction in which the user reads.
/// Groups are read as a whole, where the first of them is.
@MainActor struct ReadingOrder {
    let root: UIView
    let direction: UIUserInterfaceLayoutDirection
    let idiom: UIUserInterfaceIdiom

    typealias Source = (object: NSObject, surroundings: ElementNode.Surroundings?)

    /// Returns the elements in order.
    func elements(of nodes: [ElementNode], areOrdered: Bool = false) -> [Source] {
        (areOrdered ? nodes : sorted(nodes)).flatMap { node -> [Source] in
            switch node {
            case .element(let object, let surroundings): [(object, surroundings)]
            case .group(let group): elements(of: group.children, areOrdered: group.isOrdered)
            }
        }
    }

    private func sorted(_ nodes: [ElementNode]) -> [ElementNode] {
        nodes.map { (node: $0, origin: origin(of: $0)) }.sorted { isBefore($0.origin, $1.origin) }.map(\.node)
    }

    /// Elements whose tops are less than this apart are in one row. Measured with VoiceOver by the authors of AccessibilitySnapshot.
    private var rowDistance: CGFloat { idiom == .phone ? 8 : 13 }

    private func isBefore(_ a: CGPoint, _ b: CGPoint) -> Bool {
        if abs(a.y - b.y) >= rowDistance { return a.y < b.y }
        return direction == .rightToLeft ? a.x > b.x : a.x < b.x
    }

    /// The corner by which a node is sorted; that of an element's frame, even if it has a path.
    private func origin(of node: ElementNode) -> CGPoint {
        switch node {
        case .element(let object, _): ElementShape.frame(of: object, in: root).origin
        case .group(let group):
            if let place = group.place {
                ElementShape.frame(of: place, in: root).origin
            } else {
                group.children.map { origin(of: $0) }.min { isBefore($0, $1) } ?? CGRect.null.origin
            }
        }
    }
}
