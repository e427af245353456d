/// The page of `plumb watch`, which reloads pictures when their inputs change.
package enum WatchPage {
    package static var html: String {
        PageTemplate(html: .watchHTML, scripts: [.elementsJS, .watchJS]).filled()
    }
}
