import type { Engine } from '#contract/summary.ts'
import type { Sentence } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import type {
  DraftSummary,
  EngineInput,
  DraftChapter,
  DraftInsight,
  DraftSentence,
} from '#core/draft-summary.ts'
import { paragraphIn } from '#core/forms/arrange-lines.ts'
import { findHosts, recogniseKind } from '#core/kinds/recognise-kind.ts'
import type { Language } from '#core/languages/define-language.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { createTermReader } from '#core/text/find-words.ts'
import type { Term } from '#core/text/find-words.ts'
import type { SummaryForm } from '#product/summary-forms.ts'
import { builtInForm } from '#product/summary-forms.ts'
import { chooseGist } from './choose-gist.ts'
import { chooseInsights, chooseSummary, insightCount, summaryBudget } from './choose-summary.ts'
import { formLines } from './form-lines.ts'
import type { SectionLines } from './form-lines.ts'
import { makeSections } from './make-sections.ts'
import { quoteOf, readUnits } from './read-units.ts'
import type { Unit } from './read-units.ts'
import { learnedSalience } from './salience/learned-salience.ts'
import type { SalienceModel } from './salience/learned-salience.ts'
import type { Candidate } from './weigh-salience.ts'
import { rankByCoverage, vectorOf, weighSalience } from './weigh-salience.ts'

const wordsPerMinute = 150

/**
 * Makes a summary out of the speakers' own sentences; the same input always gives the same result.
 * @throws AppError `SUMMARY_FAILED` when there is not one word to show
 */
export function extractSummary(input: EngineInput): DraftSummary & { usage: null } {
  const language = languageOf(input.language)
  const title = readTitle(input.title, language)
  const candidates = readCandidates(input.sentences, language, title)
  const words = candidates.reduce((sum, { unit }) => sum + unit.length, 0)
  const minutes = input.durationSeconds === null ? words / wordsPerMinute : input.durationSeconds / 60
  const distinct = withoutRefrains(candidates)
  const { kind } = recogniseKind(input.sentences, input.language)
  const hosts = findHosts(input.sentences, kind)
  const gist = chooseGist(candidates, { kind, hosts })
  const known = distinct.filter(({ unit }) => unit !== gist)
  const chapters = makeSections(candidates, { chapters: input.chapters, language, title })
  const summary = chooseSummary(known, summaryBudget(words, minutes))
  if (summary.length === 0) {
    throw new AppError('SUMMARY_FAILED', "This video's transcript has no words to summarize.")
  }
  const insights = chooseInsights(known, summary, insightCount(minutes), hosts)
  const asked = extractableForm(input.form)
  const found = asked === null ? null : formLines(asked, candidates, { language, insights })
  const form = asked === null || found === null ? plainForm(asked) : withRoom(asked, found)
  const own = found?.filter((section) => section.length > 0) ?? null
  const lines =
    form === null ? summary.map(quoteOf) : chooseLines(form, { known: distinct, chapters, summary })
  return {
    engine: extractiveIdentity,
    gist: gist === null ? null : toSentence(quoteOf(gist)),
    form,
    summary: own === null ? lines.map(toSentence) : own.flatMap(inSection),
    insights: form === null ? insights.map(quoteOf) : [],
    chapters,
    language: input.language,
    parts: [{ from: 0, to: input.sentences.length - 1, state: 'read' }],
    usage: null,
  }
}

const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu

/** The candidates without those that repeat an earlier one word for word, such as a refrain. */
function withoutRefrains(candidates: readonly Candidate[]): Candidate[] {
  const known = new Set<string>()
  return candidates.filter(({ unit }) => {
    const words = unit.text.toLowerCase().replaceAll(betweenWords, ' ')
    const isNew = !known.has(words)
    known.add(words)
    return isNew
  })
}

/**
 * The identity of the engine, under which its summaries are stored. The version is raised by hand where any
 * summary changes; `tests/unit/extractive/identity.test.ts` fails at each change of code or words that
 * a summary is made of, until that was decided. A hash of them in its place would throw away every stored
 * summary at a refactoring, and differ between a bundle and the sources.
 */
export const extractiveIdentity: Engine = { kind: 'extractive', name: 'concept-coverage', version: '18' }

/** Sentences of a chapter in an outline. */
const outlineLines = 3

type Chosen = {
  known: readonly Candidate[]
  chapters: readonly DraftChapter[]
  /** The sentences of the default summary. */
  summary: readonly Unit[]
}

/** The form where it is one of Précis; `null` for one that a person made, which takes a writer. */
function extractableForm(form: SummaryForm | null | undefined): SummaryForm | null {
  return form && builtInForm(form.id) !== null ? form : null
}

/** A form whose lines are those of the summary or of its chapters; `null` for one that has its own. */
function plainForm(form: SummaryForm | null): SummaryForm | null {
  return form !== null && (form.layout === 'chapters' || form.id === 'paragraph') ? form : null
}

/**
 * The form with room for all lines that were found: none of the steps of a recipe is left out. A section for
 * which nothing was found is none: that is not to say that nothing was said.
 */
function withRoom(form: SummaryForm, lines: SectionLines): SummaryForm {
  const sections = form.sections.flatMap((section, at) => {
    const count = lines[at]?.length ?? 0
    return count === 0 ? [] : [{ ...section, maxLines: Math.max(section.maxLines, count) }]
  })
  return { ...form, sections }
}

/** The lines of a section, numbered as they stand in a form. */
function inSection(lines: readonly DraftSentence[], section: number): DraftSentence[] {
  return lines.map((line, at) => ({ ...line, paragraph: paragraphIn(section, at) }))
}

/** The sentences of a summary in a form, out of the default ones for one section of the whole video. */
function chooseLines(form: SummaryForm, { known, chapters, summary }: Chosen): DraftInsight[] {
  const lines =
    form.id === 'outline'
      ? chapters.flatMap((_chapter, position) => outlineOf(known, chapters, position))
      : form.id === 'chapter-lines'
        ? chapters.flatMap(({ gist }) => gist ?? [])
        : []
  return lines.length > 0 ? lines : shorten(summary, form.sections[0]?.maxLines ?? 0, known)
}

/** The sentences that cover most of a section, as many as it may have, in order. */
function shorten(summary: readonly Unit[], count: number, known: readonly Candidate[]): DraftInsight[] {
  const best = coverMost(
    known.filter(({ unit }) => summary.includes(unit)),
    count,
  )
  return best.length < count ? summary.map(quoteOf) : best
}

/** The sentences that cover most of what candidates say, in the order in which they are said. */
function coverMost(candidates: readonly Candidate[], count: number): DraftInsight[] {
  return [...rankByCoverage(candidates, () => true).take(count)]
    .map(({ unit }) => quoteOf(unit))
    .toSorted((one, other) => one.sentence - other.sentence)
}

/** The sentences of a chapter in an outline, those that can stand alone where there are any. */
function outlineOf(
  known: readonly Candidate[],
  chapters: readonly DraftChapter[],
  position: number,
): DraftInsight[] {
  const from = chapters[position]?.sentence ?? 0
  const to = chapters[position + 1]?.sentence ?? Infinity
  const inside = known.filter(({ unit }) => unit.sentence.index >= from && unit.sentence.index < to)
  for (const standings of [['alone'], ['alone', 'leaning']]) {
    const best = coverMost(
      inside.filter(({ unit }) => standings.includes(unit.standing)),
      outlineLines,
    )
    if (best.length > 0) return best
  }
  return []
}

/** A statement as a sentence of a summary. */
function toSentence({ text, quote, sentence }: DraftInsight): DraftSentence {
  return { text, paragraph: 0, citations: [{ quote, sentence }], isQuoted: true }
}

/** The power by which a speaker's emphasis counts against sentences that suit a summary otherwise. */
const emphasisPower = 1.5

/**
 * One candidate per sentence, in their order; `title` are the words of the video's title. Another `model` is
 * for evaluations.
 */
export function readCandidates(
  sentences: readonly Sentence[],
  language: Language,
  title: readonly Term[],
  model?: SalienceModel,
): Candidate[] {
  const units = readUnits(sentences, language)
  const { concepts, ratings } = learnedSalience(units, title, model)
  const emphasis = weighSalience(units)
  return units.map((unit, position) => ({
    unit,
    concepts: concepts[position] ?? [],
    vector: vectorOf(unit.stems),
    salience: (ratings[position] ?? 1) * (emphasis[position] ?? 1) ** emphasisPower,
  }))
}

/** The meaningful words of a title; none when there is no title. */
export function readTitle(title: string | null, language: Language): Term[] {
  return createTermReader(language, [])(title ?? '')
}
