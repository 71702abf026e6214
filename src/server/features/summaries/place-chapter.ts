import type { Chapter } from '#contract/summaries.ts'
import type { Sentence } from '#contract/transcripts.ts'
import type { DraftChapter } from '#server/ports/summary-engine.ts'
import { checkInsight } from './check-insight.ts'

/** A chapter with its time, taken from the transcript, and its gist, checked; `end` is in seconds where it is known. */
export function placeChapter(
  draft: DraftChapter,
  sentences: readonly Sentence[],
  end: number | null,
): Chapter {
  return {
    title: draft.title,
    start: sentences[draft.sentence]?.start ?? null,
    end,
    sentence: draft.sentence,
    gist: draft.gist === null ? null : checkInsight(draft.gist, sentences),
    automatic: draft.automatic,
  }
}
