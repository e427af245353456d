#if true
import UIKit
#elseif false
import AppKit
#endif

#if true || false
let isPhone = true
#else
let isPhone = false
#endif

#if !false && !false && DEBUG
let debug = 1
#endif

#if true
let simulated = true
#elseif false
let simulated = false
#endif

#if true && !true
let onlyUIKit = true
#endif

#if false
let objectiveC = true
#endif

#if swift(>=5.9) && (true || compiler(>=6.0))
let new = true
#endif
