import type { DraftChapter, DraftInsight } from '#server/ports/summary-engine.ts'
import type { PartNotes } from './prompts/ask-merge.ts'
import type { Run } from './run.ts'
import type { Written } from './tell-answer.ts'

/**
 * Puts the notes on the parts together without a model: the summaries one after the other, and the best statements of each part
 * in turn until there are enough. It has no gist, since nobody wrote one.
 */
export function joinNotes(
  notes: readonly PartNotes[],
  { wanted, anchors }: Pick<Run, 'wanted' | 'anchors'>,
): Written {
  return {
    gist: null,
    summary: notes.map(({ summary }) => summary).join('\n\n'),
    insights: takeInTurn(notes, Math.max(wanted.insights, notes.length)),
    chapters: thinOut(joinChapters(notes, anchors), anchors.length > 0 ? Infinity : wanted.chapters),
  }
}

function takeInTurn(notes: readonly PartNotes[], most: number): DraftInsight[] {
  const longest = Math.max(0, ...notes.map(({ insights }) => insights.length))
  const inTurn = Array.from({ length: longest }, (_, rank) =>
    notes.flatMap(({ insights }) => insights.slice(rank, rank + 1)),
  )
  return inTurn
    .flat()
    .slice(0, most)
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

/** So many of the chapters, spread evenly, the first among them. */
function thinOut(chapters: readonly DraftChapter[], most: number): DraftChapter[] {
  if (chapters.length <= most) return [...chapters]
  const step = chapters.length / most
  return chapters.filter(
    (_, place) => place === 0 || Math.floor(place / step) !== Math.floor((place - 1) / step),
  )
}
