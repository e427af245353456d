import UIKit

/// How much there is to show on screens that are made with sample values.
package enum SampleKind: String, Sendable, CaseIterable {
    case typical, long, empty

    /// Makes samples of this kind from now on.
    package func use() { InterfaceSample.kind = kind }

    private var kind: InterfaceSample.Kind {
        switch self {
        case .typical: .typical
        case .long: .long
        case .empty: .empty
        }
    }
}
