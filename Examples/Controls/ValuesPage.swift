import UIKit

/// Controls with a value.
public final class ValuesPage: ControlPage {
    override func build() {
        group(
            "Switch: on, off, disabled, tinted",
            row([toggle(true), toggle(false), disabled(toggle(true)), disabled(toggle(false)), tinted()]))
        group("Slider, with images, disabled", [slider(0.4), pictured(), disabled(slider(0.7))])
        group("Stepper, at its end, disabled", row([stepper(5), stepper(0), disabled(stepper(5))], spacing: 8))
        group(
            "Segmented control, pictures, disabled",
            [segmented(["One", "Two", "Three"]), symbols(), disabled(segmented(["First", "Second"])), row([momentary()])])
        group("Progress", [progress(0.35), bar()])
        group("Activity", row([activity(.medium), activity(.large), coloured()], spacing: 24))
        group("Page control", [pages(5, 1), prominent()])
    }

    private func disabled<Control: UIControl>(_ control: Control) -> Control {
        control.isEnabled = false
        return control
    }

    private func toggle(_ isOn: Bool) -> UISwitch {
        let toggle = UISwitch()
        toggle.isOn = isOn
        return toggle
    }

    private func tinted() -> UISwitch {
        let toggle = toggle(true)
        toggle.onTintColor = .systemOrange
        return toggle
    }

    private func slider(_ value: Float) -> UISlider {
        let slider = UISlider()
        slider.value = value
        return slider
    }

    private func pictured() -> UISlider {
        let slider = slider(0.6)
        slider.minimumValueImage = UIImage(systemName: "speaker.fill")
        slider.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
        return slider
    }

    private func stepper(_ value: Double) -> UIStepper {
        let stepper = UIStepper()
        stepper.value = value
        return stepper
    }

    private func segmented(_ titles: [String]) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = 1
        return control
    }

    private func symbols() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["list.bullet", "square.grid.2x2", "map"].compactMap { UIImage(systemName: $0) })
        control.selectedSegmentIndex = 0
        return control
    }

    private func momentary() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["Back", "Forward"])
        control.isMomentary = true
        control.setEnabled(false, forSegmentAt: 1)
        return control
    }

    private func progress(_ value: Float) -> UIProgressView {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = value
        return view
    }

    private func bar() -> UIProgressView {
        let view = UIProgressView(progressViewStyle: .bar)
        view.progress = 0.8
        view.progressTintColor = .systemPurple
        return view
    }

    private func activity(_ style: UIActivityIndicatorView.Style) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: style)
        view.startAnimating()
        return view
    }

    private func coloured() -> UIActivityIndicatorView {
        let view = activity(.large)
        view.color = .systemPink
        return view
    }

    private func pages(_ count: Int, _ current: Int) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = count
        control.currentPage = current
        control.pageIndicatorTintColor = .tertiaryLabel
        control.currentPageIndicatorTintColor = .label
        return control
    }

    private func prominent() -> UIPageControl {
        let control = pages(4, 0)
        control.backgroundStyle = .prominent
        return control
    }
}
