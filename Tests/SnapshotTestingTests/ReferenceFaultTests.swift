import Foundation
import Goldens
import Graphics
import ImageProcessing
import Testing
import UIKit

@_spi(Internals) @testable import SnapshotTesting

/// Random faults in the files of references and goldens. None is recorded over, none is called a Mac's, and each is named unless its pixels
/// are the same.
struct ReferenceFaultTests {
    /// What can happen to a file.
    enum Fault: CaseIterable {
        case cutOff, empty, pointer, mergeMarks, windowsLineEnds, unixLineEnds, otherKind, text, flippedByte, trailingBytes, recompressed,
            otherSize

        func applied(to file: [UInt8], _ picture: Bitmap, _ random: inout Dice) -> [UInt8] {
            switch self {
            case .cutOff: Array(file.prefix(random.below(file.count)))
            case .empty: []
            case .pointer:
                Array("version https://git-lfs.github.com/spec/v1\noid sha256:\(random.next())\nsize \(random.below(9999))\n".utf8)
            case .mergeMarks:
                Array("<<<<<<< HEAD\n".utf8) + file.prefix(random.below(file.count)) + Array("\n=======\n".utf8)
                    + file.prefix(random.below(file.count)) + Array("\n>>>>>>> other\n".utf8)
            case .windowsLineEnds: file.flatMap { $0 == 10 ? [13, 10] : [$0] }
            case .unixLineEnds:
                file.enumerated().filter { !($0.element == 13 && $0.offset + 1 < file.count && file[$0.offset + 1] == 10) }.map(\.element)
            case .otherKind:
                [[0xFF, 0xD8, 0xFF, 0xE0], Array("GIF89a".utf8), Array("RIFF1234WEBP".utf8), Array("%PDF-1.7".utf8)][random.below(4)]
                    + file.prefix(random.below(file.count))
            case .text: Array("<!DOCTYPE html><title>\(random.below(600))</title>".utf8)
            case .flippedByte:
                file.enumerated().map { [at = random.below(file.count), bit = UInt8(1) << random.below(8)] in
                    $0.offset == at ? $0.element ^ bit : $0.element
                }
            case .trailingBytes: file + (0...random.below(40)).map { _ in UInt8(random.below(256)) }
            case .recompressed: PNG.encode(random.below(2) == 0 ? picture : picture.inverted())
            case .otherSize: PNG.encode(Bitmap(width: 3, height: 2, bytes: [UInt8](repeating: UInt8(random.below(256)), count: 24)))
            }
        }
    }

    /// Random numbers that are the same in each run.
    struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9 ^ (state >> 32)
        }
        mutating func below(_ limit: Int) -> Int { Int(next() >> 1) % limit }
    }

    private static func picture(_ dice: inout Dice) -> Bitmap {
        let (width, height) = (4 + dice.below(12), 4 + dice.below(12))
        var bytes: [UInt8] = []
        for _ in 0..<width * height { bytes += [UInt8(dice.below(4) * 80), UInt8(dice.below(4) * 80), UInt8(dice.below(256)), 255] }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    /// The faults of a run, in turn. Those that leave a picture are rarer, because each leaves evidence.
    private static func fault(_ number: Int) -> Fault {
        let broken = Fault.allCases.filter { $0 != .recompressed && $0 != .otherSize }
        guard number % 125 == 0 else { return broken[number % broken.count] }
        return number % 250 == 0 ? .recompressed : .otherSize
    }

    @Test func `2500 faults of references`() throws {
        var dice = Dice(state: 41), named = 0
        let workshop = try Workshop()
        for number in 0..<2500 {
            let picture = Self.picture(&dice), image = UIImage(bitmap: picture), fault = Self.fault(number)
            let file = Data(fault.applied(to: [UInt8](Picture.file(of: image)), picture, &dice))
            let path = "Tests/__Snapshots__/CardTests/testCard.\(number).png"
            try workshop.write(file, to: path)
            let record: SnapshotTestingConfiguration.Record = [.missing, .failed, .all, .never][dice.below(4)]
            let message = try workshop.message(image, as: .image, named: "\(number)", record: record)
            #expect(message?.contains("recorded on a Mac") != true, "\(number) \(fault)")
            // A complete file of ours is written again where a test asks for it.
            if fault != .trailingBytes || record != .all {
                #expect(try Data(contentsOf: workshop.file(path)) == file, "\(number) \(fault)")
            }
            if let message {
                named += 1
                #expect(message.contains("testCard.\(number).png"), "\(number) \(fault)")
            } else {
                #expect(try PNG.decode([UInt8](file)).identity == picture.identity, "\(number) \(fault)")
            }
        }
        #expect(named > 2000)
    }

    @Test func `2500 faults of goldens`() throws {
        var dice = Dice(state: 42), named = 0
        let workshop = try Workshop(), fingerprint = Picture.renderer.fingerprint
        for number in 0..<2500 {
            let store = GoldenStore(folder: workshop.file("Goldens")), key = GoldenStore.Key(caseName: "Card", cellName: "\(number)")
            let picture = Self.picture(&dice), text = "card UIView (0 0 \(dice.below(99)) 10)\n  label UILabel (1 2 3 4)\n"
            try store.write(.init(fingerprint: fingerprint, text: text, picture: fingerprint.png(of: picture)), at: key)
            let url = store.url(key, dice.below(3) == 0 ? "txt" : "png"), isText = url.pathExtension == "txt"
            let fault = Self.fault(number)
            let file = Data(fault.applied(to: [UInt8](try Data(contentsOf: url)), picture, &dice))
            try file.write(to: url)
            do {
                guard let golden = try store.golden(at: key) else { Issue.record("\(number) \(fault)"); continue }
                let isSame = golden.text == text && golden.pictureIdentity == picture.identity
                let differs = golden.text != text || (try? PNG.decode(golden.picture))?.identity != picture.identity
                #expect(isSame || differs || !isText, "\(number) \(fault)")
                named += differs ? 1 : 0
            } catch let damage as GoldenStore.Damage {
                named += 1
                #expect(damage.sentence.contains(url.lastPathComponent) && !damage.sentence.contains("Mac"), "\(number) \(fault)")
                let evidence = Evidence(key: key, text: text, picture, drawnWith: fingerprint)
                if damage.existsElsewhere {
                    #expect(throws: GoldenStore.Damage.self, "\(number) \(fault)") { try Approver(store: store).approve(evidence) }
                }
            }
            #expect(try Data(contentsOf: url) == file, "\(number) \(fault)")
        }
        #expect(named > 1900)
    }
}

extension Workshop {
    func write(_ data: Data, to path: String) throws {
        try FileManager.default.createDirectory(at: file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file(path))
    }
}
