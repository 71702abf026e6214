import type { RunEvent } from '#contract/summaries.ts'
import { summaryStyles } from '#product/summary-options.ts'
import { isConnectionFailure } from '#server/db/connection-failure.ts'
import type { Orm } from '#server/db/database.ts'
import type { RunTask } from '#server/db/schema/runs.ts'
import { describeVideo, obtainTranscript } from '#server/features/transcripts/service.ts'
import type { TranscriptNeeds } from '#server/features/transcripts/service.ts'
import { createEvidenceIndex } from '#server/lib/evidence/evidence-index.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import { checkInsight } from './check-insight.ts'
import type { Check } from './check-insight.ts'
import { checkProgress } from './check-progress.ts'
import { checkResult } from './check-result.ts'
import { findSummaryId, storeSummary } from './repo.ts'
import { engineVariant, summaryKey } from './summary-key.ts'

export type SummaryWorkNeeds = TranscriptNeeds & { orm: Orm; clock: Clock; engine: SummaryEngine }

const retryMs = 250
const [usualStyle] = summaryStyles

type Options = { tell: (event: RunEvent) => void; signal: AbortSignal }

/**
 * Makes a summary and gives its id: transcript, engine, check, store; each step is told. Nothing of it knows of
 * queues, so it runs anywhere.
 * @throws AppError what the transcript or the engine says
 */
export async function runSummary(
  { engine, ...needs }: SummaryWorkNeeds,
  task: RunTask,
  { tell, signal }: Options,
): Promise<string> {
  tell({ event: 'stage', data: { stage: 'transcript', text: 'Fetching transcript...' } })
  const transcript = await obtainTranscript(needs, task.subject, signal)
  tell({ event: 'video', data: { transcriptId: transcript.id, ...describeVideo(transcript) } })
  const stored = await findSummaryId(needs.orm, summaryKey(transcript, engineVariant(engine.identity, task)))
  if (stored !== null) return stored
  const text = engine.identity.kind === 'model' ? 'Generating AI summary...' : 'Generating summary...'
  tell({ event: 'stage', data: { stage: 'summary', text } })
  const { title, channel, language, durationSeconds, sentences, chapters } = transcript
  const index = createEvidenceIndex(sentences, language)
  const check: Check = (draft) => checkInsight(draft, index, transcript, task.language)
  const result = await engine.summarize(
    {
      title,
      channel,
      language,
      durationSeconds,
      sentences,
      chapters,
      style: task.style,
      outputLanguage: task.language,
    },
    {
      signal,
      onProgress: (progress) => {
        const event = checkProgress(progress, { sentences, check })
        if (event !== null) tell(event)
      },
    },
  )
  const summary = {
    transcriptId: transcript.id,
    // Where another engine had to step in, the answer is that one's, and the next request tries the first again.
    cacheKey: summaryKey(transcript, engineVariant(result.engine, task)),
    engine: result.engine,
    language: result.language,
    style: result.engine.kind === 'extractive' ? usualStyle : task.style,
    body: checkResult(result, transcript, index),
  }
  for (;;) {
    try {
      return await storeSummary(needs.orm, summary)
    } catch (error) {
      // What took long to make is not thrown away because the database is away for a moment.
      if (!isConnectionFailure(error) || signal.aborted) throw error
      await needs.clock.wait(retryMs, signal)
    }
  }
}
