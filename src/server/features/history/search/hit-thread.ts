import type { HistoryHit } from '#contract/history.ts'
import { toOutcome } from '#core/app-error.ts'
import type { ThreadOutcome } from '#core/app-error.ts'
import { searchLines } from '#core/search/search-hits.ts'
import type { Hit, SearchedLine } from '#core/search/search-hits.ts'
import { readSentences } from '#server/lib/stored-sentences.ts'
import type { StoredSentences } from '#server/lib/stored-sentences.ts'

/** A line of a summary, or a sentence of its transcript. */
export type HitLine = SearchedLine & Omit<HistoryHit, 'words'>

/** The task of a search: the lines of a summary, and its transcript as it is stored. */
type Task = {
  typed: string
  lines: HitLine[]
  /** The language of the lines, BCP 47. */
  language: string
  stored: StoredSentences
  spokenLanguage: string
  limit: number
}

/**
 * The best lines, in a worker thread, which reads the text itself: that of twelve hours takes longer than
 * other callers should wait.
 */
export function findHitsInThread({
  typed,
  lines,
  language,
  stored,
  spokenLanguage,
  limit,
}: Task): Promise<ThreadOutcome<Hit<HitLine>[]>> {
  return toOutcome(async () => {
    const search = searchLines<HitLine>(typed)
    search.add(lines, language)
    search.add(
      (await readSentences(stored)).map(({ text, start, speaker, index }) => ({
        text,
        second: start,
        speaker: speaker ?? undefined,
        state: 'quoted',
        isSpoken: true,
        source: index,
      })),
      spokenLanguage,
    )
    return search.best(limit)
  })
}
