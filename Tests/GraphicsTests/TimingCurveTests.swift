import Foundation
import Graphics
import Testing

struct TimingCurveTests {
    @Test func `named curves begin at 0, end at 1 and are symmetric where they should be`() {
        for curve in [CubicCurve.linear, .easeIn, .easeOut, .easeInOut, .standard] {
            let timing = TimingCurve.cubic(curve)
            #expect(timing.progress(at: 0, duration: 0.3) == 0)
            #expect(timing.progress(at: 0.3, duration: 0.3) == 1)
        }
        #expect(abs(CubicCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
        #expect(abs(CubicCurve.easeIn.value(at: 0.25) + CubicCurve.easeOut.value(at: 0.75) - 1) < 1e-12)
    }

    /// CSS ease at half its duration: 0.8024 (any browser).
    @Test func `the standard curve is CSS ease`() {
        #expect(abs(CubicCurve.standard.value(at: 0.5) - 0.8024) < 1e-4)
    }

    @Test(arguments: [-0.5, 0, 0.3, 0.7]) func `a spring obeys its differential equation`(bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce, initialVelocity: 2)
        let h = 1e-4
        for t in stride(from: 0.05, to: 1, by: 0.05) {
            let (before, now, after) = (spring.progress(at: t - h), spring.progress(at: t), spring.progress(at: t + h))
            let acceleration = (after - 2 * now + before) / (h * h), velocity = (after - before) / (2 * h)
            let residual = spring.mass * acceleration + spring.damping * velocity + spring.stiffness * (now - 1)
            #expect(abs(residual) < 1e-2 * spring.stiffness * h * 100)
        }
        #expect(abs((spring.progress(at: h) - spring.progress(at: 0)) / h - 2) < 0.2)
    }

    /// Values of Animation.md, durationBounce.
    @Test func `duration and bounce give Apple's stiffness and damping`() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.stiffness - 157.9137) < 1e-4)
        #expect(abs(spring.damping - 17.5929) < 1e-4)
    }

    @Test func `a settled spring stays within a thousandth of its end`() {
        for bounce in [-0.3, 0, 0.2, 0.6] {
            let spring = Spring(duration: 0.5, bounce: bounce)
            for t in stride(from: spring.settlingDuration, to: spring.settlingDuration * 3, by: 0.01) {
                #expect(
                    abs(spring.progress(at: t) - 1) <= 0.0011
                        / max(0.1, (1 - min(spring.dampingRatio, 0.99) * min(spring.dampingRatio, 0.99)).squareRoot()))
            }
        }
    }
}
