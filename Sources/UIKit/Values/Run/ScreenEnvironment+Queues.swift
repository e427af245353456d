// The environment of blocks on queues: see `Sources/CFoundationEntries/queues.c`.

@_cdecl("plumb_environment_hold") func holdEnvironment() -> UnsafeRawPointer? {
    unsafe ScreenEnvironment.surrounding.map { unsafe UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
}

@_cdecl("plumb_environment_run") func runInEnvironment(
    _ environment: UnsafeRawPointer, _ work: @convention(c) (UnsafeMutableRawPointer?) -> Void, _ context: UnsafeMutableRawPointer?
) {
    let environment = unsafe Unmanaged<ScreenEnvironment>.fromOpaque(environment).takeRetainedValue()
    environment.perform { unsafe work(context) }
}
