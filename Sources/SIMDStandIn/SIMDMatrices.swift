import Foundation

/// A matrix of three columns with three rows.
public struct simd_float3x3: Equatable, Sendable {
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ c: SIMD3<Float>) { columns = (a, b, c) }
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    public init(_ columns: [SIMD3<Float>]) { self.init(columns[0], columns[1], columns[2]) }
    public init(diagonal d: SIMD3<Float>) { self.init(SIMD3(d.x, 0, 0), SIMD3(0, d.y, 0), SIMD3(0, 0, d.z)) }

    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
    public static func * (m: Self, v: SIMD3<Float>) -> SIMD3<Float> { m.columns.0 * v.x + m.columns.1 * v.y + m.columns.2 * v.z }
    public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1, a * b.columns.2) }

    public var transpose: Self {
        Self(
            SIMD3(columns.0.x, columns.1.x, columns.2.x), SIMD3(columns.0.y, columns.1.y, columns.2.y),
            SIMD3(columns.0.z, columns.1.z, columns.2.z))
    }
    public var determinant: Float { simd_dot(columns.0, simd_cross(columns.1, columns.2)) }
    /// The inverse. A matrix without one gives infinities, from dividing by a determinant of 0.
    public var inverse: Self {
        let (a, b, c) = columns, d = determinant
        return Self(simd_cross(b, c) / d, simd_cross(c, a) / d, simd_cross(a, b) / d).transpose
    }
}

/// A matrix of four columns with four rows.
public struct simd_float4x4: Equatable, Sendable {
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>) { columns = (a, b, c, d) }
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    public init(_ columns: [SIMD4<Float>]) { self.init(columns[0], columns[1], columns[2], columns[3]) }
    public init(diagonal d: SIMD4<Float>) { self.init(SIMD4(d.x, 0, 0, 0), SIMD4(0, d.y, 0, 0), SIMD4(0, 0, d.z, 0), SIMD4(0, 0, 0, d.w)) }

    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
    public static func * (m: Self, v: SIMD4<Float>) -> SIMD4<Float> {
        m.columns.0 * v.x + m.columns.1 * v.y + m.columns.2 * v.z + m.columns.3 * v.w
    }
    public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3) }

    public var transpose: Self {
        let (a, b, c, d) = columns
        return Self(SIMD4(a.x, b.x, c.x, d.x), SIMD4(a.y, b.y, c.y, d.y), SIMD4(a.z, b.z, c.z, d.z), SIMD4(a.w, b.w, c.w, d.w))
    }
}

public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4

public let matrix_identity_float3x3 = simd_float3x3(diagonal: SIMD3(1, 1, 1))
public let matrix_identity_float4x4 = simd_float4x4(diagonal: SIMD4(1, 1, 1, 1))

public func simd_mul(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }
public func simd_mul(_ a: simd_float4x4, _ b: SIMD4<Float>) -> SIMD4<Float> { a * b }
public func simd_mul(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a * b }
public func simd_mul(_ a: simd_float3x3, _ b: SIMD3<Float>) -> SIMD3<Float> { a * b }
