import Foundation

/// The functions that say how much room a run takes up.
@safe public struct CTRunDelegateCallbacks {
    public typealias Dealloc = @convention(c) (UnsafeMutableRawPointer) -> Void
    public typealias Measure = @convention(c) (UnsafeMutableRawPointer) -> CGFloat

    public var version: CFIndex
    public var dealloc: Dealloc
    public var getAscent: Measure
    public var getDescent: Measure
    public var getWidth: Measure

    public init(
        version: CFIndex, dealloc: @escaping Dealloc, getAscent: @escaping Measure, getDescent: @escaping Measure,
        getWidth: @escaping Measure
    ) {
        self.version = version
        unsafe self.dealloc = dealloc
        unsafe self.getAscent = getAscent
        unsafe self.getDescent = getDescent
        unsafe self.getWidth = getWidth
    }
}

public let kCTRunDelegateVersion1: CFIndex = 1
public let kCTRunDelegateCurrentVersion: CFIndex = 1

/// Reserves room in a line for something that the caller draws.
@safe public final class CTRunDelegate {
    let ascent, descent, width: CGFloat
    private let release: () -> Void
    let refCon: UnsafeMutableRawPointer?

    init(_ callbacks: CTRunDelegateCallbacks, _ refCon: UnsafeMutableRawPointer?) {
        unsafe self.refCon = refCon
        guard let refCon = unsafe refCon ?? UnsafeMutableRawPointer(bitPattern: 8) else { fatalError("no address") }
        unsafe (ascent, descent, width) = (callbacks.getAscent(refCon), callbacks.getDescent(refCon), callbacks.getWidth(refCon))
        release = { unsafe callbacks.dealloc(refCon) }
    }

    deinit { release() }

    /// Room of the same size in a line.
    var attachment: NSTextAttachment {
        let attachment = NSTextAttachment()
        attachment.image = nil
        attachment.bounds = CGRect(x: 0, y: -descent, width: width, height: ascent + descent)
        return attachment
    }
}

public func CTRunDelegateCreate(_ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?) -> CTRunDelegate? {
    unsafe CTRunDelegate(callbacks.pointee, refCon)
}

public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer { unsafe runDelegate.refCon! }
