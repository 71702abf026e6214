import type { Chapter } from '#contract/evidence.ts'
import type { Sentence } from '#contract/transcripts.ts'
import type { DraftChapter } from '#server/ports/summary-engine.ts'
import type { CreatorChapter } from '#server/ports/transcript-source.ts'
import type { Check } from './statement-check.ts'

type Video = {
  sentences: readonly Sentence[]
  /** The creator's chapters. */
  chapters: readonly CreatorChapter[]
}

/** A chapter with its time and its gist, checked; `end` in seconds, where it is known. */
export function locateChapter(
  draft: DraftChapter,
  video: Video & { check: Check; end: number | null },
): Chapter {
  const { title, sentence, automatic } = draft
  const gist = draft.gist === null ? null : video.check.insight(draft.gist)
  return { title, start: chapterStart(draft, video), end: video.end, sentence, gist, automatic }
}

/** When a chapter begins, in seconds: at the creator's own second, else with its first sentence; `null` without times. */
export function chapterStart({ title, sentence, automatic }: DraftChapter, video: Video): number | null {
  const spoken = video.sentences[sentence]?.start ?? null
  if (automatic || spoken === null) return spoken
  const distance = (start: number): number => Math.abs(start - spoken)
  const [nearest] = video.chapters
    .filter((chapter) => chapter.title === title)
    .toSorted((a, b) => distance(a.start) - distance(b.start))
  return nearest?.start ?? spoken
}
