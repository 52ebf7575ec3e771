// Loaded before each server of a world: a server does not outlive the start script that watches over it.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
