import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { scoreSchema } from '#contract/score.ts'
import type { Interval, Score } from '#contract/score.ts'
import { quoteKinds } from '#messages/quote-kinds.ts'
import { systemClock } from '#server/lib/clock.ts'
import { findModelServer } from '../scripts/find-model-server.ts'
import { bootstrapMeans } from './ask/bootstrap.ts'
import { requireDevelopmentSet } from './development-set.ts'
import { readTranscripts } from './records.ts'
import type { Transcript } from './records.ts'
import { enginePositions, evenPositions, scoreBoundaries } from './score-boundaries.ts'
import type { FindPositions } from './score-boundaries.ts'
import { roundInterval } from './score/bootstrap-macro.ts'
import { createCommandEngine } from './score/engines/command-engine.ts'
import type { ScoredEngine } from './score/engines/engine.ts'
import { localEngines, ours } from './score/engines/local-engines.ts'
import { createServerEngine } from './score/engines/model-engine.ts'
import { packageEngines, unrunnablePackages } from './score/engines/package-engines.ts'
import { installPackages } from './score/install-packages.ts'
import { measureChecking } from './score/measure-checking.ts'
import { runEngine, scoreEngine } from './score/measure-engine.ts'
import type { EngineOutcome } from './score/measure-engine.ts'
import { createHourMeasure } from './score/measure-hour.ts'
import { measureQuestions } from './score/measure-questions.ts'
import type { MeasuredEngine, MeasuredScore } from './score/measured.ts'
import { printScore } from './score/print-score.ts'

const seed = 20_261_123
const ways: Readonly<Record<string, FindPositions>> = {
  [ours]: enginePositions,
  'Even parts, number known': evenPositions,
}

/** F1 of the sections' boundaries against those that people marked. */
function measureSections(transcripts: readonly Transcript[]): Score['sections'] {
  return Object.entries(ways).map(([name, find]) => {
    const of = (group: Transcript['group']): Interval => {
      const marked = transcripts.filter(
        (transcript) => transcript.group === group && transcript.boundaries.length > 0,
      )
      const scores = marked.map((transcript) => scoreBoundaries(find, [transcript], group))
      return roundInterval(bootstrapMeans(scores, seed))
    }
    return { name, meetings: of('meetings'), podcasts: of('podcasts') }
  })
}

/**
 * Measures everything that the site shows at /score, and writes it to the file that the page is drawn from,
 * or to `--out`. `--command 'name=command line'` scores another engine as well, `SCORE_BASE_URL`,
 * `SCORE_MODEL` and `SCORE_API_KEY` a model behind an OpenAI-compatible server. An interrupt ends it, and
 * nothing is written.
 */

const modelTimeoutMs = 600_000
const { values } = parseArgs({
  options: {
    command: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: path.join(import.meta.dirname, '../src/web/content/score.json') },
  },
})
const abort = new AbortController()
process.once('SIGINT', () => abort.abort(new Error('interrupted')))
const { signal } = abort

const file = requireDevelopmentSet()
const transcripts = readTranscripts(file)
const summarized = transcripts.filter(({ group }) => group !== 'podcasts')
const skipped: { name: string; reason: string }[] = [...unrunnablePackages]
const packages = await usablePackages()
const outcomes: EngineOutcome[] = []
for (const engine of [...localEngines, ...packages, ...askedFor()]) {
  console.error(`${engine.name} …`)
  outcomes.push(await runEngine(engine, summarized, signal))
}
const score: MeasuredScore = {
  measuredOn: new Date().toISOString().slice(0, 10),
  machine: `${process.platform} ${process.arch}, ${cpus().length} cores, Node ${process.versions.node}`,
  videos: { meetings: countOf('meetings'), topics: countOf('topics'), podcasts: countOf('podcasts') },
  engines: await withHours(outcomes),
  skipped,
  questions: measureQuestions(),
  checking: measureChecking(file),
  sections: measureSections(transcripts),
}
writeFileSync(values.out, `${JSON.stringify(scoreSchema.parse(drawn(score)), null, 2)}\n`)
console.log(printScore(score))

/** The part that the page draws: quotes that it has words for, the spread of two engines and of writers. */
function drawn({ engines, checking, ...rest }: MeasuredScore): Score {
  return {
    ...rest,
    engines: engines.map((engine, position) =>
      position < 2 || engine.written !== null ? engine : { ...engine, spread: null },
    ),
    checking: { ...checking, kinds: checking.kinds.filter(({ name }) => name in quoteKinds) },
  }
}

function countOf(group: (typeof transcripts)[number]['group']): number {
  return transcripts.filter((transcript) => transcript.group === group).length
}

async function usablePackages(): Promise<readonly ScoredEngine[]> {
  try {
    await installPackages(signal)
    return packageEngines
  } catch {
    signal.throwIfAborted()
    skipped.push(...packageEngines.map(({ name }) => ({ name, reason: 'not installed here' })))
    return []
  }
}

/** The engines that the command line and the environment name. */
function askedFor(): ScoredEngine[] {
  const commands = values.command.map((named) => {
    const [name = '', ...command] = named.split('=')
    return createCommandEngine(name, command.join('='))
  })
  const named = findModelServer()
  if (named === null) return commands
  const server = createServerEngine({ ...named, fetch, clock: systemClock, timeoutMs: modelTimeoutMs })
  return [...commands, server]
}

/** Time and memory are those of engines that run in a process of ours; of others they would say nothing. */
async function withHours(all: readonly EngineOutcome[]): Promise<MeasuredEngine[]> {
  const [our] = all
  if (our === undefined) return []
  const measureHour = await createHourMeasure(signal)
  const scores: MeasuredEngine[] = []
  for (const outcome of all) {
    const isHere = outcome.engine.kind !== 'command' && outcome.engine.kind !== 'model'
    const hour = isHere ? await measureHour(outcome.engine.name) : { hourMs: null, memoryMb: null }
    scores.push({ ...scoreEngine(outcome, our), ...hour })
  }
  return scores
}
