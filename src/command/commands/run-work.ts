import type { Precis, Source, WorkOptions } from '#client/precis.ts'
import { openPrecis } from '../open-precis.ts'
import { createPaint } from '../output/paint.ts'
import type { Paint } from '../output/paint.ts'
import { createProgress } from '../output/progress.ts'
import { readSource } from '../read-source.ts'
import type { Surroundings } from '../surroundings.ts'
import { writeOutput } from '../write-output.ts'
import type { WorkFlags } from './options.ts'

type Work = { precis: Precis; source: Source; options: WorkOptions; paint: Paint | null }

/**
 * Reads the source, has the work done with its progress shown, and writes what it gives. `paint` is there where the output is a
 * terminal.
 */
export async function runWork(
  argument: string,
  flags: WorkFlags,
  surroundings: Surroundings,
  work: (given: Work) => Promise<string | Uint8Array>,
): Promise<void> {
  const { input, output, errors, catchInterrupt, env } = surroundings
  const precis = openPrecis(flags, surroundings)
  const source = await readSource(argument, input)
  const progress = createProgress(errors, flags.quiet === true)
  const isTerminal = output.isTTY === true && flags.output === undefined
  const hasColours = (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb'
  const paint = isTerminal ? createPaint(hasColours) : null
  const { onStage } = progress
  const signal = precis.isElsewhere ? catchInterrupt() : new AbortController().signal
  const content = await work({ precis, source, options: { signal, onStage }, paint }).finally(progress.end)
  await writeOutput(content, { file: flags.output, output })
}
