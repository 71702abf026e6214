import type { EnginePart } from '#core/draft-summary.ts'
import { inParallel } from '#core/in-parallel.ts'
import { askForAnswer } from './ask-answer.ts'
import type { LanguageModel } from './language-model.ts'
import { mergeParts } from './merge-parts.ts'
import { outputTokensFor, estimateTokens } from './plan-call.ts'
import { planParts, anchorsIn, partRequest } from './plan-parts.ts'
import { askPart } from './prompts/ask-notes.ts'
import type { Part, PartNotes } from './prompts/ask-notes.ts'
import type { AnswerRequest } from './prompts/describe-answer.ts'
import type { Run } from './run.ts'
import { faultIn, NoAnswer } from './session.ts'
import type { NoAnswerReason } from './session.ts'
import { settleAnswer } from './settle-answer.ts'
import { promptTokensFor } from './write-whole.ts'
import type { Draft } from './write-whole.ts'

/** Tokens of a prompt besides its transcript. */
const taskTokens = 700
/** The share of a small window that a part may fill. */
const windowShare = 0.7
/** The least that a part must be able to hold for a summary to make sense, in tokens. */
const minTokens = 300
/** With fewer of the parts read, it would not be a summary of the video. */
const minReadShare = 0.5

/**
 * Has models write the summary of a transcript that is too long for one call: part by part, then merged. A
 * part has at most `max` tokens and what the model's window holds, times `scale`, for a window that is
 * smaller than it is said to be.
 * @throws NoAnswer when less than half of the parts could be read, or the parts are too long for the first
 * model
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

/** The reason for which so many parts are missing; a refusal only when it was one for each of them. */
function reasonOf(readings: readonly PartReading[]): NonNullable<PartReading['reason']> {
  const reasons = new Set(readings.map(({ reason }) => reason).filter((reason) => reason !== null))
  if (reasons.size === 1 && reasons.has('refused')) return 'refused'
  if (reasons.has('ceiling')) return 'ceiling'
  return reasons.has('failed') ? 'failed' : (faultIn(reasons) ?? 'failed')
}

/** A part with what was read in it; `null` and why when no model could. */
type PartReading = { part: Part; notes: PartNotes | null; reason: NoAnswerReason | null }

/** Reasons that asking again does not change. */
const settled = new Set<NoAnswerReason>(['refused', 'ceiling', 'too-long'])
/** Rounds over the parts: in the second those that failed are tried again. */
const rounds = 2

/**
 * Reads all parts, several at a time; each that fails is tried with the other models, and once more when the
 * rest is done. A part that is too long for the first model is not tried with others: all parts are to be
 * made smaller.
 */
async function readParts(
  run: Run,
  models: readonly LanguageModel[],
  parts: readonly Part[],
): Promise<PartReading[]> {
  const readings: PartReading[] = parts.map((part) => ({ part, notes: null, reason: null }))
  let done = 0
  run.emitter.parts(done, parts.length)
  for (let round = 1; round <= rounds; round += 1) {
    const open = readings.filter(
      ({ notes, reason }) => notes === null && !(reason !== null && settled.has(reason)),
    )
    await inParallel(open, run.parallelCalls, async (reading) => {
      if (readings.some(({ reason }) => reason === 'too-long')) return
      const position = readings.indexOf(reading)
      const outcome = await readPart(run, models, reading.part, { position, total: parts.length })
      Object.assign(reading, outcome)
      if (outcome.notes === null) return
      done += 1
      run.emitter.parts(done, parts.length)
    })
  }
  return readings
}

type Outcome = Pick<PartReading, 'notes' | 'reason'>

async function readPart(
  run: Run,
  models: readonly LanguageModel[],
  part: Part,
  at: { position: number; total: number },
): Promise<Outcome> {
  const request = partRequest(run, part)
  const prompt = askPart(run.input, { part, request, ...at }, run.boundary)
  let reason: NoAnswerReason = 'failed'
  for (const model of models) {
    const fits = estimateTokens(prompt) <= promptTokensFor(model, outputTokensFor(model, request.wanted))
    if (!fits) continue
    try {
      return { notes: await takeNotes(run, model, { part, prompt, request }), reason: null }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      reason = error.reason
      if (reason === 'too-long' && model === models[0]) break
    }
  }
  return { notes: null, reason }
}

async function takeNotes(
  run: Run,
  model: LanguageModel,
  { part, prompt, request }: { part: Part; prompt: string; request: AnswerRequest },
): Promise<PartNotes> {
  const { wanted } = request
  const answer = await askForAnswer(run, model, {
    purpose: 'summary-part',
    prompt,
    wanted,
    isPart: true,
  })
  const { summary, chapters, insights } = await settleAnswer(run, model, answer, {
    from: part.from,
    to: part.to,
    anchors: anchorsIn(run, part),
    wanted: wanted.insights,
  })
  return { part, summary, chapters, insights }
}
