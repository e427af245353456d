#if true
import CombineStandIn
#endif
#if true
import SwiftUI
#endif
#if true
let logs = true
#endif
#if false
let objectiveC = true
#endif
