import type { LanguageModel } from '#server/ports/language-model.ts'
import { wholeSchema } from './answer-schema.ts'
import { askForAnswer } from './ask-answer.ts'
import { saysTheSame } from './choose-insights.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { joinNotes } from './join-notes.ts'
import { NoAnswer } from './no-answer.ts'
import { outputTokensFor } from './output-size.ts'
import { askMerge } from './prompts/ask-merge.ts'
import type { PartNotes } from './prompts/ask-merge.ts'
import type { Run } from './run.ts'
import { settleAnswer } from './settle-answer.ts'
import type { ReadAnswer } from './stream/read-answer.ts'
import type { Written } from './tell-answer.ts'
import { promptTokensFor, wholeWish } from './write-whole.ts'

/** A merged summary and the model that wrote it; `null` when it was put together without one. */
export type Merged = { written: Written; model: LanguageModel | null }

/** How much of each part's notes is shown, from all to the least, until they fit into the model's window. */
const shares = [1, 0.6, 0.35, 0.2, 0.1]

/** Makes one summary of the notes on all parts, by the first model that can, else by rule; told while it comes. */
export async function mergeParts(
  run: Run,
  models: readonly LanguageModel[],
  notes: readonly PartNotes[],
): Promise<Merged> {
  const distinct = withoutRepeats(notes)
  for (const model of models) {
    const prompt = fitMerge(run, model, distinct)
    if (prompt === null) continue
    try {
      return { written: await merge(run, model, prompt, distinct), model }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
    }
  }
  const written = joinNotes(distinct, run)
  run.teller.tellWhole(written)
  return { written, model: null }
}

async function merge(
  run: Run,
  model: LanguageModel,
  prompt: string,
  notes: readonly PartNotes[],
): Promise<Written> {
  const { wanted, anchors, teller, input } = run
  const answer = await askForAnswer(run, model, {
    prompt,
    schema: wholeSchema,
    wanted,
    isPart: false,
    beginAnswer: teller.beginAnswer,
  })
  const to = input.sentences.length - 1
  const known = keepKnown(run, answer, notes)
  return settleAnswer(run, model, known, { from: 0, to, anchors, wanted: wanted.insights })
}

/** The merge saw no transcript: ids must be those of the notes, and a quote that it changed becomes that of the notes again. */
function keepKnown({ findEvidence }: Run, answer: ReadAnswer, notes: readonly PartNotes[]): ReadAnswer {
  const insights = notes.flatMap((note) => note.insights)
  const chapters = notes.flatMap((note) => note.chapters)
  const quotes = new Map(insights.map(({ sentence, quote }) => [sentence, quote]))
  return {
    ...answer,
    insights: answer.insights
      .map((item) => {
        const quote = quotes.get(item.sentence)
        return quote === undefined || findEvidence(item) !== null ? item : { ...item, quote }
      })
      .filter((item) => quotes.has(item.sentence) || findEvidence(item) !== null),
    chapters: answer.chapters
      .filter((item) => chapters.some(({ sentence }) => sentence === item.sentence))
      .map((item) => {
        const gist = chapters.find(({ sentence }) => sentence === item.sentence)?.gist ?? null
        const isFound = item.gist !== '' && findEvidence({ ...item, text: item.gist }) !== null
        return isFound || gist === null ? item : { ...item, gist: gist.text, quote: gist.quote }
      }),
  }
}

function fitMerge(run: Run, model: LanguageModel, notes: readonly PartNotes[]): string | null {
  const most = promptTokensFor(model, outputTokensFor(model, run.wanted))
  for (const share of shares) {
    const prompt = askMerge(
      run.input,
      notes.map((note) => abridge(note, share)),
      wholeWish(run),
      run.boundary,
    )
    if (estimateTokens(prompt) <= most) return prompt
  }
  return null
}

/** A share of each part's notes, at least its first statement and chapter. */
function abridge(notes: PartNotes, share: number): PartNotes {
  if (share === 1) return notes
  return {
    part: notes.part,
    summary: notes.summary.slice(0, Math.ceil(notes.summary.length * share)).toWellFormed(),
    chapters: notes.chapters.slice(0, Math.ceil(notes.chapters.length * share)),
    insights: notes.insights.slice(0, Math.ceil(notes.insights.length * share)),
  }
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
