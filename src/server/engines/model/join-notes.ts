import type { DraftChapter, DraftInsight, DraftSentence } from '#server/ports/summary-engine.ts'
import { countWords } from '#server/domain/text/find-words.ts'
import type { PartNotes } from './prompts/ask-merge.ts'
import type { Run } from './run.ts'
import type { Written } from './emit-answer.ts'

/** What is joined may be so many times as long as what is written. */
const leeway = 2

/**
 * Puts the notes on the parts together without a model: the beginnings of their summaries one after the other, and the best
 * statements of each part in turn until there are enough. It has no gist, since nobody wrote one.
 */
export function joinNotes(
  notes: readonly PartNotes[],
  { wanted, anchors }: Pick<Run, 'wanted' | 'anchors'>,
): Written {
  return {
    gist: null,
    summary: joinSummaries(notes, wanted.summaryWords * leeway),
    insights: takeInTurn(notes, Math.max(wanted.insights, notes.length)),
    chapters: thinOut(joinChapters(notes, anchors), anchors.length > 0 ? Infinity : wanted.chapters),
  }
}

/** The first sentences of each part's summary, at least one, so that all together have about `words` words. */
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

/** The chapters of all parts; where the creator set some, a chapter that only goes on in a part is not one. */
function joinChapters(notes: readonly PartNotes[], anchors: Run['anchors']): DraftChapter[] {
  const chapters = notes.flatMap((note) => note.chapters)
  if (anchors.length === 0) return chapters
  return anchors.map(({ title, sentence }) => {
    const read = chapters.find((chapter) => chapter.sentence === sentence)
    return read ?? { title, sentence, gist: null, automatic: false }
  })
}

/** So many of the items, spread evenly, the first among them. */
export function thinOut<Item>(items: readonly Item[], max: number): Item[] {
  if (items.length <= max) return [...items]
  return Array.from(
    { length: max },
    (_, position) => items[Math.floor((position * items.length) / max)],
  ).filter((item) => item !== undefined)
}
