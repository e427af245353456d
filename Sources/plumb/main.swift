import PlumbCommand

PlumbCommand.main()
