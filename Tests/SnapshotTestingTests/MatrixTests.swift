import Foundation
import Testing
import UIKit

@_spi(Internals) @testable import SnapshotTesting

@MainActor struct MatrixTests {
    let workshop: Workshop
    init() throws { workshop = try Workshop() }

    private final class Card: UIViewController {
        let clock = UILabel()
        let price = UILabel()
        var inset: CGFloat = 16
        var time = "12:00"
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            clock.text = time
            clock.frame = CGRect(x: 10, y: 10, width: 60, height: 20)
            price.text = "5 €"
            price.frame = CGRect(x: inset, y: 40, width: 60, height: 20)
            view.addSubview(clock)
            view.addSubview(price)
        }
    }

    private let cells = DeviceMatrix.cells("120x90@2x", "120x90@2x/dark", "90x120@1x")

    private func message(
        _ make: @escaping () -> Card, _ record: SnapshotTestingConfiguration.Record = .missing, ignoring: [Mask] = []
    ) -> String? { failure(make, record, ignoring: ignoring)?.message }

    private func failure(
        _ make: @escaping () -> Card, _ record: SnapshotTestingConfiguration.Record = .missing, ignoring: [Mask] = []
    ) -> (message: String, attachments: [XCTAttachment])? {
        let location = SnapshotLocation(
            filePath: workshop.testFile, testName: "testCard()", name: "all", pathExtension: nil, directory: nil)
        let strategy = MatrixSnapshotting.image(matrix: cells, ignoring: ignoring)
        return MatrixVerification(strategy: strategy, location: location, record: record).failure(for: make)
    }

    private func card(_ change: (Card) -> Void = { _ in }) -> Card {
        let card = Card()
        change(card)
        return card
    }

    @Test func `a cell whose golden is a Git LFS pointer is named, and nothing is recorded over it`() throws {
        _ = message { card() }
        let path = "Tests/__Snapshots__/CardTests/testCard.all/120x90@2x.png"
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12345\n"
        for record: SnapshotTestingConfiguration.Record in [.missing, .failed, .all] {
            try workshop.write(pointer, to: path)
            #expect(message({ card() }, record)?.contains("120x90@2x.png is a Git LFS pointer") == true)
            #expect(workshop.text(path) == pointer)
        }
    }

    @Test func `a controller is compared with a golden in every cell of a matrix`() throws {
        let first = try #require(message { card() })
        #expect(first.hasPrefix("3 cells have no reference on disk. Automatically recorded in"))
        let folder = "Tests/__Snapshots__/CardTests/testCard.all"
        for cell in ["120x90@2x", "120x90@2x/dark", "90x120@1x"] {
            #expect(workshop.has("\(folder)/\(cell).png"))
            #expect(workshop.text("\(folder)/\(cell).txt")?.contains("price UILabel (16 40 60 20)") == true)
        }
        #expect(message { card() } == nil)
        let (moved, attached) = try #require(failure { card { $0.inset = 20 } })
        #expect(moved.contains("3 of 3 cells differ"))
        #expect(moved.contains("`price` moved 4 pt right — 3 cells"))
        #expect(workshop.text("Output/report.html")?.contains("moved 4 pt right") == true)
        #expect(workshop.has("Output/failures/CardTests/testCard.all/120x90@2x/dark.three-up.png"))
        #expect(attached.count == 9 && attached.allSatisfy { UIImage(data: $0.data)?.size.width ?? 0 > 80 })
        #expect(
            attached.map(\.fileName).suffix(4) == [
                "120x90@2x-dark.difference.png", "90x120@1x.reference.png", "90x120@1x.failure.png", "90x120@1x.difference.png",
            ])
    }

    @Test func `recording modes apply to a matrix, too`() throws {
        #expect(message({ card() }, .never)?.contains("None was recorded") == true)
        #expect(message { card() } != nil)
        #expect(message({ card { $0.inset = 20 } }, .failed)?.contains("New snapshots were automatically recorded.") == true)
        #expect(message { card { $0.inset = 20 } } == nil)
        #expect(message({ card() }, .all)?.hasPrefix("Record mode is on.") == true)
        #expect(message { card() } == nil)
    }

    @Test func `masked views may change, and are painted over`() throws {
        #expect(message({ card() }, ignoring: [.view("clock")]) != nil)
        #expect(message({ card { $0.time = "12:01" } }, ignoring: [.view("clock")]) == nil)
        #expect(message({ card { $0.time = "12:01" } }) != nil)
        let text = workshop.text("Tests/__Snapshots__/CardTests/testCard.all/90x120@1x.txt")
        #expect(text?.contains("clock masked (10 10 60 20)") == true)
        #expect(text?.contains("12:0") == false)
    }

    @Test func `masks select by view, by class and by rectangle`() throws {
        func layers(_ masks: [Mask]) -> String {
            var text = ""
            Snapshotting<UIViewController, String>.layout(on: ViewImageConfig(size: CGSize(width: 90, height: 90)), ignoring: masks)
                .snapshot(card()).run { text = $0 }
            return text
        }
        #expect(layers([]).contains("\"12:00\""))
        #expect(!layers([.kind(UILabel.self)]).contains("\"5 €\""))
        #expect(layers([.view("price")]).contains("\"12:00\""))
        #expect(layers([.rect(CGRect(x: 0, y: 0, width: 90, height: 35))]).contains("mask (0 0 90 35)"))
    }

    @Test func `findings and motions are recorded as text`() throws {
        var text = ""
        let config = ViewImageConfig(size: CGSize(width: 90, height: 90))
        Snapshotting<UIViewController, String>.findings(on: config).snapshot(card()).run { text = $0 }
        #expect(text == "none")
        Snapshotting<Card, String>.frames(of: { card in UIView.animate(withDuration: 0.2) { card.price.alpha = 0 } }, on: config, fps: 10)
            .snapshot(card()).run { text = $0 }
        let lines = text.split(separator: "\n")
        #expect(lines.first == "frame,time,view,x,y,width,height,alpha")
        #expect(lines.count == 4)
        #expect(lines.dropFirst().first == "0,0,price,16,40,60,20,1")
        #expect(lines.last == "2,0.2,price,16,40,60,20,0")
        func onTheWay(by x: CGFloat) -> String {
            Snapshotting<Card, String>.findings(
                of: { card in UIView.animate(withDuration: 0.5) { card.clock.frame.origin = CGPoint(x: 10 + x, y: 65) } }, on: config
            ).snapshot(card()).run { text = $0 }
            return text
        }
        #expect(onTheWay(by: 0).hasPrefix("overlapMidway: clock: `clock` overlaps `price` by up to "))
        #expect(onTheWay(by: 0).split(separator: "\n").count == 1)
    }
}
