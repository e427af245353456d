import SwiftUI

enum Tokens {
    static let title: SwiftUICore.Font = .title
    static let body = SwiftUICore.Font.body

    func font(_ weight: SwiftUICore.Font.Weight) -> SwiftUI.Font { .body.weight(weight) }
}
