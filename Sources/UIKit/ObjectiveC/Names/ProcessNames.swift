import Foundation

extension ProcessInfo {
    public var isMacCatalystApp: Bool { false }
    public var isiOSAppOnMac: Bool { false }
}
