#if CustomDump
    import CustomDump
    import SnapshotTesting

    extension Snapshotting where Format == String {
        /// The value as swift-custom-dump prints it.
        public static var customDump: Snapshotting { SimplySnapshotting.lines.pullback { String(customDumping: $0) } }
    }
#endif
