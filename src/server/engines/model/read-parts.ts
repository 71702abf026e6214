import type { LanguageModel } from '#server/ports/language-model.ts'
import { formPartSchema, partSchema } from './answer-schema.ts'
import { askForAnswer } from './ask-answer.ts'
import { estimateTokens, outputTokensFor } from './plan-call.ts'
import { inParallel } from './in-parallel.ts'
import { anchorsIn, partRequest } from './plan-parts.ts'
import type { Part, PartNotes } from './prompts/ask-notes.ts'
import { askPart } from './prompts/ask-notes.ts'
import type { AnswerRequest } from './prompts/describe-answer.ts'
import type { Run } from './run.ts'
import { settleAnswer } from './settle-answer.ts'
import { promptTokensFor } from './write-whole.ts'
import { NoAnswer } from './session.ts'
import type { NoAnswerReason } from './session.ts'

/** A part with what was read in it; `null` and why when no model could. */
export type PartReading = { part: Part; notes: PartNotes | null; reason: NoAnswerReason | null }

/** Rounds over the parts: in the second those that failed are tried again. */
const rounds = 2

/**
 * Reads all parts, several at a time; each that fails is tried with the other models, and once more when the
 * rest is done. A part that is too long for the first model is not tried with others: all parts are to be made smaller.
 */
export async function readParts(
  run: Run,
  models: readonly LanguageModel[],
  parts: readonly Part[],
): Promise<PartReading[]> {
  const readings: PartReading[] = parts.map((part) => ({ part, notes: null, reason: null }))
  let done = 0
  run.emitter.parts(done, parts.length)
  for (let round = 1; round <= rounds; round += 1) {
    const open = readings.filter(
      ({ notes, reason }) => notes === null && (reason === null || reason === 'failed'),
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
    schema: run.input.form ? formPartSchema : partSchema,
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
