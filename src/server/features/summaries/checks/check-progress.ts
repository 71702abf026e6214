import type { RunEvent } from '#contract/summaries.ts'
import type { Sentence } from '#contract/transcripts.ts'
import type { EngineProgress } from '#server/ports/summary-engine.ts'
import type { CreatorChapter } from '#server/ports/transcript-source.ts'
import type { Check } from './check-insight.ts'
import { placeChapter } from './place-chapter.ts'

type Checking = { sentences: readonly Sentence[]; chapters: readonly CreatorChapter[]; check: Check }

/**
 * The event for a step of the engine: each statement is checked before it is sent. `null` for a statement that is not
 * shown.
 */
export function checkProgress(
  progress: EngineProgress,
  { sentences, chapters, check }: Checking,
): RunEvent | null {
  switch (progress.kind) {
    case 'parts': {
      const { done, total } = progress
      // Parts are read in parallel; the event names the first that is not read yet.
      const text = `Reading part ${Math.min(done + 1, total)} of ${total}...`
      return { event: 'stage', data: { stage: 'summary', text, parts: { done, total } } }
    }
    case 'gist':
    case 'text':
      return { event: progress.kind, data: { text: progress.text } }
    case 'chapter':
      return {
        event: 'chapter',
        data: placeChapter(progress.chapter, { sentences, chapters, check, end: null }),
      }
    case 'insight': {
      const insight = check(progress.insight)
      return insight === null ? null : { event: 'insight', data: insight }
    }
    case 'restarted':
  }
  return { event: 'restarted', data: {} }
}
