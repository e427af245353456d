import PlumbCommand

await PlumbCommand.run()
