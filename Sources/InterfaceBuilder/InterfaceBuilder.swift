// InterfaceBuilder
