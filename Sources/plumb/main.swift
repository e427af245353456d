import PlumbCommand

PlumbCommand.run()
