import type { RunEvent } from '#contract/summaries.ts'
import type { Sentence } from '#contract/transcripts.ts'
import type { EngineProgress } from '#server/ports/summary-engine.ts'
import { checkInsight } from './check-insight.ts'
import { placeChapter } from './place-chapter.ts'

/** What followers are told of a step of the engine: each statement is checked before anybody sees it. */
export function checkProgress(progress: EngineProgress, sentences: readonly Sentence[]): RunEvent {
  switch (progress.kind) {
    case 'parts': {
      const { done, total } = progress
      return {
        event: 'stage',
        data: { stage: 'summary', text: `Read ${done} of ${total} parts...`, parts: { done, total } },
      }
    }
    case 'gist':
    case 'text':
      return { event: progress.kind, data: { text: progress.text } }
    case 'chapter':
      return { event: 'chapter', data: placeChapter(progress.chapter, sentences, null) }
    case 'insight':
      return { event: 'insight', data: checkInsight(progress.insight, sentences) }
    case 'restarted':
  }
  return { event: 'restarted', data: {} }
}
