/// The page of `plumb watch`: pictures that are asked for again when their inputs have changed.
public enum WatchPage {
    public static var html: String {
        func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        return text(PackageResources.watch_html)
            .replacing("/*{{page.css}}*/", with: text(PackageResources.page_css))
            .replacing("/*{{scripts}}*/", with: text(PackageResources.elements_js) + text(PackageResources.watch_js))
    }
}
