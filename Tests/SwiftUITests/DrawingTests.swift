import SwiftUI
import Testing

@MainActor struct DrawingTests {
    private let size = CGSize(width: 100, height: 100)

    private func color(_ point: CGPoint = CGPoint(x: 50, y: 50), @ViewBuilder _ content: () -> some View) -> CGColor {
        Hosted(size, content).color(point)
    }

    private func isNear(_ color: CGColor, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> Bool {
        max(abs(color.red - red), abs(color.green - green), abs(color.blue - blue)) < 0.02
    }

    // MARK: Colours

    @Test func `a widget's family describes itself by its name`() {
        #expect(WidgetFamily.allCases.map(\.description).contains("systemExtraLargePortrait"))
        #expect("\(WidgetFamily.systemMedium)" == "systemMedium")
    }

    @Test func `widgetBackground: a picture of a view has no widget's background, whatever its preview is shown as`() {
        func picture(_ content: some View) -> CGColor { color { content.background(.green) } }
        let tile = Color.clear.containerBackground(.red, for: .widget)
        let green = picture(Color.clear)
        #expect(picture(tile) == green)
        #expect(picture(Color.clear.containerBackground(for: .widget) { Color.red }) == green)
        #expect(picture(Color.clear.containerBackground(.red, for: .navigation)) != green)
        #expect(picture(tile.previewContext(WidgetPreviewContext(family: .systemSmall))) == green)
    }

    @Test func `a picture's own format has its scale`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        #expect(image.imageRendererFormat.scale == image.scale)
    }

    @Test func `linear parts are encoded`() {
        // The curve of sRGB: a linear 0.5 is 0.735.
        let resolved = Color(.sRGBLinear, white: 0.5).resolve(in: EnvironmentValues())
        #expect(abs(resolved.linearRed - 0.5) < 1e-4)
        #expect(abs(resolved.red - 0.7354) < 1e-3)
        #expect(Color.Resolved(red: 1, green: 0, blue: 0.5).description == "#FF0080FF")
    }

    @Test func `equal colours are equal`() {
        #expect(Color.red == Color.red)
        #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
        #expect(Set([Color.blue, .blue, .green]).count == 2)
        #expect(Color.red.opacity(0.5) != .red)
        #expect(Color(red: 1, green: 0, blue: 0).cgColor == CGColor(red: 1, green: 0, blue: 0))
        #expect(Color.primary.cgColor == nil)
    }

    @Test func `mixing goes from one colour to the other`() {
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        func resolved(_ color: Color) -> CGColor { color.resolve(in: EnvironmentValues()).cgColor }
        #expect(isNear(resolved(red.mix(with: blue, by: 0)), 1, 0, 0))
        #expect(isNear(resolved(red.mix(with: blue, by: 1)), 0, 0, 1))
        #expect(isNear(resolved(red.mix(with: blue, by: 0.5, in: .device)), 0.5, 0, 0.5))
        // Oklab's middle of red and blue (bottosson.github.io/posts/oklab).
        #expect(isNear(resolved(red.mix(with: blue, by: 0.5)), 0.55, 0.325, 0.64))
    }

    @Test func `a colour follows the scheme of its place`() {
        let light = color { Color.primary }
        let dark = color { Color.primary.environment(\.colorScheme, .dark) }
        #expect(light == .black)
        #expect(dark == .white)
    }

    // MARK: Gradients

    @Test func `a linear gradient goes from its start to its end`() {
        let hosted = Hosted(size) { LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing) }
        #expect(hosted.color(CGPoint(x: 10, y: 50)).red < 0.15)
        #expect(abs(hosted.color(CGPoint(x: 50, y: 50)).red - 0.5) < 0.02)
        #expect(hosted.color(CGPoint(x: 90, y: 50)).red > 0.85)
    }

    @Test func `a radial gradient begins at its inner radius`() {
        let hosted = Hosted(size) { RadialGradient(colors: [.black, .white], center: .center, startRadius: 20, endRadius: 40) }
        #expect(hosted.color(CGPoint(x: 65, y: 50)).red < 0.02)
        #expect(abs(hosted.color(CGPoint(x: 80, y: 50)).red - 0.5) < 0.03)
        #expect(hosted.color(CGPoint(x: 95, y: 50)).red > 0.98)
    }

    @Test func `an angular gradient turns clockwise from the right`() {
        let hosted = Hosted(size) { AngularGradient(colors: [.black, .white], center: .center) }
        #expect(abs(hosted.color(CGPoint(x: 50, y: 90)).red - 0.25) < 0.03)
        #expect(abs(hosted.color(CGPoint(x: 10, y: 50)).red - 0.5) < 0.03)
        #expect(abs(hosted.color(CGPoint(x: 50, y: 10)).red - 0.75) < 0.03)
    }

    // MARK: Shapes

    @Test func `lines are drawn on both sides of an outline, borders inside of it`() {
        let stroked = Hosted(size) { Rectangle().stroke(.black, lineWidth: 10).padding(20) }
        #expect(stroked.color(CGPoint(x: 17, y: 50)) == .black)
        #expect(stroked.color(CGPoint(x: 27, y: 50)) == .white)
        let bordered = Hosted(size) { Rectangle().strokeBorder(.black, lineWidth: 10).padding(20) }
        #expect(bordered.color(CGPoint(x: 17, y: 50)) == .white)
        #expect(bordered.color(CGPoint(x: 27, y: 50)) == .black)
    }

    @Test func `a filled shape can have a line, too`() {
        let hosted = Hosted(size) { Rectangle().fill(.white).stroke(.black, lineWidth: 10).padding(20).background(.red) }
        #expect(hosted.color(CGPoint(x: 50, y: 50)) == .white)
        #expect(hosted.color(CGPoint(x: 20, y: 50)) == .black)
    }

    @Test func `paths of changed shapes`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 25, y: 12.5, width: 50, height: 25))
        #expect(Rectangle().offset(x: 5, y: 6).path(in: rect).boundingRect.origin == CGPoint(x: 5, y: 6))
        #expect(Rectangle().size(width: 10, height: 20).path(in: rect).boundingRect.size == CGSize(width: 10, height: 20))
        #expect(Rectangle().inset(by: 10).path(in: rect).boundingRect == CGRect(x: 10, y: 10, width: 80, height: 30))
        #expect(Circle().path(in: rect).boundingRect == CGRect(x: 25, y: 0, width: 50, height: 50))
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        #expect(abs(turned.width - 50) < 1e-6)
        #expect(abs(turned.height - 100) < 1e-6)
        #expect(AnyShape(.capsule).path(in: rect) == Capsule().path(in: rect))
    }

    @Test func `a part of a path has its share of the length`() {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        let part = path.trimmedPath(from: 0.25, to: 0.75).boundingRect
        #expect(abs(part.minX - 25) < 1e-6)
        #expect(abs(part.maxX - 75) < 1e-6)
    }

    @Test func `a path can be written and read`() throws {
        let text = "0 0 m 10 0 l 10 5 12 8 20 10 c h"
        let path = try #require(Path(text))
        #expect(path.description == text)
        #expect(Path("1 m") == nil)
    }

    @Test func `an arc between two tangents`() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 20)
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x - 50) < 1e-3)
        #expect(abs(end.y - 20) < 1e-3)
        #expect(path.boundingRect.maxX <= 50.01)
    }

    @Test func `uneven corners are mirrored with the language`() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 50).fill(.black)
        let corner = CGPoint(x: 3, y: 3), other = CGPoint(x: 97, y: 3)
        let hosted = Hosted(size) { shape }
        #expect(hosted.color(corner) == .white)
        #expect(hosted.color(other) == .black)
        let mirrored = Hosted(size) { shape.environment(\.layoutDirection, .rightToLeft) }
        #expect(mirrored.color(corner) == .black)
        #expect(mirrored.color(other) == .white)
    }

    // MARK: Effects

    @Test func `clips and masks show a part`() {
        #expect(color(CGPoint(x: 5, y: 5)) { Color.black.clipShape(Circle()) } == .white)
        #expect(color { Color.black.clipShape(Circle()) } == .black)
        #expect(color(CGPoint(x: 5, y: 50)) { Color.black.mask { Rectangle().frame(width: 50) } } == .white)
        #expect(color { Color.black.mask { Rectangle().frame(width: 50) } } == .black)
        #expect(color(CGPoint(x: 10, y: 50)) { Color.black.frame(width: 200).frame(width: 50).clipped() } == .white)
    }

    @Test func `effects on colours`() {
        let red = Color(red: 1, green: 0, blue: 0), grey = Color(white: 0.4)
        #expect(isNear(color { red.colorInvert() }, 0, 1, 1))
        // The weight of red in luminance is 0.213 (Rec. 709).
        #expect(isNear(color { red.grayscale(1) }, 0.213, 0.213, 0.213))
        #expect(isNear(color { grey.brightness(0.2) }, 0.6, 0.6, 0.6))
        #expect(isNear(color { grey.contrast(2) }, 0.3, 0.3, 0.3))
        #expect(isNear(color { Color(white: 0.5).colorMultiply(red) }, 0.5, 0, 0))
        #expect(isNear(color { red.saturation(0) }, 0.213, 0.213, 0.213))
    }

    @Test func `a blur spreads over an edge`() {
        let hosted = Hosted(size) { Color.black.frame(width: 50).blur(radius: 10) }
        let edge = hosted.color(CGPoint(x: 25, y: 50)).red
        #expect(abs(edge - 0.5) < 0.05)
        #expect(hosted.color(CGPoint(x: 15, y: 50)).red < 1)
    }

    @Test func `blend modes mix with what is behind`() {
        let mixed = color {
            ZStack {
                Color(red: 1, green: 1, blue: 0)
                Color(red: 0, green: 1, blue: 1).blendMode(.multiply)
            }
        }
        #expect(isNear(mixed, 0, 1, 0))
    }

    @Test func `a shadow falls where it is offset`() {
        let hosted = Hosted(size) {
            Color.white.frame(width: 40, height: 40).shadow(color: .black, radius: 0, x: 20, y: 0)
        }
        #expect(hosted.color(CGPoint(x: 80, y: 50)) == .black)
        #expect(hosted.color(CGPoint(x: 20, y: 50)) == .white)
    }

    @Test func `transforms do not change the layout`() {
        let hosted = Hosted(size) {
            HStack(spacing: 0) {
                Color.black.frame(width: 20, height: 20).scaleEffect(2)
                Color.red.frame(width: 20, height: 20)
            }
        }
        #expect(hosted.color(CGPoint(x: 24, y: 50)) == .black)
        #expect(hosted.frames.map(\.minX).contains(50))
    }

    @Test func `a scale keeps its anchor in place`() {
        let hosted = Hosted(size) { Color.black.frame(width: 20, height: 20).scaleEffect(2, anchor: .topLeading) }
        #expect(hosted.color(CGPoint(x: 39, y: 50)) == .white)
        #expect(hosted.color(CGPoint(x: 78, y: 78)) == .black)
    }

    @Test func `a geometry effect transforms from the top left`() {
        struct Half: GeometryEffect {
            func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(scaleX: 0.5, y: 0.5)) }
        }
        let hosted = Hosted(size) { Color.black.modifier(Half()) }
        #expect(hosted.color(CGPoint(x: 25, y: 25)) == .black)
        #expect(hosted.color(CGPoint(x: 75, y: 75)) == .white)
    }

    @Test func `a redacted text is not readable`() {
        let hosted = Hosted { Text("Secret").redacted(reason: .placeholder) }
        #expect(hosted.texts.isEmpty)
        #expect(Hosted { Text("Secret").unredacted().redacted(reason: .placeholder) }.texts == ["Secret"])
        #expect(Hosted { Text("Secret").redacted(reason: .privacy) }.texts == ["Secret"])
        #expect(Hosted { Text("Secret").privacySensitive().redacted(reason: .privacy) }.texts.isEmpty)
    }

    // MARK: Canvas and renderer

    @Test func `a canvas draws with settings of each copy`() {
        let hosted = Hosted(size) {
            Canvas { context, size in
                var moved = context
                moved.translateBy(x: 50, y: 0)
                moved.opacity = 0.5
                moved.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.black))
                context.fill(Path(CGRect(x: 0, y: 50, width: size.width / 2, height: 50)), with: .color(.black))
            }
        }
        #expect(abs(hosted.color(CGPoint(x: 75, y: 25)).red - 0.5) < 0.02)
        #expect(hosted.color(CGPoint(x: 25, y: 75)) == .black)
        #expect(hosted.color(CGPoint(x: 25, y: 25)) == .white)
    }

    @Test func `a canvas draws symbols by their tags`() {
        let hosted = Hosted(size) {
            Canvas { context, _ in
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 20, y: 20)) }
            } symbols: {
                ForEach([0, 1], id: \.self) { Color(white: $0 == 1 ? 0 : 0.5).frame(width: 20, height: 20) }
            }
        }
        #expect(hosted.color(CGPoint(x: 20, y: 20)) == .black)
        #expect(hosted.color(CGPoint(x: 40, y: 20)) == .white)
    }

    @Test func `a renderer makes a picture of a view's size`() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
        renderer.scale = 3
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 30, height: 20))
        #expect(image.cgImage?.width == 90)
    }

    @Test func `a picture that is not loaded leaves its placeholder`() {
        let hosted = Hosted(size) {
            AsyncImage(url: URL(string: "https://example.com/picture.png")) {
                $0.resizable()
            } placeholder: {
                Text("Loading")
            }
        }
        #expect(hosted.texts == ["Loading"])
    }
}
