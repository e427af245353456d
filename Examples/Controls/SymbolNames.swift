/// Names that apps use often, of SF Symbols 1 to 6.
public enum SymbolNames {
    public static let common = list.split(whereSeparator: \.isWhitespace).map(String.init)

    /// The names of each page of the sheet.
    static let pages = stride(from: 0, to: common.count, by: 96).map { Array(common[$0..<min($0 + 96, common.count)]) }

    private static let list = """
        1.circle 1.square.fill 2.circle.fill 2.square.fill 3.square 3.square.fill a.circle a.magnify accessibility air.conditioner.horizontal
        airplane airplayaudio airplayvideo airpods airpodspro airtag alarm allergens ant antenna.radiowaves.left.and.right app.badge app.gift
        apple.intelligence apple.logo applelogo applewatch apps.iphone aqi.high aqi.medium archivebox archivebox.fill arkit arrow.2.circlepath
        arrow.2.squarepath arrow.3.trianglepath arrow.branch arrow.clockwise arrow.counterclockwise arrow.down arrow.down.circle
        arrow.down.circle.fill arrow.down.doc arrow.down.right.and.arrow.up.left arrow.down.to.line arrow.forward arrow.left arrow.left.arrow.right
        arrow.left.circle arrow.right arrow.right.circle arrow.right.circle.fill arrow.right.square arrow.triangle.2.circlepath
        arrow.triangle.2.circlepath.camera arrow.trianglehead.2.clockwise arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.clockwise
        arrow.trianglehead.counterclockwise arrow.turn.up.left arrow.up arrow.up.and.down arrow.up.arrow.down arrow.up.circle arrow.up.circle.fill
        arrow.up.doc arrow.up.forward arrow.up.forward.app arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.right.square arrow.up.to.line
        arrow.uturn.backward arrow.uturn.left arrow.uturn.right arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.turn.up.right
        arrowshape.turn.up.right.fill arrowtriangle.down.fill arrowtriangle.left.fill arrowtriangle.right.fill arrowtriangle.up aspectratio at
        at.circle backward.end.fill backward.fill bag bag.fill bandage banknote barcode barcode.viewfinder basketball battery.0 battery.100
        battery.25 battery.50 battery.75 beach.umbrella beats.headphones bed.double bed.double.fill bell bell.and.waves.left.and.right bell.badge
        bell.badge.fill bell.circle bell.fill bell.slash bicycle bird.circle birthday.cake bold bolt bolt.badge.a bolt.car bolt.fill bolt.horizontal
        bolt.slash book book.closed book.fill book.pages bookmark bookmark.fill books.vertical brain brain.head.profile briefcase briefcase.fill
        bubble bubble.fill bubble.left bubble.left.and.bubble.right bubble.left.and.bubble.right.fill bubble.left.and.text.bubble.right
        bubble.left.fill bubble.right building building.2 building.2.fill building.columns bus calendar calendar.badge.clock calendar.badge.plus
        calendar.circle camera camera.aperture camera.fill camera.filters camera.rotate camera.viewfinder capsule captions.bubble car car.fill
        carrot cart cart.badge.plus cart.fill cart.fill.badge.plus cellularbars chair.lounge character.book.closed character.cursor.ibeam chart.bar
        chart.bar.fill chart.line.uptrend.xyaxis chart.pie chart.pie.fill chart.xyaxis.line checkmark checkmark.arrow.trianglehead.counterclockwise
        checkmark.circle checkmark.circle.fill checkmark.seal checkmark.seal.fill checkmark.shield checkmark.square checkmark.square.fill
        chevron.backward chevron.compact.down chevron.compact.up chevron.down chevron.down.circle chevron.down.circle.fill chevron.forward
        chevron.left chevron.left.2 chevron.left.forwardslash.chevron.right chevron.right chevron.right.2 chevron.up chevron.up.chevron.down
        chevron.up.circle circle circle.badge.checkmark circle.bottomhalf.filled circle.dashed circle.fill circle.grid.2x2 circle.grid.3x3
        circle.hexagongrid circle.lefthalf.filled circle.righthalf.filled circle.slash clipboard clock clock.arrow.circlepath clock.fill cloud
        cloud.bolt cloud.fill cloud.rain cloud.rain.fill cloud.sun cloud.sun.fill comb command cpu creditcard creditcard.fill crop cross cross.case
        cross.vial crown crown.fill cube cube.fill cube.transparent cup.and.saucer curlybraces decrease.indent delete.left delete.right deskclock
        desktopcomputer diamond dice die.face.5 display doc doc.badge.plus doc.fill doc.on.clipboard doc.on.doc doc.on.doc.fill doc.richtext
        doc.text doc.text.fill document document.badge.plus document.fill document.on.document dollarsign dollarsign.circle door.left.hand.open
        dot.circle dot.radiowaves.left.and.right dot.square drop drop.fill dumbbell ear eject eject.circle.fill ellipsis ellipsis.circle
        ellipsis.circle.fill envelope envelope.fill envelope.open equal eraser escape eurosign.circle ev.charger exclamationmark
        exclamationmark.bubble exclamationmark.circle exclamationmark.circle.fill exclamationmark.icloud exclamationmark.lock
        exclamationmark.octagon exclamationmark.shield exclamationmark.triangle exclamationmark.triangle.fill externaldrive eye eye.fill eye.slash
        eye.slash.fill eyedropper eyeglasses face.dashed face.smiling face.smiling.fill faceid facemask fan ferry figure.2 figure.roll figure.run
        figure.stand figure.strengthtraining.traditional figure.walk figure.wave film fish flag flag.fill flame flame.fill flashlight.off.fill
        flashlight.on.fill folder folder.badge.plus folder.circle folder.fill fork.knife forward.end.fill forward.fill fuelpump function
        gamecontroller gamecontroller.fill gauge gauge.with.dots.needle.50percent gauge.with.needle gear gearshape gearshape.2 gearshape.fill gift
        gift.fill giftcard globe globe.americas globe.europe.africa gobackward gobackward.10 gobackward.15 gobackward.30 goforward goforward.10
        goforward.15 goforward.30 graduationcap graduationcap.fill gyroscope hammer hammer.fill hand.point.up.left hand.raised hand.raised.fill
        hand.tap hand.thumbsdown hand.thumbsdown.fill hand.thumbsup hand.thumbsup.fill hand.wave hands.clap hare headphones headphones.circle
        hearingdevice.ear heart heart.circle heart.fill heart.slash heart.text.square hexagon hifispeaker highlighter homekit homepod hourglass
        hourglass.bottomhalf.filled house house.circle house.fill house.lodge hurricane icloud icloud.and.arrow.down icloud.and.arrow.up icloud.fill
        icloud.slash increase.indent infinity info info.circle info.circle.fill internaldrive ipad iphone italic ivfluid.bagdocument key key.fill
        keyboard keyboard.chevron.compact.down ladybug ladybug.fill lamp.desk laptopcomputer largecircle.fill.circle leaf leaf.fill lessthan level
        light.beacon.max light.max lightbulb lightbulb.fill lightbulb.slash lightswitch.on line.3.horizontal line.3.horizontal.circle
        line.3.horizontal.decrease line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill line.horizontal.3 link link.circle
        list.bullet list.bullet.circle list.bullet.rectangle list.bullet.rectangle.portrait list.clipboard list.dash list.number list.star livephoto
        location location.circle location.fill location.slash lock lock.fill lock.open lock.open.fill lock.rectangle lock.shield lock.slash lungs
        magnifyingglass magnifyingglass.circle mail.fill map map.fill mappin mappin.and.ellipse mappin.circle mappin.circle.fill medal megaphone
        megaphone.fill memorychip message message.fill mic mic.fill mic.slash mic.slash.fill microphone microphone.circle.fill microphone.fill
        microphone.slash minus minus.circle minus.circle.fill minus.magnifyingglass moon moon.fill moon.stars mountain.2 multiply
        multiply.circle.fill music.note music.note.list network newspaper nosign note note.text number octagon opticaldisc option oval paintbrush
        paintbrush.fill paintpalette paperclip paperplane paperplane.fill paragraphsign parkingsign pause pause.circle pause.circle.fill pause.fill
        pawprint pawprint.fill pc pencil pencil.circle pencil.tip pentagon percent person person.2 person.2.circle person.2.circle.fill
        person.2.fill person.3 person.3.fill person.badge.minus person.badge.plus person.circle person.circle.fill person.crop.circle
        person.crop.circle.badge.checkmark person.crop.circle.badge.plus person.crop.circle.badge.xmark person.crop.circle.fill
        person.crop.rectangle person.crop.square person.fill person.fill.badge.plus person.text.rectangle person.wave.2 perspective phone
        phone.down.fill phone.fill photo photo.badge.plus photo.circle photo.fill photo.on.rectangle photo.on.rectangle.angled photo.stack pills pin
        pin.fill pin.slash play play.circle play.circle.fill play.fill play.rectangle play.rectangle.fill play.square.stack plus plus.app
        plus.circle plus.circle.fill plus.forwardslash.minus plus.magnifyingglass plus.square plus.square.on.square plusminus power
        poweroutlet.type.b powerplug printer printer.fill progress.indicator puzzlepiece qrcode qrcode.viewfinder questionmark questionmark.app
        questionmark.circle questionmark.circle.fill questionmark.diamond quote.bubble rays record.circle recordingtape rectangle
        rectangle.and.pencil.and.ellipsis rectangle.and.text.magnifyingglass rectangle.grid.1x2 rectangle.grid.2x2 rectangle.on.rectangle
        rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right rectangle.split.3x1 rectangle.stack rectangle.stack.badge.plus
        rectangle.stack.fill rectangle.stack.person.crop refrigerator repeat repeat.1 return rhombus richtext.page road.lanes rotate.left
        rotate.right ruler safari safari.fill scanner scissors scope screwdriver seal server.rack shield shield.fill shift shippingbox
        shippingbox.fill shower shuffle sidebar.left sidebar.right signpost.right simcard slash.circle slider.horizontal.2.square
        slider.horizontal.3 slider.vertical.3 slowmo smallcircle.filled.circle snow soccerball sofa sparkle sparkles speaker speaker.fill
        speaker.slash speaker.slash.fill speaker.wave.1 speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill speedometer square
        square.3.layers.3d square.and.arrow.down square.and.arrow.down.fill square.and.arrow.up square.and.arrow.up.fill
        square.and.arrow.up.on.square square.and.pencil square.dashed square.fill square.grid.2x2 square.grid.2x2.fill square.grid.3x3
        square.on.square square.stack square.stack.3d.up square.stack.fill star star.circle star.fill star.leadinghalf.filled star.slash staroflife
        stethoscope stop stop.fill stopwatch strikethrough suitcase sum sun.max sun.max.fill sun.min sunrise sunset switch.2 syringe tag tag.fill
        tag.slash target tent terminal testtube.2 text.aligncenter text.alignleft text.alignright text.append text.book.closed text.bubble
        text.document text.insert text.justify text.magnifyingglass text.page textbox textformat textformat.abc textformat.size theatermasks
        thermometer ticket ticket.fill timer toilet tornado tortoise touchid tram translate trash trash.fill trash.slash tray tray.and.arrow.down
        tray.and.arrow.up tray.fill tray.full triangle triangle.fill trophy trophy.fill tshirt tv umbrella underline video video.circle video.fill
        video.slash viewfinder vision.pro visionpro wand.and.rays wand.and.stars washer water.waves waveform waveform.circle waveform.path.ecg wifi
        wifi.exclamationmark wifi.slash wind window.vertical.open wineglass wrench wrench.and.screwdriver wrench.fill xmark xmark.bin xmark.circle
        xmark.circle.fill xmark.octagon xmark.octagon.fill
        """
}
