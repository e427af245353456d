// The environment of blocks on queues and of timers: see `Sources/CFoundationEntries`.

@_cdecl("plumb_environment_hold") func holdEnvironment() -> UnsafeRawPointer? {
    unsafe ScreenEnvironment.surrounding.map { unsafe UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
}

@_cdecl("plumb_environment_retain") func retainEnvironment(_ environment: UnsafeRawPointer) -> UnsafeRawPointer {
    unsafe UnsafeRawPointer(Unmanaged<ScreenEnvironment>.fromOpaque(environment).retain().toOpaque())
}

@_cdecl("plumb_environment_release") func releaseEnvironment(_ environment: UnsafeRawPointer) {
    unsafe Unmanaged<ScreenEnvironment>.fromOpaque(environment).release()
}

@_cdecl("plumb_environment_run") func runInEnvironment(
    _ environment: UnsafeRawPointer, _ work: @convention(c) (UnsafeMutableRawPointer?) -> Void, _ context: UnsafeMutableRawPointer?
) {
    let environment = unsafe Unmanaged<ScreenEnvironment>.fromOpaque(environment).takeRetainedValue()
    environment.perform { unsafe work(context) }
}
