import type { ChapterItem, SentenceItem } from './answer-schema.ts'
import type { PartNotes } from './prompts/ask-notes.ts'
import type { Run } from './run.ts'
import type { ReadAnswer } from './stream/read-answer.ts'

/**
 * Holds the answer of a merge, which saw no transcript, to the notes that it saw: ids must be theirs, and a
 * quote that it changed becomes theirs again. Where it has none of their chapters, all of them stay.
 */
export function keepKnown(
  { findEvidence }: Pick<Run, 'findEvidence'>,
  answer: ReadAnswer,
  notes: readonly PartNotes[],
): ReadAnswer {
  const insights = notes.flatMap((note) => note.insights)
  const chapters = notes.flatMap((note) => note.chapters)
  const citations = [
    ...insights,
    ...notes.flatMap(({ summary }) => summary.flatMap((each) => each.citations)),
  ]
  const quotes = new Map(citations.map(({ sentence, quote }) => [sentence, quote]))
  const knownChapters = answer.chapters
    .filter((item) => chapters.some(({ sentence }) => sentence === item.sentence))
    .map((item) => {
      const gist = chapters.find(({ sentence }) => sentence === item.sentence)?.gist ?? null
      const isFound = item.gist !== '' && findEvidence({ ...item, text: item.gist }) !== null
      return isFound || gist === null ? item : { ...item, gist: gist.text, quote: gist.quote }
    })
  const keepCitations = (item: SentenceItem): SentenceItem => ({
    ...item,
    citations: item.citations.flatMap(({ quote, sentence }) => {
      if (findEvidence({ text: item.text, quote, sentence }) !== null) return [{ quote, sentence }]
      const known = quotes.get(sentence)
      return known === undefined ? [] : [{ quote: known, sentence }]
    }),
  })
  return {
    ...answer,
    gist: answer.gist === null ? null : keepCitations(answer.gist),
    summary: answer.summary.map(keepCitations),
    insights: answer.insights
      .map((item) => {
        const quote = quotes.get(item.sentence)
        return quote === undefined || findEvidence(item) !== null ? item : { ...item, quote }
      })
      .filter((item) => quotes.has(item.sentence) || findEvidence(item) !== null),
    chapters: knownChapters.length > 0 ? knownChapters : chapters.map(toItem),
  }
}

function toItem({ title, sentence, gist }: PartNotes['chapters'][number]): ChapterItem {
  return { title, sentence, gist: gist?.text ?? '', quote: gist?.quote ?? '' }
}
