/// The page of `plumb watch`: pictures that are asked for again when their inputs have changed.
package enum WatchPage {
    package static var html: String {
        PageTemplate(html: .watchHTML, scripts: [.elementsJS, .watchJS]).filled()
    }
}
