import Foundation
import Graphics
import Testing
import UIKit

/// Gradient layers and visual effects, pixel by pixel.
@MainActor struct GradientLayerTests {
    private func picture(of view: UIView) throws -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { view.layer.render(in: $0.cgContext) }
        return try #require(image.bitmap)
    }

    private func picture(_ change: (CAGradientLayer) -> Void) throws -> Bitmap {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        change(gradient)
        view.layer.addSublayer(gradient)
        return try picture(of: view)
    }

    @Test func `a gradient runs from top to bottom`() throws {
        let picture = try picture { _ in }
        #expect(picture[20, 0].red < 8 && picture[20, 39].red > 247 && abs(Int(picture[20, 20].red) - 131) < 4)
        #expect(picture[0, 10] == picture[39, 10])
    }

    @Test func `a gradient runs from its start point to its end point`() throws {
        let picture = try picture {
            $0.startPoint = CGPoint(x: 1, y: 0.5)
            $0.endPoint = CGPoint(x: 0, y: 0.5)
        }
        #expect(picture[39, 5].red < 8 && picture[0, 5].red > 247 && picture[10, 0] == picture[10, 39])
    }

    @Test func `locations move the colours`() throws {
        let picture = try picture { $0.locations = [0.5, 0.75] }
        #expect(picture[20, 18].red == 0 && picture[20, 31].red == 255)
    }

    @Test func `a radial gradient is equal in all directions, and a conic one turns`() throws {
        let radial = try picture {
            $0.type = .radial
            $0.startPoint = CGPoint(x: 0.5, y: 0.5)
            $0.endPoint = CGPoint(x: 1, y: 1)
        }
        #expect(radial[20, 20].red < 20 && radial[20, 2] == radial[2, 20] && radial[0, 0].red == 255)
        let conic = try picture {
            $0.type = .conic
            $0.startPoint = CGPoint(x: 0.5, y: 0.5)
            $0.endPoint = CGPoint(x: 0.5, y: 0)
        }
        #expect(conic[22, 2].red < 40 && conic[17, 2].red > 215)
    }

    @Test func `a gradient without colours draws nothing`() throws {
        let picture = try picture { $0.colors = nil }
        #expect(picture[20, 20].alpha == 0)
    }

    @Test func `a blur smooths what is behind it, and its content stays sharp on top`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        view.backgroundColor = .white
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 80))
        let mark = UIView(frame: CGRect(x: 10, y: 10, width: 8, height: 8))
        stripe.backgroundColor = .black
        mark.backgroundColor = .red
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
        effect.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        effect.contentView.addSubview(mark)
        view.addSubview(stripe)
        view.addSubview(effect)
        view.layoutIfNeeded()
        let picture = try picture(of: view)
        #expect(picture[38, 70].red == 0 && picture[42, 70].red == 255)
        #expect(abs(Int(picture[38, 30].red) - Int(picture[42, 30].red)) < 40 && picture[2, 30].red < picture[78, 30].red)
        #expect(picture[14, 14].red == 255 && picture[14, 14].green == 0)
    }
}
