// Foundation on Linux has one locale, the machine's time zone and no preferred language, and none of these can be set. A program that links
// UIKit therefore defines these entry points of Foundation itself: the linker and the loader prefer a program's own definition to that of a
// library. The definitions are weak, so a program with Foundation linked statically still links, and uses Foundation's own.
//
// Swift's entry points jump to functions of UIKit with the same result (`SimulatedRun+Foundation.swift`). A jump changes no register, so it
// works with any calling convention.

#define ANSWERED_BY(name, symbol)                                              \
  extern void name(void);                                                      \
  __attribute__((weak)) void name##_entry(void) __asm__(symbol);               \
  void name##_entry(void) { __attribute__((musttail)) return name(); }

// The same for another entry point.
#define SAME(name, other, symbol)                                              \
  __attribute__((weak)) void name##_##other##_entry(void) __asm__(symbol);     \
  void name##_##other##_entry(void) { __attribute__((musttail)) return name(); }

// Locale.current, .autoupdatingCurrent, .preferredLanguages
ANSWERED_BY(plumb_locale_current, "$s20FoundationEssentials6LocaleV7currentACvgZ")
ANSWERED_BY(plumb_locale_autoupdating, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
ANSWERED_BY(plumb_locale_languages, "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
// Calendar.current, .autoupdatingCurrent
ANSWERED_BY(plumb_calendar_current, "$s20FoundationEssentials8CalendarV7currentACvgZ")
ANSWERED_BY(plumb_calendar_autoupdating, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
// TimeZone.current, .autoupdatingCurrent, and the initial values of NSTimeZone.default and of formatters
ANSWERED_BY(plumb_zone_current, "$s20FoundationEssentials8TimeZoneV7currentACvgZ")
ANSWERED_BY(plumb_zone_autoupdating, "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ")
ANSWERED_BY(plumb_zone_default, "$s20FoundationEssentials8TimeZoneV8_defaultACSgvgZ")
ANSWERED_BY(plumb_zone_own_default, "$s20FoundationEssentials8TimeZoneV7defaultACSgvgZ")
// NotificationCenter.default, UserDefaults.standard and UserDefaults(suiteName:)
ANSWERED_BY(plumb_notification_center, "$s20FoundationEssentials18NotificationCenterC7defaultACvgZ")
ANSWERED_BY(plumb_user_defaults, "$s10Foundation12UserDefaultsC8standardACvgZ")
ANSWERED_BY(plumb_suite_defaults, "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC")
// String(format:), with arguments one by one or as a list, with and without a locale; String.localizedStringWithFormat
ANSWERED_BY(plumb_format, "$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
ANSWERED_BY(plumb_format_in_locale, "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
ANSWERED_BY(plumb_format_localized, "$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
SAME(plumb_format, each, "$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
SAME(plumb_format_in_locale, each, "$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")

// Core Foundation. Objects are passed as pointers.

typedef const void *Object;

#define WEAK __attribute__((weak))

extern void CFRelease(Object object);
extern Object CFTimeZoneCreateWithName(Object allocator, Object name, unsigned char may_abbreviate);
extern Object CFTimeZoneCreateWithTimeIntervalFromGMT(Object allocator, double seconds);

extern Object plumb_zone_identifier(void);
extern double plumb_zone_seconds(void);

// The time zone of a DateFormatter for which none is set. Foundation's own function returns that of `TZ` or of the machine.
WEAK Object CFTimeZoneCopyDefault(void) {
  Object name = plumb_zone_identifier();
  Object zone = CFTimeZoneCreateWithName(0, name, 0);
  CFRelease(name);
  return zone ? zone : CFTimeZoneCreateWithTimeIntervalFromGMT(0, plumb_zone_seconds());
}

// Bundle.

extern Object CFBundleCopyResourcesDirectoryURL(Object bundle);
extern Object CFBundleCopyResourceURLForLocalization(Object bundle, Object name, Object type, Object folder, Object localization);
extern Object CFBundleCopyResourceURLsOfTypeForLocalization(Object bundle, Object type, Object folder, Object localization);
extern long CFArrayGetCount(Object array);
extern Object CFArrayGetValueAtIndex(Object array, long index);

extern Object plumb_bundle_string(Object folder, Object key, Object value, Object table);
extern Object plumb_bundle_localizations(Object folder);
extern Object plumb_bundle_preferred(Object localizations, Object languages);
extern Object plumb_bundle_information(Object folder, Object information);
extern Object CFBundleGetInfoDictionary(Object bundle);

WEAK Object CFBundleCopyLocalizedString(Object bundle, Object key, Object value, Object table) {
  Object folder = CFBundleCopyResourcesDirectoryURL(bundle);
  Object string = plumb_bundle_string(folder, key, value, table);
  if (folder) CFRelease(folder);
  return string;
}

// Foundation reads a bundle's information from this dictionary alone if there is one, and remembers the one of the machine's language.
WEAK Object CFBundleGetLocalInfoDictionary(Object bundle) {
  Object folder = CFBundleCopyResourcesDirectoryURL(bundle);
  Object information = plumb_bundle_information(folder, CFBundleGetInfoDictionary(bundle));
  if (folder) CFRelease(folder);
  return information;
}

WEAK Object CFBundleCopyBundleLocalizations(Object bundle) {
  Object folder = CFBundleCopyResourcesDirectoryURL(bundle);
  Object localizations = plumb_bundle_localizations(folder);
  if (folder) CFRelease(folder);
  return localizations;
}

WEAK Object CFBundleCopyLocalizationsForPreferences(Object localizations, Object languages) {
  return plumb_bundle_preferred(localizations, languages);
}

WEAK Object CFBundleCopyPreferredLocalizationsFromArray(Object localizations) { return plumb_bundle_preferred(localizations, 0); }

// Returns the bundle's localizations, the preferred one first.
static Object preferred(Object bundle) {
  Object all = CFBundleCopyBundleLocalizations(bundle);
  Object preferred = plumb_bundle_preferred(all, 0);
  CFRelease(all);
  return preferred;
}

WEAK Object CFBundleCopyResourceURL(Object bundle, Object name, Object type, Object folder) {
  Object localizations = preferred(bundle), url = 0;
  for (long index = 0; !url && index < CFArrayGetCount(localizations); index++)
    url = CFBundleCopyResourceURLForLocalization(bundle, name, type, folder, CFArrayGetValueAtIndex(localizations, index));
  CFRelease(localizations);
  return url ? url : CFBundleCopyResourceURLForLocalization(bundle, name, type, folder, 0);
}

WEAK Object CFBundleCopyResourceURLsOfType(Object bundle, Object type, Object folder) {
  Object localizations = preferred(bundle);
  Object first = CFArrayGetCount(localizations) ? CFArrayGetValueAtIndex(localizations, 0) : 0;
  Object urls = CFBundleCopyResourceURLsOfTypeForLocalization(bundle, type, folder, first);
  CFRelease(localizations);
  return urls;
}
