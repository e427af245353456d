#if os(iOS)
import UIKit
#elseif os(macOS)
import AppKit
#endif

#if os(iOS) || os(tvOS)
let isPhone = true
#else
let isPhone = false
#endif

#if !os(watchOS) && !os(macOS) && DEBUG
let debug = 1
#endif

#if targetEnvironment(simulator)
let simulated = true
#elseif targetEnvironment(macCatalyst)
let simulated = false
#endif

#if canImport(UIKit) && !canImport(SwiftUI)
let onlyUIKit = true
#endif

#if canImport(ObjectiveC)
let objectiveC = true
#endif

#if swift(>=5.9) && (os(iOS) || compiler(>=6.0))
let new = true
#endif
