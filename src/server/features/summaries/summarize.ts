import { createHash } from 'node:crypto'
import type { SummaryEvent } from '#contract/summaries.ts'
import type {
  StoredTranscript,
  TranscriptNeeds,
  TranscriptSubject,
} from '#server/features/transcripts/service.ts'
import { describeVideo, identifySubject, obtainTranscript } from '#server/features/transcripts/service.ts'
import type { EngineInput, SummaryEngine } from '#server/ports/summary-engine.ts'
import { checkResult } from './check-result.ts'
import { findSummary, storeSummary } from './repo.ts'
import type { SummaryRow } from './repo.ts'

export type SummaryDeps = TranscriptNeeds & { engine: SummaryEngine }

type Follower = {
  emit: (event: Extract<SummaryEvent, { event: 'stage' | 'video' }>) => void
  signal: AbortSignal
}

/** How the summary is wanted. */
type Wish = Pick<EngineInput, 'style' | 'outputLanguage'>

/** A summary, the transcript it was made of, and whether the store already had it. */
export type Summarized = {
  summary: SummaryRow
  transcript: StoredTranscript
  cached: boolean
  fromPlaylist: boolean
}

/**
 * Summarizes a video or a stored transcript: transcript, engine, check, store; or takes the answer from the store.
 * @throws AppError what the transcript or the engine says
 */
export async function summarize(
  deps: SummaryDeps,
  subject: TranscriptSubject,
  wish: Wish,
  follower: Follower,
): Promise<Summarized> {
  follower.emit({ event: 'stage', data: { stage: 'transcript', text: 'Fetching transcript...' } })
  const { known, fromPlaylist } = await identifySubject(deps, subject, follower.signal)
  const transcript = await obtainTranscript(deps, known, follower.signal)
  follower.emit({ event: 'video', data: { transcriptId: transcript.id, ...describeVideo(transcript) } })
  const cacheKey = summaryCacheKey(transcript, deps.engine)
  const stored = await findSummary(deps.orm, cacheKey)
  if (stored !== null) return { summary: stored, transcript, cached: true, fromPlaylist }
  const isModel = deps.engine.identity.kind === 'model'
  const text = isModel ? 'Generating AI summary...' : 'Generating summary...'
  follower.emit({ event: 'stage', data: { stage: 'summary', text } })
  const { title, channel, language, durationSeconds, sentences, chapters } = transcript
  const input = { title, channel, language, durationSeconds, sentences, chapters, ...wish }
  const result = await deps.engine.summarize(input, { signal: follower.signal, onProgress: () => undefined })
  const body = checkResult(result, transcript)
  const summary = await storeSummary(deps.orm, {
    transcriptId: transcript.id,
    cacheKey,
    engine: result.engine,
    language: result.language,
    style: wish.style,
    body,
  })
  return { summary, transcript, cached: false, fromPlaylist }
}

/** Names everything that shapes a summary: the transcript, and the engine with its version. */
function summaryCacheKey(transcript: StoredTranscript, engine: SummaryEngine): string {
  const { kind, name, version } = engine.identity
  return createHash('sha256')
    .update(JSON.stringify([transcript.id, transcript.contentHash, kind, name, version]))
    .digest('hex')
}
