import type { Chapter } from '#contract/summaries.ts'
import type { Sentence } from '#contract/transcripts.ts'
import type { DraftChapter } from '#server/ports/summary-engine.ts'
import type { Check } from './check-insight.ts'

type Place = {
  sentences: readonly Sentence[]
  check: Check
  /** In seconds, where it is known. */
  end: number | null
}

/** A chapter with its time, taken from the transcript, and its gist, checked. */
export function placeChapter(draft: DraftChapter, { sentences, check, end }: Place): Chapter {
  return {
    title: draft.title,
    start: sentences[draft.sentence]?.start ?? null,
    end,
    sentence: draft.sentence,
    gist: draft.gist === null ? null : check(draft.gist),
    automatic: draft.automatic,
  }
}
