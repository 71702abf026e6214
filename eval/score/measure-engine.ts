import { inParallel } from '#core/in-parallel.ts'
import { countWords } from '#core/text/find-words.ts'
import { fillBudget } from '../baselines/fill-budget.ts'
import type { Transcript } from '../records.ts'
import { rouge } from '../rouge.ts'
import type { Rouge } from '../rouge.ts'
import { bootstrapMacro } from './bootstrap-macro.ts'
import { EngineFailure } from './engines/engine.ts'
import type { EngineSummary, ScoredEngine } from './engines/engine.ts'
import { createLocator } from './locate-sentences.ts'
import { measureCoverage } from './measure-coverage.ts'
import type { Positions } from './measure-coverage.ts'
import { checkWritten, sumWritten } from './measure-written.ts'
import type { CheckedSummary } from './measure-written.ts'
import type { MeasuredEngine } from './measured.ts'

/** The outcome of one transcript. */
type TranscriptOutcome = {
  group: Transcript['group']
  scores: Rouge
  failure: EngineFailure | null
  positions: Positions
  written: CheckedSummary | null
}

/** The outcome of all transcripts, in their order. */
export type EngineOutcome = { engine: ScoredEngine; transcripts: readonly TranscriptOutcome[] }

const nothing: Rouge = { r1: 0, r2: 0, rl: 0, c1: 0 }
/** The kinds of speech that have summaries by people. */
const groups = ['meetings', 'topics'] as const

/**
 * Has an engine summarize every transcript. A summary that fails is scored as empty. @throws the signal's
 * reason when it aborts
 */
export async function runEngine(
  engine: ScoredEngine,
  transcripts: readonly Transcript[],
  signal: AbortSignal,
): Promise<EngineOutcome> {
  const outcomes = await inParallel(transcripts, engine.parallel, async (transcript) => {
    signal.throwIfAborted()
    try {
      return judge(engine, transcript, await engine.summarize(transcript, signal))
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error
      const positions = { positions: [], sentences: transcript.sentences.length }
      return { group: transcript.group, scores: nothing, failure: error, positions, written: null }
    }
  })
  return { engine, transcripts: outcomes }
}

function judge({ kind }: ScoredEngine, transcript: Transcript, summary: EngineSummary): TranscriptOutcome {
  const texts = summary.sentences.map(({ text }) => text)
  const scores = rouge(transcript.reference, cutToBudget(texts, transcript.budget))
  const isWritten = kind === 'command' || kind === 'model'
  const written = isWritten ? checkWritten(summary, transcript) : null
  const positions =
    written !== null && written.positions.length > 0
      ? written.positions
      : texts.flatMap(locatorOf(transcript))
  return {
    group: transcript.group,
    scores,
    failure: null,
    positions: { positions, sentences: transcript.sentences.length },
    written,
  }
}

/** Words that a summary may have more than its budget, as the engines that fill one by sentences may. */
const slack = 3

/** Every engine has the same room: sentences that do not fit are left out. */
function cutToBudget(texts: readonly string[], budget: number): string {
  const whole = texts.join(' ')
  return countWords(whole) <= budget + slack ? whole : fillBudget(texts, [...texts.keys()], budget)
}

function locatorOf(transcript: Transcript): (text: string) => number[] {
  const locate = createLocator(transcript)
  return (text) => {
    const position = locate(text)
    return position === null ? [] : [position]
  }
}

/** The score of an engine, beside that of ours on the same transcripts. */
export function scoreEngine(
  { engine, transcripts }: EngineOutcome,
  our: EngineOutcome,
): Omit<MeasuredEngine, 'hourMs' | 'memoryMb'> {
  const values = (key: keyof Rouge, from = transcripts): number[][] =>
    groups.map((group) =>
      from.filter((transcript) => transcript.group === group).map(({ scores }) => 100 * scores[key]),
    )
  const ourContent = values('c1', our.transcripts)
  const lead = values('c1').map((own, group) =>
    own.map((value, at) => (ourContent[group]?.[at] ?? 0) - value),
  )
  const written = transcripts.flatMap((transcript) => transcript.written ?? [])
  return {
    name: engine.name,
    isOurs: engine.kind === 'ours',
    rouge1: bootstrapMacro(values('r1')),
    rouge2: bootstrapMacro(values('r2')).mean,
    rougeL: bootstrapMacro(values('rl')).mean,
    content: bootstrapMacro(values('c1')),
    ahead: engine === our.engine ? null : bootstrapMacro(lead),
    spread: measureCoverage(transcripts.map(({ positions }) => positions)),
    failures: transcripts.filter(({ failure }) => failure !== null).length,
    written: written.length === 0 ? null : sumWritten(written),
  }
}
