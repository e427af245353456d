/// The page of `plumb watch`: pictures that are asked for again when their inputs have changed.
public enum WatchPage {
    public static var html: String {
        PageTemplate(html: PackageResources.watch_html, scripts: [PackageResources.elements_js, PackageResources.watch_js]).filled()
    }
}
