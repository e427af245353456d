import Foundation
import UIKit

extension ViewBuilder {
    /// Returns a count that is bounded, so that no control loops over a million parts.
    private func count(_ name: String, of reading: Reading, atMost most: Int) -> Int? {
        reading.integer(name).map { min(max($0, 0), most) }
    }

    private func setControl(_ control: UIControl, _ reading: Reading) {
        control.isEnabled = reading.flag("enabled") ?? true
        control.isSelected = reading.flag("selected") ?? false
        reading.skip("contentHorizontalAlignment", "contentVerticalAlignment", "highlighted")
    }

    func switchView(_ reading: Reading) -> UIView {
        let view = made(UISwitch())
        view.isOn = reading.flag("on") ?? false
        if let color = reading.child(key: "onTintColor").flatMap(ColorReader.color) { view.onTintColor = color }
        if let color = reading.child(key: "thumbTintColor").flatMap(ColorReader.color) { view.thumbTintColor = color }
        reading.skip("title")
        setControl(view, reading)
        return view
    }

    func slider(_ reading: Reading) -> UIView {
        let view = made(UISlider())
        view.minimumValue = Float(reading.number("minValue") ?? 0)
        view.maximumValue = Float(reading.number("maxValue") ?? 1)
        view.value = Float(reading.number("value") ?? 0)
        if let color = reading.child(key: "minimumTrackTintColor").flatMap(ColorReader.color) { view.minimumTrackTintColor = color }
        if let color = reading.child(key: "maximumTrackTintColor").flatMap(ColorReader.color) { view.maximumTrackTintColor = color }
        if let color = reading.child(key: "thumbTintColor").flatMap(ColorReader.color) { view.thumbTintColor = color }
        setControl(view, reading)
        return view
    }

    func segmentedControl(_ reading: Reading) -> UIView {
        let view = made(UISegmentedControl())
        for (index, segment) in reading.items("segments").prefix(64).enumerated() {
            if let image = ImageReader.image(of: segment) {
                view.insertSegment(with: image, at: index, animated: false)
            } else {
                let key = reading.element.id.map { "\($0).segmentTitles[\(index)]" }
                let title = localized(segment["title"], as: key, at: segment.element)
                view.insertSegment(withTitle: title, at: index, animated: false)
            }
            if segment.flag("enabled") == false { view.setEnabled(false, forSegmentAt: index) }
            if let width = segment.number("width"), width > 0 { view.setWidth(min(width, 10_000), forSegmentAt: index) }
        }
        let selected = reading.integer("selectedSegmentIndex") ?? -1
        view.selectedSegmentIndex = (0..<view.numberOfSegments).contains(selected) ? selected : -1
        view.apportionsSegmentWidthsByContent = reading.flag("apportionsSegmentWidthsByContent") ?? false
        if let color = reading.child(key: "selectedSegmentTintColor").flatMap(ColorReader.color) { view.selectedSegmentTintColor = color }
        setControl(view, reading)
        return view
    }

    func progressView(_ reading: Reading) -> UIView {
        let view = made(UIProgressView(progressViewStyle: reading["progressViewStyle"] == "bar" ? .bar : .default))
        view.progress = Float(reading.number("progress") ?? 0)
        if let color = reading.child(key: "progressTintColor").flatMap(ColorReader.color) { view.progressTintColor = color }
        if let color = reading.child(key: "trackTintColor").flatMap(ColorReader.color) { view.trackTintColor = color }
        return view
    }

    func activityIndicator(_ reading: Reading) -> UIView {
        let style = reading["style"]
        let view = made(UIActivityIndicatorView(style: style == "large" || style == "whiteLarge" ? .large : .medium))
        if style == "white" || style == "whiteLarge" { view.color = .white }
        if let color = reading.child(key: "color").flatMap(ColorReader.color) { view.color = color }
        view.hidesWhenStopped = reading.flag("hidesWhenStopped") ?? false
        if reading.flag("animating") == true { view.startAnimating() }
        return view
    }

    func pageControl(_ reading: Reading) -> UIView {
        let view = made(UIPageControl())
        view.numberOfPages = count("numberOfPages", of: reading, atMost: 200) ?? 0
        view.currentPage = count("currentPage", of: reading, atMost: 200) ?? 0
        view.hidesForSinglePage = reading.flag("hidesForSinglePage") ?? false
        if let color = reading.child(key: "pageIndicatorTintColor").flatMap(ColorReader.color) { view.pageIndicatorTintColor = color }
        if let color = reading.child(key: "currentPageIndicatorTintColor").flatMap(ColorReader.color) {
            view.currentPageIndicatorTintColor = color
        }
        setControl(view, reading)
        return view
    }

    func stepper(_ reading: Reading) -> UIView {
        let view = made(UIStepper())
        view.minimumValue = reading.number("minimumValue") ?? 0
        view.maximumValue = reading.number("maximumValue") ?? 100
        view.value = reading.number("value") ?? 0
        setControl(view, reading)
        return view
    }

    func pickerView(_ reading: Reading) -> UIView { UIPickerView() }

    func datePicker(_ reading: Reading) -> UIView {
        let view = made(UIDatePicker())
        switch reading["datePickerMode"] {
        case "time": view.datePickerMode = .time
        case "date": view.datePickerMode = .date
        case "countDownTimer": view.datePickerMode = .countDownTimer
        default: view.datePickerMode = .dateAndTime
        }
        switch reading["style"] {
        case "compact": view.preferredDatePickerStyle = .compact
        case "inline": view.preferredDatePickerStyle = .inline
        case "wheels": view.preferredDatePickerStyle = .wheels
        default: view.preferredDatePickerStyle = document.toolsVersion < .xcode12 ? .wheels : .automatic
        }
        if let date = reading.child("date", key: "date")?.number("timeIntervalSinceReferenceDate") {
            view.date = Date(timeIntervalSinceReferenceDate: min(max(date, -1e9), 1e10))
        }
        for name in ["minimumDate", "maximumDate"] { if let date = reading.child(key: name) { session.markAll(date.element) } }
        reading.skip("minuteInterval", "useCurrentDate", "countDownDuration")
        setControl(view, reading)
        return view
    }
}
