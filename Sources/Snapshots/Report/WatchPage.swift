/// The page of `plumb watch`: pictures that are asked for again when their inputs have changed.
package enum WatchPage {
    package static var html: String {
        PageTemplate(html: PackageResources.watch_html, scripts: [PackageResources.elements_js, PackageResources.watch_js]).filled()
    }
}
