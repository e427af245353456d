import Foundation
import Graphics

/// What decides which days of a calendar are selected.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    weak var view: UICalendarView?

    open func updateSelectableDates() { view?.setNeedsDisplay() }
    func isChosen(_ day: DateComponents) -> Bool { false }
    func maySelect(_ day: DateComponents) -> Bool { true }
    func tapped(_ day: DateComponents) {}
}

@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: DelegateMessages {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
}

/// One day, or none.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents? { didSet { view?.setNeedsDisplay() } }
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    override func isChosen(_ day: DateComponents) -> Bool { selectedDate?.isSameDay(day) ?? false }
    override func maySelect(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }
    override func tapped(_ day: DateComponents) {
        selectedDate = day
        delegate?.dateSelection(self, didSelectDate: day)
    }
}

@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: DelegateMessages {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
        true
    }
}

/// Any number of days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = [] { didSet { view?.setNeedsDisplay() } }
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override func isChosen(_ day: DateComponents) -> Bool { selectedDates.contains { $0.isSameDay(day) } }
    override func maySelect(_ day: DateComponents) -> Bool { delegate?.multiDateSelection(self, canSelectDate: day) ?? true }
    override func tapped(_ day: DateComponents) {
        if isChosen(day) {
            guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
            selectedDates.removeAll { $0.isSameDay(day) }
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

@preconcurrency @MainActor
public protocol UICalendarViewDelegate: DelegateMessages {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        nil
    }
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
}

/// A month with selectable days and decorations below them. Its text is English, and its calendar Gregorian, as that of a date picker.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    public enum DecorationSize: Int, Sendable { case small, medium, large }

    /// What is shown below the number of a day.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        enum Content {
            case dot(UIColor?, DecorationSize)
            case image(UIImage?, UIColor?, DecorationSize)
            case view(() -> UIView)
        }

        let content: Content

        init(_ content: Content) {
            self.content = content
            super.init()
        }

        public override convenience init() { self.init(.dot(nil, .medium)) }
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            self.init(.image(image, color, size))
        }
        public convenience init(customViewProvider: @escaping () -> UIView) { self.init(.view(customViewProvider)) }

        open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration(.dot(color, size)) }
        open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(.image(image, color, size))
        }
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration { Decoration(.view(customViewProvider)) }
    }

    open weak var delegate: (any UICalendarViewDelegate)? { didSet { contentDidChange() } }
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.view = nil
            selectionBehavior?.view = self
            setNeedsDisplay()
        }
    }
    open var calendar = Calendar(identifier: .gregorian) { didSet { setNeedsDisplay() } }
    open var locale = Locale(identifier: "en_US") { didSet { setNeedsDisplay() } }
    open var timeZone: TimeZone? { didSet { contentDidChange() } }
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { setNeedsDisplay() } }
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { setNeedsDisplay() } }
    open var wantsDateDecorations = true { didSet { contentDidChange() } }
    /// The month that is shown.
    open var visibleDateComponents: DateComponents {
        get { DateComponents(calendar: calendar, year: shown.year, month: shown.month) }
        set {
            let old = visibleDateComponents
            guard let year = newValue.year, let month = newValue.month, (1...12).contains(month) else { return }
            chosenMonth = (year, month)
            contentDidChange()
            guard old.year != year || old.month != month else { return }
            delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
        }
    }
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) { visibleDateComponents = dateComponents }
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { contentDidChange() }

    private var chosenMonth: (year: Int, month: Int)?
    private var today: CalendarMoment { CalendarMoment(SimulatedRun.current.now, timeZone: timeZone) }
    private var shown: (year: Int, month: Int) { chosenMonth ?? (today.year, today.month) }
    private var decorationViews: [UIView] = []

    private func contentDidChange() {
        setNeedsDisplay()
        setNeedsLayout()
    }

    /// As high as six weeks need (inferred from looking at iOS).
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44 + 22 + 6 * 54) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 320, height: intrinsicContentSize.height)
    }

    // MARK: Days

    private var grid: MonthGrid { MonthGrid(CalendarMoment(year: shown.year, month: shown.month), in: bounds) }

    private func components(_ day: Int) -> DateComponents {
        DateComponents(calendar: calendar, era: 1, year: shown.year, month: shown.month, day: day)
    }

    private func isAvailable(_ day: Int) -> Bool {
        let date = CalendarMoment.date(shown.year, shown.month, day, timeZone: timeZone)
        return date >= availableDateRange.start.addingTimeInterval(-86_399) && date <= availableDateRange.end
    }

    private func maySelect(_ day: Int) -> Bool { isAvailable(day) && selectionBehavior?.maySelect(components(day)) ?? true }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let today = today
        grid.draw(in: self, context) { day in
            MonthGrid.Day(
                isChosen: selectionBehavior?.isChosen(components(day)) ?? false,
                isToday: (today.year, today.month, today.day) == (shown.year, shown.month, day), isDisabled: !maySelect(day))
        }
        guard wantsDateDecorations, let delegate else { return }
        for day in 1...grid.dayCount {
            guard let decoration = delegate.calendarView(self, decorationFor: components(day)) else { continue }
            draw(decoration, below: day, context)
        }
    }

    /// The middle of a decoration, below the number.
    private func middle(below day: Int) -> CGPoint {
        let place = mirrored(grid.frame(of: day))
        return CGPoint(x: place.midX, y: min(place.midY + 25, place.maxY - 3))
    }

    private func draw(_ decoration: Decoration, below day: Int, _ context: CGContext) {
        let middle = middle(below: day)
        switch decoration.content {
        case .dot(let color, let size):
            let side: CGFloat = size == .small ? 4 : size == .medium ? 6 : 8
            context.setFillColor(resolved(color ?? .systemGray))
            context.fillEllipse(in: CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side))
        case .image(let image, let color, let size):
            let points: CGFloat = size == .small ? 9 : size == .medium ? 11 : 14
            guard let sized = image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: points)) else { return }
            let place = CGRect(
                x: middle.x - sized.size.width / 2, y: middle.y - sized.size.height / 2, width: sized.size.width, height: sized.size.height)
            let appearance = ImageAppearance(
                tint: resolved(color ?? .systemGray), traits: resolvedTraits, isRightToLeft: isRightToLeft, treatsAutomaticAsTemplate: true)
            context.draw(sized.value.drawing(in: place, appearance: appearance))
        case .view: break
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        decorationViews.forEach { $0.removeFromSuperview() }
        decorationViews = []
        guard wantsDateDecorations, let delegate else { return }
        for day in 1...grid.dayCount {
            guard case .view(let make) = delegate.calendarView(self, decorationFor: components(day))?.content else { continue }
            let view = make(), middle = middle(below: day)
            let size = view.bounds.size == .zero ? view.systemLayoutSizeFitting(Self.layoutFittingCompressedSize) : view.bounds.size
            view.frame = CGRect(
                x: roundToPixel(middle.x - size.width / 2), y: roundToPixel(middle.y - size.height / 2), width: size.width,
                height: size.height)
            addSubview(view)
            decorationViews.append(view)
        }
    }

    // MARK: Touches

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard var point = touches.first?.location(in: self) else { return }
        if isRightToLeft { point.x = bounds.width - point.x }
        if grid.chevrons.next.contains(point) { return turn(by: 1) }
        if grid.chevrons.previous.contains(point) { return turn(by: -1) }
        guard let day = grid.day(at: point), maySelect(day) else { return }
        selectionBehavior?.tapped(components(day))
    }

    private func turn(by months: Int) {
        let count = shown.year * 12 + shown.month - 1 + months
        visibleDateComponents = DateComponents(year: count / 12, month: count % 12 + 1)
    }

    package override var summary: String? { "\(CalendarMoment.months[shown.month - 1]) \(shown.year)" }
}

extension DateComponents {
    fileprivate func isSameDay(_ other: DateComponents) -> Bool { (year, month, day) == (other.year, other.month, other.day) }
}

extension CalendarMoment {
    /// The first day of a month, at midnight.
    init(year: Int, month: Int) { self.init(Self.date(year, month, 1, timeZone: nil), timeZone: nil) }

    /// Returns the beginning of a day (days since 1970, computed in eras of 400 years that begin in March).
    static func date(_ year: Int, _ month: Int, _ day: Int, timeZone: TimeZone?) -> Date {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        let date = Date(timeIntervalSince1970: Double(days) * 86_400)
        return date.addingTimeInterval(-Double(timeZone?.secondsFromGMT(for: date) ?? 0))
    }
}
