import UIKit

final class Shelf {
    var books: [String] = []

    func open(_ book: Int) -> String? {
        ()
        ()


        guard books.indices.contains(book) else {
            ()
            return nil
        }
        let check = { () }
        switch book {
        case 0: check()
        default: ()
        }
        Check.assert(books.isEmpty)
        precondition(book >= 0)
        return books[book]
    }
}

enum Check { static func assert(_ value: Bool) {} }
