import Foundation
import UIKit

/// What the name of a reference's file says besides the test.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Only the test and the identifier, as they are.
    public static let none = Self(rawValue: 1 << 0)
    /// `UIDevice.current.model`.
    public static let device = Self(rawValue: 1 << 1)
    /// `UIDevice.current.systemVersion`.
    public static let OS = Self(rawValue: 1 << 2)
    /// `UIScreen.main.bounds.size`, in points.
    public static let screenSize = Self(rawValue: 1 << 3)
    /// `UIScreen.main.scale`.
    public static let screenScale = Self(rawValue: 1 << 4)
}

/// Whether the tests run on 64 bits: always.
public func FBSnapshotTestCaseIs64Bit() -> Bool { true }

/// The ends of the names of folders with references, in the order in which they are tried: `_64`.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(object: "_64") }

/// Returns a file's name with what the options add to it; spaces and punctuation become underscores.
@preconcurrency @MainActor
public func FBFileNameIncludeNormalizedFileNameFromOption(_ fileName: String, _ option: FBSnapshotTestCaseFileNameIncludeOption) -> String {
    let screen = UIScreen.main
    var parts = [fileName]
    if option.contains(.device) { parts.append(UIDevice.current.model) }
    if option.contains(.OS) { parts.append(UIDevice.current.systemVersion) }
    if option.contains(.screenSize) {
        parts.append("\(Int(screen.bounds.width.rounded()))x\(Int(screen.bounds.height.rounded()))")
    }
    let invalid = CharacterSet.whitespaces.union(.punctuationCharacters)
    let name = parts.joined(separator: "_").components(separatedBy: invalid).joined(separator: "_")
    return option.contains(.screenScale) ? "\(name)@\(Int(screen.scale.rounded()))x" : name
}
