// LayoutAudit
