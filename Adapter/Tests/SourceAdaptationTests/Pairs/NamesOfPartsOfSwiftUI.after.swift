import SwiftUI

enum Tokens {
    static let title: SwiftUI.Font = .title
    static let body = SwiftUI.Font.body

    func font(_ weight: SwiftUI.Font.Weight) -> SwiftUI.Font { .body.weight(weight) }
}
