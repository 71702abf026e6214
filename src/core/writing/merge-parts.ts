import type { DraftChapter, DraftInsight, DraftSentence } from '#core/draft-summary.ts'
import { createLineLocator, sectionOf } from '#core/forms/arrange-lines.ts'
import { inParallel } from '#core/in-parallel.ts'
import { countWords } from '#core/text/find-words.ts'
import type { SummaryForm } from '#product/summary-forms.ts'
import { askForAnswer } from './ask-answer.ts'
import type { Written } from './emit-answer.ts'
import { keepKnown } from './keep-known.ts'
import type { LanguageModel } from './language-model.ts'
import { estimateTokens, outputTokensFor } from './plan-call.ts'
import { anchorsIn, partRequest } from './plan-parts.ts'
import { askCondense, askMerge } from './prompts/ask-notes.ts'
import type { PartNotes } from './prompts/ask-notes.ts'
import type { AnswerRequest } from './prompts/describe-answer.ts'
import type { Run } from './run.ts'
import { NoAnswer } from './session.ts'
import { settleAnswer } from './settle-answer.ts'
import { saysTheSame } from './tidy-answer.ts'
import { promptTokensFor, wholeRequest } from './write-whole.ts'

/** A merged summary and the model that wrote it; `null` when it was put together without one. */
type Merged = { written: Written; model: LanguageModel | null }

/** Makes one summary of the notes on all parts, by the first able model, else by rule; streamed. */
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
    wanted,
    isPart: false,
    beginAnswer: emitter.beginAnswer,
  })
  const to = input.sentences.length - 1
  const known = keepKnown(run, answer, notes)
  return settleAnswer(run, model, known, { from: 0, to, anchors, wanted: wanted.insights })
}

/** Parts overlap a little and speakers repeat themselves: the first part with a statement has it. */
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

/** The factor by which joined notes may be longer than the written text. */
const leeway = 2

/**
 * Puts the notes on the parts together without a model: the beginnings of their summaries one after the
 * other, and the best statements of each part in turn until there are enough. It has no gist, since nobody
 * wrote one.
 */
function joinNotes(
  notes: readonly PartNotes[],
  { wanted, anchors, input: { form } }: Pick<Run, 'wanted' | 'anchors' | 'input'>,
): Written {
  return {
    gist: null,
    summary: form ? joinForms(notes, form) : joinSummaries(notes, wanted.summaryWords * leeway),
    insights: form ? [] : takeInTurn(notes, Math.max(wanted.insights, notes.length)),
    chapters: thinOut(joinChapters(notes, anchors), anchors.length > 0 ? Infinity : wanted.chapters),
  }
}

/**
 * The lines of a form out of all parts, those of each section in the order of the parts, as many as the
 * section may have. Where each chapter is a section they are all there: their words say in which they stand.
 */
function joinForms(notes: readonly PartNotes[], form: SummaryForm): DraftSentence[] {
  const lines = notes.flatMap(({ summary }) => summary)
  if (form.layout === 'chapters') return lines
  const locate = createLineLocator(form)
  return lines.flatMap((line) => locate({ ...line, paragraph: sectionOf(line) }) ?? [])
}

/** The first sentences of each part's summary, at least one, together about `words` words. */
function joinSummaries(notes: readonly PartNotes[], words: number): DraftSentence[] {
  const share = words / notes.length
  return notes.flatMap(({ summary }, paragraph) =>
    beginningOf(summary, share).map((sentence) => ({ ...sentence, paragraph })),
  )
}

function beginningOf(summary: readonly DraftSentence[], words: number): DraftSentence[] {
  const beginning: DraftSentence[] = []
  let count = 0
  for (const sentence of summary) {
    count += countWords(sentence.text)
    if (beginning.length > 0 && count > words) break
    beginning.push(sentence)
  }
  return beginning
}

function takeInTurn(notes: readonly PartNotes[], max: number): DraftInsight[] {
  const longest = Math.max(0, ...notes.map(({ insights }) => insights.length))
  const inTurn = Array.from({ length: longest }, (_, rank) =>
    notes.flatMap(({ insights }) => insights.slice(rank, rank + 1)),
  )
  return inTurn
    .flat()
    .slice(0, max)
    .toSorted((a, b) => a.sentence - b.sentence)
}

/** The chapters of all parts; where the creator set some, a continued chapter is not counted. */
function joinChapters(notes: readonly PartNotes[], anchors: Run['anchors']): DraftChapter[] {
  const chapters = notes.flatMap((note) => note.chapters)
  if (anchors.length === 0) return chapters
  return anchors.map(({ title, sentence }) => {
    const read = chapters.find((chapter) => chapter.sentence === sentence)
    return read ?? { title, sentence, gist: null, automatic: false }
  })
}

/** So many of the items, spread evenly, the first among them. */
function thinOut<Item>(items: readonly Item[], max: number): Item[] {
  if (items.length <= max) return [...items]
  return Array.from(
    { length: max },
    (_, position) => items[Math.floor((position * items.length) / max)],
  ).filter((item) => item !== undefined)
}

/** The most insights in condensed notes, so that each round leaves fewer. */
const maxInsights = 8
const maxChapters = 5
/** Notes that are condensed together; more would lose more than must be. */
const maxTogether = 4
/** Rounds of condensing; each leaves at most half as many notes. */
const maxRounds = 8

/**
 * Makes fewer notes out of neighbouring ones, round by round, until the question that merges them all fits
 * into the model's window; as a rule it does at once.
 * @throws NoAnswer
 */
async function condenseNotes(
  run: Run,
  model: LanguageModel,
  notes: readonly PartNotes[],
): Promise<readonly PartNotes[]> {
  let condensed = notes
  for (let round = 0; round < maxRounds; round += 1) {
    const prompt = askMerge(run.input, condensed, wholeRequest(run), run.boundary)
    if (estimateTokens(prompt) <= promptTokensFor(model, outputTokensFor(model, run.wanted))) return condensed
    const groups = groupNotes(run, model, condensed)
    condensed = await inParallel(groups, run.parallelCalls, (group) => condense(run, model, group))
  }
  throw new NoAnswer('too-long')
}

/** Neighbouring notes, up to four together as far as one question can hold them, and at least two. */
function groupNotes(run: Run, model: LanguageModel, notes: readonly PartNotes[]): PartNotes[][] {
  const groups: PartNotes[][] = []
  for (const note of notes) {
    const group = groups.at(-1)
    const isFull =
      group === undefined ||
      group.length === maxTogether ||
      (group.length > 1 && !fits(run, model, [...group, note]))
    if (isFull) groups.push([note])
    else group.push(note)
  }
  return groups
}

function fits(run: Run, model: LanguageModel, group: readonly PartNotes[]): boolean {
  const request = condensedRequest(run, rangeOf(group))
  const prompt = askCondense(run.input, group, request, run.boundary)
  return estimateTokens(prompt) <= promptTokensFor(model, outputTokensFor(model, request.wanted))
}

async function condense(run: Run, model: LanguageModel, group: readonly PartNotes[]): Promise<PartNotes> {
  const [only, ...others] = group
  if (only !== undefined && others.length === 0) return only
  const part = rangeOf(group)
  const request = condensedRequest(run, part)
  const answer = await askForAnswer(run, model, {
    purpose: 'summary-merge',
    prompt: askCondense(run.input, group, request, run.boundary),
    wanted: request.wanted,
    isPart: true,
  })
  const known = keepKnown(run, answer, group)
  const { summary, chapters, insights } = await settleAnswer(run, model, known, {
    from: part.from,
    to: part.to,
    anchors: anchorsIn(run, part),
    wanted: request.wanted.insights,
  })
  return {
    part,
    summary,
    chapters: thinOut(chapters, maxChapters),
    insights: insights.slice(0, maxInsights),
  }
}

function condensedRequest(run: Run, part: PartNotes['part']): AnswerRequest {
  const request = partRequest(run, part)
  const { insights, chapters, summaryWords } = request.wanted
  const wanted = {
    insights: Math.min(insights, maxInsights),
    chapters: Math.min(chapters, maxChapters),
    summaryWords,
  }
  return { ...request, wanted }
}

function rangeOf(group: readonly PartNotes[]): PartNotes['part'] {
  const from = group[0]?.part.from ?? 0
  return { from, lead: from, to: group.at(-1)?.part.to ?? from }
}
