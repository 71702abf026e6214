import { resolve } from 'node:path'
import { OperatorError } from '../operator-error.ts'
import type { Trailer } from './format.ts'

type Command<Settings> = {
  /** How it is called, shown when it was called otherwise. */
  usage: string
  readSettings: () => Settings
  /** Does the work on the file of that absolute path and gives the sentence that reports it. */
  work: (file: string, settings: Settings) => Promise<string>
}

/** Runs a command of one file name: the sentence on the output and exit code 0, or the reason on stderr and 1. */
export async function runOperatorCommand<Settings>(command: Command<Settings>): Promise<void> {
  const [file, ...rest] = process.argv.slice(2)
  if (file === undefined || rest.length > 0) return fail(`Usage: ${command.usage}`)
  let settings
  try {
    settings = command.readSettings()
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
  try {
    process.stdout.write(`${await command.work(resolve(file), settings)}\n`)
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    fail(error.message)
  }
}

/** `3 rows in 2 tables`. */
export function describeRows(rows: Trailer['rows']): string {
  const counts = Object.values(rows)
  const total = counts.reduce((sum, count) => sum + count, 0)
  return `${total} ${total === 1 ? 'row' : 'rows'} in ${counts.length} tables`
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
