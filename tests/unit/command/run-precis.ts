import { PassThrough, Readable } from 'node:stream'
import { runCommand } from '#command/program.ts'
import type { Surroundings } from '#command/surroundings.ts'

type Given = {
  env?: NodeJS.ProcessEnv
  /** The text that comes through the standard input. */
  input?: string
  isTerminal?: boolean
  /** The width of the terminal. */
  columns?: number
  fetch?: Surroundings['fetch']
  interrupt?: AbortSignal
  clock?: Surroundings['clock']
  /** Called with each piece of what is written to the stream for errors. */
  onErrors?: (text: string) => void
}

/** The output of a command and how it ended. */
export type Ran = { code: number; output: string; errors: string }

/** The parts that a command takes from its process, without a network and at a fixed time. */
export function surroundingsForTest(given: Given = {}): Surroundings {
  return {
    env: given.env ?? {},
    input: Readable.from([Buffer.from(given.input ?? '')]),
    output: new PassThrough(),
    errors: new PassThrough(),
    fetch: given.fetch ?? refuse,
    clock: given.clock ?? { now: () => Date.UTC(2026, 10, 25), wait: () => Promise.resolve() },
    catchInterrupt: () => given.interrupt ?? new AbortController().signal,
  }
}

/** Runs the command line in this process. */
export async function runPrecis(argv: readonly string[], given: Given = {}): Promise<Ran> {
  const [output, errors] = [collector(given), collector(given)]
  errors.stream.on('data', (piece: Buffer) => given.onErrors?.(piece.toString()))
  const streams = { output: output.stream, errors: errors.stream }
  const code = await runCommand(argv, { ...surroundingsForTest(given), ...streams }, '1.2.3')
  return { code, output: output.text(), errors: errors.text() }
}

function collector({ isTerminal = false, columns = 80 }: Given) {
  const pieces: Buffer[] = []
  const stream = Object.assign(new PassThrough(), { isTTY: isTerminal, columns })
  stream.on('data', (piece: Buffer) => pieces.push(piece))
  return { stream, text: () => Buffer.concat(pieces).toString() }
}

function refuse(): Promise<Response> {
  return Promise.reject(new TypeError('There is no network'))
}
