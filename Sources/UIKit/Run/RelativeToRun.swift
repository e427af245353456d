import Foundation

/// `.relative(presentation:)` from the run's moment: Foundation's own counts from the machine's.
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
    /// What `.relative(presentation:)` becomes in an app's code that is rewritten for Linux.
    public static func relativeToRun(
        presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
    ) -> RelativeToRunStyle {
        RelativeToRunStyle(presentation: presentation, unitsStyle: unitsStyle, locale: .current)
    }
}
