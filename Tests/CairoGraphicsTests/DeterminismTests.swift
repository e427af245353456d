import Foundation
import Testing

@testable import CairoGraphics
@testable import Graphics

/// Drawing gives the same pictures whatever the machine's fonts.conf, locale, home folder and number of threads.
struct DeterminismTests {
    @Test func `hostile font configurations and locales change nothing`() async {
        let expected = SampleScreen.identities(on: Rasterizer())
        await #expect(processExitsWith: .success) { [expected = expected as [UInt64]] in
            let rules = """
                <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
                <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit>
                <edit name="hinting" mode="assign"><bool>true</bool></edit><edit name="antialias" mode="assign"><bool>false</bool></edit>
                <edit name="matrix" mode="assign"><times><name>matrix</name><matrix><double>2</double><double>0</double>
                <double>0</double><double>2</double></matrix></times></edit></match>
                <match target="pattern"><edit name="family" mode="assign"><string>Noto Serif</string></edit></match></fontconfig>
                """
            let folder = FileManager.default.temporaryDirectory.appending(path: "hostile-\(ProcessInfo.processInfo.processIdentifier)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appending(path: "fonts.conf")
            try Data(rules.utf8).write(to: file)
            let settings = [
                ("FONTCONFIG_FILE", file.path), ("HOME", folder.path), ("XDG_CONFIG_HOME", folder.path), ("LANG", "ar_EG.UTF-8"),
                ("LC_ALL", "tr_TR.UTF-8"), ("PANGO_LANGUAGE", "th:ja"), ("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0"),
                ("PIXMAN_DISABLE", "sse2 ssse3"), ("TZ", "Pacific/Apia"),
            ]
            for (name, value) in settings { setenv(name, value, 1) }
            _ = unsafe setlocale(LC_ALL, "")
            #expect(SampleScreen.identities(on: Rasterizer()) == expected)
        }
    }

    @Test func `several threads draw the same pictures`() async {
        let expected = SampleScreen.identities(on: Rasterizer())
        let results = await withTaskGroup(of: [UInt64].self) { group in
            for _ in 0..<4 { group.addTask { SampleScreen.identities(on: Rasterizer()) } }
            return await group.reduce(into: [[UInt64]]()) { $0.append($1) }
        }
        #expect(results == Array(repeating: expected, count: 4))
    }

    @Test func `a used rasteriser draws the same pictures as a fresh one`() {
        let used = Rasterizer()
        let first = SampleScreen.identities(on: used)
        for size in 8..<40 {
            let block = TextBlock(runs: [TextRun("Warm up \(size)", font: FontDescriptor(size: CGFloat(size)), color: .black)], scale: 2)
            _ = used.draw(
                DisplayList([.text(block, in: CGRect(x: 0, y: 0, width: 200, height: 60), centered: false)]),
                size: CGSize(width: 200, height: 60), scale: 2)
        }
        #expect(SampleScreen.identities(on: used) == first)
    }
}

/// A sample of everything that can be drawn: scripts, emoji, shadows, gradients, clips, groups, blurs and pictures.
enum SampleScreen {
    static func identities(on rasterizer: Rasterizer) -> [UInt64] {
        [CGFloat(1), 2].flatMap { scale in
            [false, true].map { isRightToLeft in
                rasterizer.draw(
                    list(scale: scale, isRightToLeft: isRightToLeft), size: CGSize(width: 220, height: 240), scale: scale,
                    background: .white
                )
                .identity
            }
        }
    }

    private static func list(scale: CGFloat, isRightToLeft: Bool) -> DisplayList {
        let gradient = Gradient(colors: [CGColor(red: 1, green: 0.3, blue: 0), CGColor(red: 0.4, green: 0, blue: 0.8, alpha: 0.5)])
        var list = DisplayList()
        let card = CGPath(rect: CGRect(x: 10, y: 10, width: 200, height: 120), cornerRadii: CornerRadii(14), curve: .continuous)
        list.append(
            .shadow(card, Shadow(color: CGColor(gray: 0, alpha: 0.3), offset: CGSize(width: 0, height: 3), radius: 5), knockout: true))
        list.append(.fill(card, .color(.white), .winding))
        let texts = ["Signs & kerning: AVATAR", "Ελλάς, Київ", "مرحبا 123", "שלום", "日本語 한글", "हिन्दी ไทย", "😀👨‍👩‍👧🇩🇪", "→ ✓"]
        for (at, text) in texts.enumerated() {
            let font = FontDescriptor(size: CGFloat(11 + at), weight: at % 2 == 0 ? 400 : 600)
            let block = TextBlock(
                runs: [TextRun(text, font: font, color: CGColor(gray: 0.1))], numberOfLines: 1, isRightToLeft: isRightToLeft, scale: scale)
            list.append(.text(block, in: CGRect(x: 14, y: 14 + CGFloat(at) * 26, width: 190, height: 26), centered: true))
        }
        list.append(.beginGroup(opacity: 0.6, blend: .multiply))
        list.append(
            .fill(
                CGPath(ellipseIn: CGRect(x: 120, y: 20, width: 70, height: 70)), .conic(gradient, center: CGPoint(x: 155, y: 55), angle: 1),
                .winding))
        list.append(
            .endGroup(mask: DisplayList([.fill(CGPath(ellipseIn: CGRect(x: 130, y: 20, width: 70, height: 70)), .color(.black), .winding)]))
        )
        list.append(.save)
        list.append(.concatenate(CGAffineTransform(rotationAngle: 0.2)))
        list.append(
            .stroke(
                CGPath(rect: CGRect(x: 60, y: 150, width: 60, height: 30)), .axial(gradient, from: .zero, to: CGPoint(x: 120, y: 0)),
                StrokeStyle(width: 3)))
        let picture = Bitmap(width: 16, height: 16, bytes: (0..<256).flatMap { [UInt8($0), 128, 255 - UInt8($0), 255] as [UInt8] })
        list.append(
            .image(
                ImageSource(bitmap: picture, size: CGSize(width: 16, height: 16)), in: CGRect(x: 140, y: 130, width: 40, height: 33),
                tint: nil))
        list.append(.restore)
        list.append(.backdrop(CGPath(rect: CGRect(x: 0, y: 180, width: 220, height: 40)), blurRadius: 6, saturation: 1.8))
        return list
    }
}
