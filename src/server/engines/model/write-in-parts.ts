import type { LanguageModel } from '#server/ports/language-model.ts'
import type { EnginePart } from '#server/ports/summary-engine.ts'
import { mergeParts } from './merge-parts.ts'
import { outputTokensFor } from './plan-call.ts'
import { planParts } from './plan-parts.ts'
import { readParts } from './read-parts.ts'
import type { PartReading } from './read-parts.ts'
import type { Run } from './run.ts'
import type { Draft } from './write-whole.ts'
import { promptTokensFor } from './write-whole.ts'
import { NoAnswer } from './session.ts'

/** Tokens of a prompt besides its transcript. */
const taskTokens = 700
/** The share of a small window that a part may fill. */
const windowShare = 0.7
/** The least that a part must be able to hold for a summary to make sense, in tokens. */
const minTokens = 300
/** With fewer of the parts read, it would not be a summary of the video. */
const minReadShare = 0.5

/**
 * Has models write the summary of a transcript that is too long for one call: part by part, then merged. A part has at most
 * `max` tokens and what the model's window holds, times `scale`, for a window that is smaller than it is said to be.
 * @throws NoAnswer when less than half of the parts could be read, or the parts are too long for the first model
 */
export async function writeInParts(
  run: Run,
  models: readonly [LanguageModel, ...LanguageModel[]],
  { max, scale }: { max: number; scale: number },
): Promise<Draft> {
  const [model] = models
  const room = promptTokensFor(model, outputTokensFor(model, run.wanted)) - taskTokens
  const maxTokens = Math.min(max, run.partTokens, room, model.contextTokens * windowShare) * scale
  if (maxTokens < minTokens) throw new NoAnswer('too-long')
  const parts = planParts(run.input.sentences, run.anchors, maxTokens)
  const readings = await readParts(run, models, parts)
  if (readings.some(({ reason }) => reason === 'too-long')) throw new NoAnswer('too-long')
  const notes = readings.map((reading) => reading.notes).filter((each) => each !== null)
  if (notes.length === 0 || notes.length < readings.length * minReadShare)
    throw new NoAnswer(reasonOf(readings))
  const merged = await mergeParts(run, models, notes)
  return { written: merged.written, parts: namedParts(readings), model: merged.model ?? model }
}

function namedParts(readings: readonly PartReading[]): EnginePart[] {
  return readings.map(({ part, notes }) => ({
    from: part.from,
    to: part.to,
    state: notes === null ? 'missing' : 'read',
  }))
}

/** Why so many parts are missing; a refusal only when it was one for each of them. */
function reasonOf(readings: readonly PartReading[]): NonNullable<PartReading['reason']> {
  const reasons = new Set(readings.map(({ reason }) => reason).filter((reason) => reason !== null))
  if (reasons.size === 1 && reasons.has('refused')) return 'refused'
  return reasons.has('ceiling') ? 'ceiling' : 'failed'
}
