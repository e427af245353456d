import Foundation
import Graphics

/// A 4 × 4 transform. Layers are drawn flat, so only the affine part has an effect.
public struct CATransform3D: Hashable, Sendable {
    public var m11, m12, m13, m14: CGFloat
    public var m21, m22, m23, m24: CGFloat
    public var m31, m32, m33, m34: CGFloat
    public var m41, m42, m43, m44: CGFloat

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.m11 = m11; self.m12 = m12; self.m13 = m13; self.m14 = m14
        self.m21 = m21; self.m22 = m22; self.m23 = m23; self.m24 = m24
        self.m31 = m31; self.m32 = m32; self.m33 = m33; self.m34 = m34
        self.m41 = m41; self.m42 = m42; self.m43 = m43; self.m44 = m44
    }

    public init() { self = CATransform3DIdentity }
}

public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

public func CATransform3DMakeAffineTransform(_ t: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        m11: t.a, m12: t.b, m13: 0, m14: 0, m21: t.c, m22: t.d, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 1, m34: 0, m41: t.tx, m42: t.ty, m43: 0, m44: 1)
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m41 = x; t.m42 = y; t.m43 = z
    return t
}

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = x; t.m22 = y; t.m33 = z
    return t
}

/// Returns a rotation by `angle` radians around the axis (x, y, z).
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z, c, s) = (x / length, y / length, z / length, cos(angle), sin(angle))
    let v = 1 - c
    return CATransform3D(
        m11: x * x * v + c, m12: y * x * v + z * s, m13: x * z * v - y * s, m14: 0,
        m21: x * y * v - z * s, m22: y * y * v + c, m23: y * z * v + x * s, m24: 0,
        m31: x * z * v + y * s, m32: y * z * v - x * s, m33: z * z * v + c, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns the transform that applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (p, q) = (a.rows, b.rows)
    func entry(_ row: Int, _ column: Int) -> CGFloat { (0..<4).reduce(0) { $0 + p[row][$1] * q[$1][column] } }
    return CATransform3D(
        m11: entry(0, 0), m12: entry(0, 1), m13: entry(0, 2), m14: entry(0, 3),
        m21: entry(1, 0), m22: entry(1, 1), m23: entry(1, 2), m24: entry(1, 3),
        m31: entry(2, 0), m32: entry(2, 1), m33: entry(2, 2), m34: entry(2, 3),
        m41: entry(3, 0), m42: entry(3, 1), m43: entry(3, 2), m44: entry(3, 3))
}

public func CATransform3DTranslate(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), t)
}

public func CATransform3DScale(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(x, y, z), t)
}

public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that undoes `t`, or `t` itself if none does.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var left = t.rows, right = CATransform3DIdentity.rows
    for column in 0..<4 {
        // Rows are exchanged so that the largest value divides the others.
        guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }), left[pivot][column] != 0 else {
            return t
        }
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        let scale = left[column][column]
        left[column] = left[column].map { $0 / scale }
        right[column] = right[column].map { $0 / scale }
        for row in 0..<4 where row != column {
            let share = left[row][column]
            for index in 0..<4 {
                left[row][index] -= share * left[column][index]
                right[row][index] -= share * right[column][index]
            }
        }
    }
    return CATransform3D(rows: right)
}

extension CATransform3D {
    fileprivate init(rows: [[CGFloat]]) {
        self.init(
            m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3], m21: rows[1][0], m22: rows[1][1], m23: rows[1][2],
            m24: rows[1][3], m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3], m41: rows[3][0], m42: rows[3][1],
            m43: rows[3][2], m44: rows[3][3])
    }

    fileprivate var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }
}

extension NSValue {
    /// Foundation on Linux holds no structures; a transform is held as its sixteen numbers.
    private static let transformEncoding = "[16d]"

    public convenience init(caTransform3D transform: CATransform3D) {
        let numbers = transform.numbers.map(Double.init)
        unsafe self.init(bytes: numbers, objCType: Self.transformEncoding)
    }

    public var caTransform3DValue: CATransform3D {
        guard holdsTransform else { return CATransform3DIdentity }
        var numbers = [Double](repeating: 0, count: 16)
        unsafe numbers.withUnsafeMutableBytes { bytes in
            if let start = bytes.baseAddress { unsafe getValue(start) }
        }
        return CATransform3D(numbers: numbers.map { CGFloat($0) })
    }

    var holdsTransform: Bool { unsafe String(cString: objCType) == Self.transformEncoding }
}

extension CATransform3D {
    /// The elements, row by row.
    fileprivate var numbers: [CGFloat] { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }

    fileprivate init(numbers n: [CGFloat]) {
        self.init(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8], m32: n[9], m33: n[10],
            m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }
}
