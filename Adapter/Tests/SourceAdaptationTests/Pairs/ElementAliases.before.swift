import Foundation

extension BidirectionalCollection {
    typealias Element = Self.Iterator.Element

    func before(_ index: Index) -> Element? { index == startIndex ? nil : self[self.index(before: index)] }
}

extension Array {
    typealias Pair = (Element, Element)
}
