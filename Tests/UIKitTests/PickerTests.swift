import Foundation
import Testing
import UIKit

/// Picker views: their size, rows and selection.
@MainActor struct PickerTests {
    private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let columns = [["Small", "Medium", "Large"], ["Red", "Blue"]]
        func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
        func pickerView(_ picker: UIPickerView, numberOfRowsInComponent component: Int) -> Int { columns[component].count }
        func pickerView(_ picker: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { columns[component][row] }
    }

    private let source = Sizes()

    private func picker() -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = source
        picker.delegate = source
        return picker
    }

    @Test func `a picker is 320 by 216 points and divides its width among its columns`() {
        let picker = picker()
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 2)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 160, height: 32))
    }

    @Test func `a picker selects its first rows until others are selected`() {
        let picker = picker()
        #expect(picker.selectedRow(inComponent: 0) == 0 && UIPickerView().selectedRow(inComponent: 0) == -1)
        picker.selectRow(2, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 2 && picker.selectedRow(inComponent: 1) == 0)
        #expect(picker.summary == "Large Red")
    }

    @Test func `the selected row is drawn on a plate in the middle, and the picture changes with it`() throws {
        let picker = picker()
        func picture() throws -> Bitmap {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return try #require(
                UIGraphicsImageRenderer(bounds: picker.bounds, format: format).image { picker.layer.render(in: $0.cgContext) }.bitmap)
        }
        let first = try picture()
        #expect(first[12, 108].alpha > 0 && first[12, 20].alpha == 0)
        picker.selectRow(1, inComponent: 0, animated: false)
        #expect(try picture() != first)
    }
}
