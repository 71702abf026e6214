import type { RunEvent } from '#contract/summaries.ts'
import type { Sentence } from '#contract/transcripts.ts'
import type { EngineProgress } from '#server/ports/summary-engine.ts'
import type { CreatorChapter } from '#server/ports/transcript-source.ts'
import { locateChapter } from './check-result.ts'
import type { Check } from './statement-check.ts'

type Checking = { sentences: readonly Sentence[]; chapters: readonly CreatorChapter[]; check: Check }

/**
 * The event for followers of a step of the engine: each statement is checked before it is sent. `null` when nothing is to
 * be sent, because the statement is not to be shown.
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
    case 'gist': {
      const { text, sentence } = progress
      if (sentence === null) return { event: 'gist', data: { text, sentence } }
      const checked = check.sentence(sentence)
      return { event: 'gist', data: { text: checked?.text ?? '', sentence: checked } }
    }
    case 'text':
      return { event: 'text', data: { text: progress.text } }
    case 'sentence':
      return {
        event: 'sentence',
        data: { sentence: progress.sentence === null ? null : check.sentence(progress.sentence) },
      }
    case 'chapter':
      return {
        event: 'chapter',
        data: locateChapter(progress.chapter, { sentences, chapters, check, end: null }),
      }
    case 'insight': {
      const insight = check.insight(progress.insight)
      return insight === null ? null : { event: 'insight', data: insight }
    }
    case 'restarted':
  }
  return { event: 'restarted', data: {} }
}
