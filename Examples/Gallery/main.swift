// The plumb command with the examples written in Swift added to it: every verb knows them by name.
import GalleryScreens
import PlumbCommand

PlumbCommand.run(screens: Gallery.screens)
