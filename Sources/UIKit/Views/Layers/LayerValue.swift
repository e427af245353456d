import Foundation
import Graphics

/// The value of a layer property, as Core Animation's key paths return it.
enum LayerValue: Equatable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CGAffineTransform)
    case color(CGColor)
    case path(CGPath)
    case list([LayerValue])

    /// Converts a value such as `fromValue`: a number of any type, boxed or plain geometry, a colour, a path, or a list of these.
    init?(_ value: Any) {
        switch value {
        case let value as CGFloat: self = .number(value)
        case let value as Double: self = .number(CGFloat(value))
        case let value as Float: self = .number(CGFloat(value))
        case let value as Int: self = .number(CGFloat(value))
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CGAffineTransform: self = .transform(value)
        case let value as CATransform3D: self = .transform(CATransform3DGetAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as UIColor: self = .color(MainActor.assumeIsolated { value.cgColor })
        case let value as CGPath: self = .path(value)
        case let value as NSValue: self.init(boxed: value)
        case let values as [Any]: self = .list(values.compactMap(LayerValue.init))
        default: return nil
        }
    }

    private init?(boxed value: NSValue) {
        switch value.kindOfGeometry {
        case .point: self = .point(value.cgPointValue)
        case .size: self = .size(value.cgSizeValue)
        case .rect: self = .rect(value.cgRectValue)
        case nil where value.holdsTransform: self = .transform(CATransform3DGetAffineTransform(value.caTransform3DValue))
        case nil: return nil
        }
    }

    func interpolated(to end: LayerValue, fraction: CGFloat) -> LayerValue {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        switch (self, end) {
        case (.number(let a), .number(let b)): return .number(mix(a, b))
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)): return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, fraction: fraction))
        case (.color(let a), .color(let b)): return CGColor.between(a, b, fraction: fraction).map { .color($0) } ?? end
        case (.path(let a), .path(let b)): return .path(a.interpolated(to: b, fraction: fraction))
        case (.list(let a), .list(let b)) where a.count == b.count:
            return .list(zip(a, b).map { $0.interpolated(to: $1, fraction: fraction) })
        default: return end
        }
    }

    func adding(_ other: LayerValue) -> LayerValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            .rect(CGRect(x: a.minX + b.minX, y: a.minY + b.minY, width: a.width + b.width, height: a.height + b.height))
        case (.transform(let a), .transform(let b)): .transform(a.concatenating(b))
        default: other
        }
    }

    var negated: LayerValue {
        switch self {
        case .number(let a): .number(-a)
        case .point(let a): .point(CGPoint(x: -a.x, y: -a.y))
        case .size(let a): .size(CGSize(width: -a.width, height: -a.height))
        case .rect(let a): .rect(CGRect(x: -a.minX, y: -a.minY, width: -a.width, height: -a.height))
        case .transform(let a): .transform(a.inverted())
        default: self
        }
    }

    var number: CGFloat? { if case .number(let value) = self { value } else { nil } }
    var point: CGPoint? { if case .point(let value) = self { value } else { nil } }
    var size: CGSize? { if case .size(let value) = self { value } else { nil } }
    var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
    var transform: CGAffineTransform? { if case .transform(let value) = self { value } else { nil } }
    var color: CGColor? { if case .color(let value) = self { value } else { nil } }
    var path: CGPath? { if case .path(let value) = self { value } else { nil } }
    var list: [LayerValue]? { if case .list(let value) = self { value } else { nil } }
}

extension NSValue {
    fileprivate enum Geometry { case point, size, rect }

    /// The boxed geometry type, read from its Objective-C encoding.
    fileprivate var kindOfGeometry: Geometry? {
        let encoding = unsafe String(cString: objCType)
        if encoding.contains("Point") { return .point }
        if encoding.contains("Size") { return .size }
        return encoding.contains("Rect") ? .rect : nil
    }
}
