#if canImport(Combine)
import Combine
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif
#if canImport(os)
let logs = true
#endif
#if canImport(ObjectiveC)
let objectiveC = true
#endif
