import Foundation

/// The style `.relative(presentation:)`, relative to the run's time; Foundation's own style is relative to the machine's.
public struct RelativeToRunStyle: FormatStyle, Sendable {
    let presentation: Date.RelativeFormatStyle.Presentation
    let unitsStyle: Date.RelativeFormatStyle.UnitsStyle
    var locale: Locale

    public func format(_ value: Date) -> String {
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: value, presentation: presentation, unitsStyle: unitsStyle, locale: locale, calendar: .current)
        return style.format(SimulatedRun.date)
    }

    public func locale(_ locale: Locale) -> RelativeToRunStyle {
        RelativeToRunStyle(presentation: presentation, unitsStyle: unitsStyle, locale: locale)
    }
}

extension FormatStyle where Self == RelativeToRunStyle {
    /// The replacement of `.relative(presentation:)` in an app's code that is rewritten for Linux.
    public static func relativeToRun(
        presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
    ) -> RelativeToRunStyle {
        RelativeToRunStyle(presentation: presentation, unitsStyle: unitsStyle, locale: .current)
    }
}
