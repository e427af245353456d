import Foundation
import UIKit

extension ViewBuilder {
    func segmentedControl(_ reading: Reading) -> UIView {
        let view = made(UISegmentedControl(), reading)
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
        return view
    }

    func progressView(_ reading: Reading) -> UIView {
        made(UIProgressView(progressViewStyle: reading["progressViewStyle"] == "bar" ? .bar : .default), reading)
    }

    func activityIndicator(_ reading: Reading) -> UIView {
        let style = reading["style"]
        let view = made(UIActivityIndicatorView(style: style == "large" || style == "whiteLarge" ? .large : .medium), reading)
        if style == "white" || style == "whiteLarge", reading.child(key: "color") == nil { view.color = .white }
        // Interface Builder writes the flag only if it is set.
        view.hidesWhenStopped = reading.flag("hidesWhenStopped") ?? false
        return view
    }

    func pageControl(_ reading: Reading) -> UIView {
        let view = made(UIPageControl(), reading)
        view.hidesForSinglePage = reading.flag("hidesForSinglePage") ?? false
        return view
    }

    func pickerView(_ reading: Reading) -> UIView { UIPickerView() }

    func datePicker(_ reading: Reading) -> UIView {
        let view = made(UIDatePicker(), reading)
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
        return view
    }
}
