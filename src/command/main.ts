import { systemClock } from '#server/lib/clock.ts'
import { processEnvironment } from '#server/settings.ts'
import { exitCodes } from './failure.ts'
import { runCommand } from './program.ts'
import { isClosedPipe } from './surroundings.ts'

/** The program `precis`. Its version is written in by the build. */

declare const precisVersion: string

function catchInterrupt(): AbortSignal {
  const interrupted = new AbortController()
  process.once('SIGINT', () => {
    interrupted.abort()
    // What doesn't end by itself ends with the second.
    process.once('SIGINT', () => process.exit(exitCodes.interrupted))
  })
  return interrupted.signal
}

// A pipe that is closed is reported to each write as well, where it is handled.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (!isClosedPipe(error)) throw error
  })
}

const surroundings = {
  env: processEnvironment,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  fetch,
  clock: systemClock,
  catchInterrupt,
}
process.exitCode = await runCommand(process.argv.slice(2), surroundings, precisVersion)
