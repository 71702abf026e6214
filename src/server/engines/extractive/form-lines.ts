import type { SummaryForm } from '#product/summary-forms.ts'
import { formsWithoutModel } from '#product/summary-forms.ts'
import type { DraftChapter, DraftInsight, DraftSentence } from '#server/ports/summary-engine.ts'
import { quoteOf } from './read-units.ts'
import type { Unit } from './read-units.ts'
import { rankByCoverage } from './weigh-salience.ts'
import type { Candidate } from './weigh-salience.ts'

/** Sentences of a chapter in an outline. */
const outlineLines = 3

type Chosen = {
  known: readonly Candidate[]
  chapters: readonly DraftChapter[]
  /** The sentences of the default summary. */
  summary: readonly Unit[]
}

/** The form where it can be made of the speakers' own sentences; `null` where it takes a writer. */
export function extractableForm(form: SummaryForm | null | undefined): SummaryForm | null {
  return form && formsWithoutModel.some((known) => known === form.id) ? form : null
}

/** The sentences of a summary in a form; out of those of the default summary where its one section is of the whole video. */
export function chooseLines(form: SummaryForm, { known, chapters, summary }: Chosen): DraftInsight[] {
  const lines =
    form.id === 'outline'
      ? chapters.flatMap((_chapter, position) => outlineOf(known, chapters, position))
      : form.id === 'chapter-lines'
        ? chapters.flatMap(({ gist }) => gist ?? [])
        : []
  return lines.length > 0 ? lines : shorten(summary, form.sections[0]?.maxLines ?? 0, known)
}

/** As many sentences of a summary as a section may have: those that cover most of it, from its beginning to its end. */
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
export function toSentence({ text, quote, sentence }: DraftInsight): DraftSentence {
  return { text, paragraph: 0, citations: [{ quote, sentence }], isQuoted: true }
}
