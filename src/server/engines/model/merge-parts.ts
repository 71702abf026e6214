import type { LanguageModel } from '#server/ports/language-model.ts'
import { wholeSchema } from './answer-schema.ts'
import { askForAnswer } from './ask-answer.ts'
import { saysTheSame } from './choose-insights.ts'
import { condenseNotes } from './condense-notes.ts'
import { joinNotes } from './join-notes.ts'
import { keepKnown } from './keep-known.ts'
import { askMerge } from './prompts/ask-merge.ts'
import type { PartNotes } from './prompts/ask-merge.ts'
import type { Run } from './run.ts'
import { settleAnswer } from './settle-answer.ts'
import type { Written } from './emit-answer.ts'
import { wholeRequest } from './write-whole.ts'
import { NoAnswer } from './session.ts'

/** A merged summary and the model that wrote it; `null` when it was put together without one. */
export type Merged = { written: Written; model: LanguageModel | null }

/** Makes one summary of the notes on all parts, by the first model that can, else by rule; emitted while it comes. */
export async function mergeParts(
  run: Run,
  models: readonly LanguageModel[],
  notes: readonly PartNotes[],
): Promise<Merged> {
  const distinct = withoutRepeats(notes)
  for (const model of models) {
    try {
      const condensed = await condenseNotes(run, model, distinct)
      return { written: await merge(run, model, condensed), model }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
    }
  }
  const written = joinNotes(distinct, run)
  run.emitter.emitWhole(written)
  return { written, model: null }
}

async function merge(run: Run, model: LanguageModel, notes: readonly PartNotes[]): Promise<Written> {
  const { wanted, anchors, emitter, input } = run
  const answer = await askForAnswer(run, model, {
    purpose: 'summary-merge',
    prompt: askMerge(input, notes, wholeRequest(run), run.boundary),
    schema: wholeSchema,
    wanted,
    isPart: false,
    beginAnswer: emitter.beginAnswer,
  })
  const to = input.sentences.length - 1
  const known = keepKnown(run, answer, notes)
  return settleAnswer(run, model, known, { from: 0, to, anchors, wanted: wanted.insights })
}

/** Parts overlap a little and speakers repeat themselves: a statement is taken from the first part that has it. */
function withoutRepeats(notes: readonly PartNotes[]): PartNotes[] {
  const seen: PartNotes['insights'][number][] = []
  return notes.map((note) => ({
    ...note,
    insights: note.insights.filter((insight) => {
      const isNew = seen.every((other) => !saysTheSame(other, insight))
      if (isNew) seen.push(insight)
      return isNew
    }),
  }))
}
