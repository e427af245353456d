// Names of Darwin's C library that Linux lacks. On iOS UIKit imports them.

/// The largest finite `Float`, which code gives to animations that repeat for ever.
public let HUGE = Float.greatestFiniteMagnitude
