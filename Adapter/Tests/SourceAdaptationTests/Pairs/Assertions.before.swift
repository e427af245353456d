import UIKit

final class Shelf {
    var books: [String] = []

    func open(_ book: Int) -> String? {
        assert(Thread.isMainThread)
        assert(
            books.count > 2,
            "few books: \(books)", file: #file)
        guard books.indices.contains(book) else {
            assertionFailure("no book \(book)")
            return nil
        }
        let check = { assertionFailure() }
        switch book {
        case 0: check()
        default: assert(false)
        }
        Check.assert(books.isEmpty)
        precondition(book >= 0)
        return books[book]
    }
}

enum Check { static func assert(_ value: Bool) {} }
