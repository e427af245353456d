import Foundation
import Synchronization

// The replacements of Foundation's functions in a program with UIKit: see `Sources/CFoundationEntries`. Each has the result of the function
// it replaces.

@_silgen_name("plumb_locale_current") func currentLocale() -> Locale { SimulatedRun.state.run.locale }
@_silgen_name("plumb_locale_autoupdating") func autoupdatingLocale() -> Locale { SimulatedRun.state.run.locale }
@_silgen_name("plumb_locale_languages") func preferredLanguages() -> [String] { SimulatedRun.state.run.languages }

@_silgen_name("plumb_calendar_current") func currentCalendar() -> Calendar { SimulatedRun.state.calendar }
@_silgen_name("plumb_calendar_autoupdating") func autoupdatingCalendar() -> Calendar { SimulatedRun.state.calendar }

@_silgen_name("plumb_zone_current") func currentTimeZone() -> TimeZone { SimulatedRun.state.run.timeZone }
@_silgen_name("plumb_zone_autoupdating") func autoupdatingTimeZone() -> TimeZone { SimulatedRun.state.run.timeZone }
@_silgen_name("plumb_zone_default") func defaultTimeZone() -> TimeZone? { SimulatedRun.state.run.timeZone }
@_silgen_name("plumb_zone_own_default") func ownDefaultTimeZone() -> TimeZone? { SimulatedRun.state.run.timeZone }

// Core Foundation's objects are Foundation's: arguments are borrowed, results are owned by the caller.

@_cdecl("plumb_bundle_string") func bundleString(
    _ folder: UnsafeRawPointer?, _ key: UnsafeRawPointer?, _ value: UnsafeRawPointer?, _ table: UnsafeRawPointer?
) -> UnsafeRawPointer {
    let string = unsafe StringTable.string(
        for: text(key) ?? "", value: text(value), table: text(table), in: url(folder), languages: SimulatedRun.state.run.languages)
    return unsafe handedOver(NSString(string: string))
}

/// A bundle's information with the values of its table `InfoPlist` in the run's language, or nil if it has none. The caller does not own it.
@_cdecl("plumb_bundle_information") func bundleInformation(
    _ folder: UnsafeRawPointer?, _ information: UnsafeRawPointer?
) -> UnsafeRawPointer? {
    let folder = unsafe url(folder), languages = SimulatedRun.state.run.languages
    let strings = StringTable.strings(of: "InfoPlist", in: folder, languages: languages)
    guard let folder, !strings.isEmpty else { return nil }
    return unsafe BundleInformation.dictionary(of: [folder.path] + languages) {
        let all = NSMutableDictionary()
        if let information = unsafe information {
            all.addEntries(from: unsafe Unmanaged<NSDictionary>.fromOpaque(information).takeUnretainedValue() as! [AnyHashable: Any])
        }
        for (key, value) in strings { all.setObject(NSString(string: value), forKey: NSString(string: key)) }
        return all
    }
}

@_cdecl("plumb_bundle_localizations") func bundleLocalizations(_ folder: UnsafeRawPointer?) -> UnsafeRawPointer {
    unsafe handedOver(array(url(folder).map { StringTable.localizations(in: $0) } ?? []))
}

@_cdecl("plumb_bundle_preferred") func preferredLocalizations(
    _ localizations: UnsafeRawPointer?, _ languages: UnsafeRawPointer?
) -> UnsafeRawPointer {
    let wanted = unsafe languages == nil ? SimulatedRun.state.run.languages : texts(languages)
    let chosen = unsafe Localization.chosen(from: texts(localizations), for: wanted)
    return unsafe handedOver(array(chosen.isEmpty ? ["en"] : chosen))
}

@_cdecl("plumb_zone_identifier") func zoneIdentifier() -> UnsafeRawPointer {
    unsafe handedOver(NSString(string: SimulatedRun.state.run.timeZone.identifier))
}

@_cdecl("plumb_zone_seconds") func zoneSeconds() -> Double {
    let state = SimulatedRun.state
    return Double(state.run.timeZone.secondsFromGMT(for: state.date))
}

/// Dictionaries that live as long as the program, because Core Foundation's caller does not own them.
private enum BundleInformation {
    private static let known = Mutex<[[String]: UInt]>([:])

    static func dictionary(of key: [String], _ make: () -> NSDictionary) -> UnsafeRawPointer? {
        let address = known.withLock { known in
            if let address = known[key] { return address }
            let address = unsafe UInt(bitPattern: handedOver(make()))
            known[key] = address
            return address
        }
        return unsafe UnsafeRawPointer(bitPattern: address)
    }
}

private func text(_ object: UnsafeRawPointer?) -> String? {
    unsafe object.map { unsafe Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue().plain }
}

private func texts(_ object: UnsafeRawPointer?) -> [String] {
    let array = unsafe object.map { unsafe Unmanaged<NSArray>.fromOpaque($0).takeUnretainedValue() }
    return (0..<(array?.count ?? 0)).compactMap { index in
        let item = array?.object(at: index)
        return item as? String ?? (item as? NSString)?.plain
    }
}

private func url(_ object: UnsafeRawPointer?) -> URL? {
    let path = unsafe object.flatMap { unsafe Unmanaged<NSURL>.fromOpaque($0).takeUnretainedValue().path }
    return path.map { URL(filePath: $0, directoryHint: .isDirectory) }
}

private func array(_ strings: [String]) -> NSArray { NSArray(array: strings.map { NSString(string: $0) }) }

private func handedOver(_ object: AnyObject) -> UnsafeRawPointer { unsafe UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque()) }

extension NSString {
    fileprivate var plain: String { String(self) }
}
