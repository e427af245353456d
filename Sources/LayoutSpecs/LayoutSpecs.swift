// LayoutSpecs
