import Foundation
import Snapshots
@_exported import struct Snapshots.DeviceMatrix
@_exported import struct Snapshots.Mask
import UIKit

/// A strategy that snapshots a controller in many cells of devices, text sizes, directions and styles, with a golden for each cell.
///
///     assertSnapshot(of: CheckoutViewController(), as: .image(matrix: .phones))
public struct MatrixSnapshotting: Sendable {
    var matrix: DeviceMatrix
    var masks: [Mask]
    var tolerance: Tolerance

    /// * `matrix`: `.golden`, `.phones`, `.tablets`, `.splits`, `.accessibility`, `.rightToLeft`, `.dark`, `.keyboard`, `.languages`,
    ///   `.everything`, or cells by name.
    /// * `ignoring`: areas with varying content, which are painted over.
    /// * `tolerance`: how far pixels may differ; the report says how much was tolerated.
    public static func image(
        matrix: DeviceMatrix, ignoring masks: [Mask] = [], tolerance: Tolerance = .none
    ) -> MatrixSnapshotting {
        MatrixSnapshotting(matrix: matrix, masks: masks, tolerance: tolerance)
    }
}

/// Compares a controller with its goldens in every cell of a matrix; fails once, with all changes.
///
/// `value`: evaluated for each cell, so an expression that creates the controller creates a new one each time.
public func assertSnapshot(
    of value: @autoclosure () throws -> UIViewController, as strategy: MatrixSnapshotting, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let message = verifySnapshot(
        of: try value(), as: strategy, named: name, record: record, fileID: fileID, file: filePath, testName: testName, line: line,
        column: column)
    if let message { recordIssue(message, fileID: fileID, filePath: filePath, line: line, column: column) }
}

/// Compares a SwiftUI view with its goldens in every cell of a matrix; fails once, with all changes.
public func assertSnapshot<Content: HostedContent>(
    of value: @autoclosure () throws -> Content, as strategy: MatrixSnapshotting, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try hosted(value), as: strategy, named: name, record: record, fileID: fileID, file: filePath, testName: testName, line: line,
        column: column)
}

/// Returns a controller that shows the view.
private func hosted<Content: HostedContent>(_ value: () throws -> Content) throws -> UIViewController {
    let content = try value()
    return MainThread.run { content.makeHostingController() }
}

/// Compares a controller with its goldens in every cell of a matrix, for custom assertions. Returns nil if every cell matches.
public func verifySnapshot(
    of value: @autoclosure () throws -> UIViewController, as strategy: MatrixSnapshotting, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let location = SnapshotLocation(
        filePath: "\(filePath)", testName: testName, name: name, pathExtension: nil, directory: snapshotDirectory)
    let record = record ?? SnapshotTestingConfiguration.current?.record ?? _record
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let verification = MatrixVerification(strategy: strategy, location: location, record: record)
    guard let failure = withoutActuallyEscaping(value, do: { verification.failure(for: $0) }) else { return nil }
    attach(failure.attachments, at: site)
    return failure.message
}

extension DeviceMatrix {
    /// Returns a matrix of cells by their names in the report: `iPhone-16-Pro/portrait/dark`. Unknown names are ignored.
    public static func cells(_ names: String...) -> DeviceMatrix {
        var matrix = DeviceMatrix(name: "cells", crosses: [])
        matrix.crosses = names.compactMap { name in
            Cell(named: name, catalog: .standard).map { Cross($0) }
        }
        return matrix
    }
}
