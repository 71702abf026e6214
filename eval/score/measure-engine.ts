import type { EngineScore } from '#contract/score.ts'
import { countWords } from '#server/domain/text/find-words.ts'
import { inParallel } from '#server/engines/model/in-parallel.ts'
import { fillBudget } from '../baselines/fill-budget.ts'
import type { Talk } from '../records.ts'
import { rouge } from '../rouge.ts'
import type { Rouge } from '../rouge.ts'
import { bootstrapMacro } from './bootstrap-macro.ts'
import { EngineFailure } from './engines/engine.ts'
import type { EngineSummary, ScoredEngine } from './engines/engine.ts'
import { createLocator } from './locate-sentences.ts'
import { measureCoverage } from './measure-coverage.ts'
import type { Places } from './measure-coverage.ts'
import { checkWritten, sumWritten } from './measure-written.ts'
import type { CheckedSummary } from './measure-written.ts'

/** What came of one talk. */
type TalkOutcome = {
  group: Talk['group']
  scores: Rouge
  failure: EngineFailure | null
  places: Places
  written: CheckedSummary | null
}

/** What came of all talks, in their order. */
export type EngineOutcome = { engine: ScoredEngine; talks: readonly TalkOutcome[] }

const nothing: Rouge = { r1: 0, r2: 0, rl: 0, c1: 0 }
/** The kinds of speech that have summaries by people. */
const groups = ['meetings', 'topics'] as const

/** Has an engine summarize every talk. A summary that fails is scored as empty. @throws the signal's reason when it aborts */
export async function runEngine(
  engine: ScoredEngine,
  talks: readonly Talk[],
  signal: AbortSignal,
): Promise<EngineOutcome> {
  const outcomes = await inParallel(talks, engine.parallel, async (talk) => {
    signal.throwIfAborted()
    try {
      return judge(engine, talk, await engine.summarize(talk, signal))
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error
      const places = { places: [], sentences: talk.sentences.length }
      return { group: talk.group, scores: nothing, failure: error, places, written: null }
    }
  })
  return { engine, talks: outcomes }
}

function judge({ kind }: ScoredEngine, talk: Talk, summary: EngineSummary): TalkOutcome {
  const texts = summary.sentences.map(({ text }) => text)
  const scores = rouge(talk.reference, cutToBudget(texts, talk.budget))
  const isWritten = kind === 'command' || kind === 'model'
  const written = isWritten ? checkWritten(summary, talk) : null
  const places =
    written !== null && written.places.length > 0 ? written.places : texts.flatMap(locatorOf(talk))
  return {
    group: talk.group,
    scores,
    failure: null,
    places: { places, sentences: talk.sentences.length },
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

function locatorOf(talk: Talk): (text: string) => number[] {
  const locate = createLocator(talk)
  return (text) => {
    const place = locate(text)
    return place === null ? [] : [place]
  }
}

/** The score of an engine, beside that of ours on the same talks. */
export function scoreEngine(
  { engine, talks }: EngineOutcome,
  our: EngineOutcome,
): Omit<EngineScore, 'hourMs' | 'memoryMb'> {
  const values = (key: keyof Rouge, from = talks): number[][] =>
    groups.map((group) => from.filter((talk) => talk.group === group).map(({ scores }) => 100 * scores[key]))
  const ourContent = values('c1', our.talks)
  const lead = values('c1').map((own, group) =>
    own.map((value, at) => (ourContent[group]?.[at] ?? 0) - value),
  )
  const written = talks.flatMap((talk) => talk.written ?? [])
  return {
    name: engine.name,
    isOurs: engine.kind === 'ours',
    rouge1: bootstrapMacro(values('r1')),
    rouge2: bootstrapMacro(values('r2')).mean,
    rougeL: bootstrapMacro(values('rl')).mean,
    content: bootstrapMacro(values('c1')),
    ahead: engine === our.engine ? null : bootstrapMacro(lead),
    ...measureCoverage(talks.map(({ places }) => places)),
    failures: talks.filter(({ failure }) => failure !== null).length,
    written: written.length === 0 ? null : sumWritten(written),
  }
}
