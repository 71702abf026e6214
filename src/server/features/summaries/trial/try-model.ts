import type { LineChecking } from '#contract/summary.ts'
import { AppError } from '#core/app-error.ts'
import type { ModelFailureKind, ModelPurpose } from '#core/writing/language-model.ts'
import { noPayers } from '#core/writing/language-model.ts'
import { prepareFile } from '#server/features/transcripts/service.ts'
import type { LineChecks, SummaryEngine } from '#server/ports/summary-engine.ts'
import { presentBody } from '../present.ts'
import { writeSummary } from '../write-summary.ts'

/** One call of a model on trial, as it went. */
export type TriedCall = {
  purpose: ModelPurpose
  model: string
  milliseconds: number
  inputTokens: number
  outputTokens: number
  /** `null` where the price is not known. */
  costMicroUsd: number | null
  failure: ModelFailureKind | null
}

/** The arrival of an answer: the time of its first piece, and the number of pieces. */
export type Arrival = { firstPieceMs: number; pieces: number }

/** The engines of the first model of some settings, and what is noted while they work. */
export type Trial = {
  engine: SummaryEngine
  lineChecks: LineChecks
  calls: TriedCall[]
  /** In the order in which the answers began. */
  arrivals: Arrival[]
  /** The window of the model in tokens, as far as it is known by now. */
  windowTokens: () => number
}

/**
 * The sample that a model on trial summarizes: half a minute of speech with numbers, names and a denial that
 * a line can get wrong.
 */
const sampleCaptions = [
  'The lighthouse at Corran was built in 1860 on a rock that the sea covers at high tide.',
  'It took four years and 62 workers, because they could only work in summer at low water.',
  'The first lamp burned oil of herring, and it was seen from eighteen kilometres away.',
  'In 1938 the lamp became electric, and the keepers no longer had to climb the stairs at night.',
  'The last keeper, Anna Reid, left the tower in 1989, and since then nobody has lived there.',
  'Some people say that the tower leans, but measurements have never found that it moves.',
  'Today it is looked after from Oban, and a boat brings a mechanic twice a year.',
]
  .map((text, at) => `${at + 1}\n00:00:${stamp(at * 6)},000 --> 00:00:${stamp(at * 6 + 6)},000\n${text}\n`)
  .join('\n')

function stamp(seconds: number): string {
  return String(seconds).padStart(2, '0')
}

/** The record of a model's work on a short transcript. */
export type Tried = {
  /**
   * The reason for having no summary: its last failure, `shape` for answers that could not be read, or
   * `ceiling` where its costs did not let it be asked; `null` when there is one.
   */
  failure: ModelFailureKind | 'shape' | 'ceiling' | null
  /** The number of times that it was asked for the summary. */
  attempts: number
  /** Lines of the summary, and of them those whose quotes were found. */
  lines: number
  found: number
  checking: LineChecking | null
  firstPieceMs: number | null
  pieces: number
  tokensPerSecond: number | null
  windowTokens: number
  /** The costs of all its calls; `null` where a price is not known. */
  costMicroUsd: number | null
}

/** Has a model write and check one short summary, and notes how that went. */
export async function tryModel(trial: Trial, signal: AbortSignal): Promise<Tried> {
  const { sentences, language } = await prepareFile(Buffer.from(sampleCaptions), 'sample.srt')
  const last = sentences.at(-1)
  const transcript = {
    title: 'The lighthouse at Corran',
    channel: null,
    language,
    durationSeconds: last?.start ?? null,
    sentences,
    chapters: [],
    origin: 'pasted' as const,
  }
  const written = await writeSummary(
    trial,
    transcript,
    { language: 'en', style: 'standard', form: 'key-insights' },
    { signal, payers: noPayers, emit: () => undefined },
  ).catch((error: unknown) => {
    // Every model refused.
    if (error instanceof AppError) return null
    throw error
  })
  const isWritten = written !== null && written.engine.kind === 'model'
  const body = isWritten ? presentBody(written.body, 'model') : null
  const lines = body === null ? [] : [...body.summarySentences, ...body.insights]
  const own = trial.calls.filter(({ purpose }) => purpose === 'summary')
  return {
    failure: isWritten ? null : own.length === 0 ? 'ceiling' : (own.at(-1)?.failure ?? 'shape'),
    attempts: own.length,
    lines: lines.length,
    found: lines.filter(({ findings }) => findings.quote !== 'absent').length,
    checking: body?.checking ?? null,
    firstPieceMs: trial.arrivals[0]?.firstPieceMs ?? null,
    pieces: trial.arrivals[0]?.pieces ?? 0,
    tokensPerSecond: speedOf(own, trial.arrivals[0]?.firstPieceMs ?? 0),
    windowTokens: trial.windowTokens(),
    costMicroUsd: sumCosts(trial.calls),
  }
}

/** Tokens a second from the first piece of the first whole answer on. */
function speedOf(own: readonly TriedCall[], firstPieceMs: number): number | null {
  const whole = own.find(({ failure, outputTokens }) => failure === null && outputTokens > 0)
  if (whole === undefined) return null
  return (whole.outputTokens * 1000) / Math.max(1, whole.milliseconds - firstPieceMs)
}

function sumCosts(calls: readonly TriedCall[]): number | null {
  let sum = 0
  for (const { costMicroUsd } of calls) {
    if (costMicroUsd === null) return null
    sum += costMicroUsd
  }
  return sum
}
