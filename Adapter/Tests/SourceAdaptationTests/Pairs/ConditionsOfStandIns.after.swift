#if true
import CombineStandIn
#endif
#if false
import SwiftUI
#endif
#if true
let logs = true
#endif
#if false
let objectiveC = true
#endif
