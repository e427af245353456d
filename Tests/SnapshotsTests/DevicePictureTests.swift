import CairoGraphics
import Foundation
import Graphics
import Testing
import UIKit

@testable import Rendering

/// The clock of the status bar.
struct StatusBarTests {
    private static func clock(_ cell: String, _ run: SimulatedRun = .standard) throws -> String {
        let cell = try #require(Cell(named: cell, catalog: .standard))
        return run.perform { cell.run.clock }
    }

    @Test func `the clock has the cell's digits and the run's time`() throws {
        let eve = Date(timeIntervalSince1970: 1_798_138_800)  // 24 December 2026, 19:00 in Greenwich
        #expect(try Self.clock("iPhone-16-Pro/portrait") == "9:41")
        #expect(try Self.clock("iPhone-16-Pro/portrait/ar") == "٩:٤١")
        #expect(try Self.clock("iPhone-16-Pro/portrait/de") == "09:41")
        #expect(try Self.clock("iPhone-16-Pro/portrait", SimulatedRun(now: eve)) == "7:00")
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(
            try Self.clock("iPhone-16-Pro/portrait", SimulatedRun(now: eve, timeZone: berlin, locale: Locale(identifier: "de_DE")))
                == "20:00")
    }
}

extension StatusBarTests {
    /// The middle of the time, the beginnings of the mobile network and the wireless mark, and the frame of the battery with its nub.
    private static func contents(_ name: String) throws -> (time: CGPoint, network: CGFloat, wireless: CGFloat, battery: CGRect) {
        let cell = try #require(Cell(named: name, catalog: .standard))
        let bar = StatusBarPicture(
            cell: cell, clock: "9:41", text: Typesetter.standard, color: .black,
            height: cell.device.placement(in: .portrait).statusBarHeight,
            hasEars: true)
        var paths: [CGRect] = [], time = CGPoint.zero
        for command in bar.list.commands {
            guard case .paint(let painting) = command else { continue }
            switch painting {
            case .fill(let path, _, _): paths.append(path.boundingBoxOfPath)
            case .stroke(let path, _, let style): paths.append(path.boundingBoxOfPath.insetBy(dx: -style.width / 2, dy: -style.width / 2))
            case .text(let text): time = CGPoint(x: text.rect.midX, y: text.rect.midY)
            default: break
            }
        }
        let network = paths[..<4], marks = paths[4..<7], battery = paths[7...].reduce(paths[7]) { $0.union($1) }
        return (time, network.map(\.minX).min() ?? 0, marks.map(\.midX).min() ?? 0, battery)
    }

    @Test(
        arguments: [
            ("iPhone-17-Pro/portrait", 74.3, 32.5, 288.33, 323.5, CGRect(x: 339.33, y: 26, width: 27.33, height: 13)),
            ("iPhone-17-Pro-Max/portrait", 83.84, 32.17, 312.33, 351.17, CGRect(x: 368.33, y: 24.83, width: 31, height: 14.67)),
        ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat, CGRect)])
    func `statusBar: the contents beside an island`(
        cell: String, time: CGFloat, middle: CGFloat, network: CGFloat, wireless: CGFloat, battery: CGRect
    ) throws {
        let bar = try Self.contents(cell)
        #expect(abs(bar.time.x - time) < 0.1 && abs(bar.time.y - middle) < 0.1)
        #expect(abs(bar.network - network) < 0.5 && abs(bar.wireless - wireless) < 0.5)
        let differences = [bar.battery.minX - battery.minX, bar.battery.minY - battery.minY, bar.battery.maxX - battery.maxX]
        #expect(differences.allSatisfy { abs($0) < 0.5 }, "\(bar.battery)")
    }

    @Test func `the contents of the status bar are mirrored for languages from right to left`() throws {
        let left = try Self.contents("iPhone-17-Pro/portrait"), right = try Self.contents("iPhone-17-Pro/portrait/rtl")
        #expect(abs(right.time.x - (402 - left.time.x)) < 0.01)
        #expect(abs(right.network - (402 - left.battery.maxX)) < 0.5)
        #expect(right.network < right.wireless && right.wireless < right.battery.minX)
    }
}

/// The device frame around a picture.
struct DeviceFrameTests {
    private static let blurred = Screen("Blurred") {
        let controller = UIViewController()
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        effect.frame = CGRect(x: 0, y: 200, width: 500, height: 120)
        controller.view.backgroundColor = .systemTeal
        controller.view.addSubview(effect)
        return controller
    }

    /// Without its own group, a bar's blur included the dark bezel beside it.
    @Test func `the screen inside its frame is the same as the screen alone`() async throws {
        let cell = try #require(Cell(named: "iPhone-16-Pro/portrait", catalog: .standard))
        let job = Renderer.Job(Self.blurred.cases[0], in: cell)
        let pictures = await Renderer(workers: 1).forEach([job]) { snapshot, rasterizer in
            (rasterizer.draw(snapshot.drawing), rasterizer.draw(snapshot.framedDrawing))
        }
        let (plain, framed) = try pictures[0].get()
        let inset = (framed.width - plain.width) / 2, top = (framed.height - plain.height) / 2
        for y in stride(from: 600, to: 960, by: 20) {
            for x in 0..<plain.width { #expect(plain[x, y] == framed[x + inset, y + top], "\(x), \(y)") }
        }
    }
}

/// The keyboard in a picture.
struct KeyboardPictureTests {
    private static let plain = Screen("Plain") {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        return controller
    }

    @Test(arguments: [("iPhone-16-Pro/portrait/keyboard", false), ("iPhone-16-Pro-iOS-26/portrait/keyboard", true)])
    func `keyboard: its upper corners are round in iOS 26`(name: String, isRound: Bool) async throws {
        let cell = try #require(Cell(named: name, catalog: .standard))
        let pictures = await Renderer(workers: 1).forEach([Renderer.Job(Self.plain.cases[0], in: cell)]) { snapshot, rasterizer in
            rasterizer.draw(snapshot.drawing)
        }
        let picture = try pictures[0].get(), scale = picture.width / 402
        let top = picture.height - Int(cell.device.placement(in: .portrait).keyboard.height) * scale
        #expect((picture[scale, top + scale].red > 250) == isRound)
        #expect(picture[40 * scale, top + 2 * scale].red < 230 && picture[scale, top + 40 * scale].red < 230)
    }
}
