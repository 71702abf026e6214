import { CommanderError } from 'commander'
import { CommandExit, exitCodes, reportFailure } from './failure.ts'
import { createProgram } from './program.ts'
import type { Surroundings } from './surroundings.ts'
import { withoutControls } from './without-controls.ts'

/** Runs the command of these arguments and gives its exit code; a failure is one line on the stream for errors. */
export async function runCommand(
  argv: readonly string[],
  surroundings: Surroundings,
  version: string,
): Promise<number> {
  const program = createProgram(surroundings, version)
  try {
    if (argv.length === 0) program.help()
    await program.parseAsync([...argv], { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommandExit) return error.exitCode
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage
    if (error instanceof DOMException && error.name === 'AbortError') return exitCodes.interrupted
    const { code, detail, exitCode } = reportFailure(error)
    surroundings.errors.write(`precis: ${withoutControls(detail)} [${code}]\n`)
    return exitCode
  }
}
