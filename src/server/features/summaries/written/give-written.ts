import type { SummaryAnswer, WrittenSummary } from '#contract/summaries.ts'
import { noPayers } from '#core/writing/language-model.ts'
import { browserEngine, readWritten } from '#local/read-written.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { getTranscript } from '#server/features/transcripts/service.ts'
import type { TranscriptRow } from '#server/features/transcripts/service.ts'
import type { LimitState } from '#server/http/problem-reply.ts'
import { noLineChecks } from '#server/ports/summary-engine.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import type { SummaryDeps } from '../context.ts'
import { releaseUnused } from '../deliver.ts'
import { storeSummary } from '../make-summary.ts'
import { engineVariant, presentLocked, summaryKey } from '../present.ts'
import { giveStored, storedWork } from '../summarize.ts'
import { writeSummary } from '../write-summary.ts'

type Given = {
  actor: Actor
  transcriptId: string
  written: WrittenSummary
  style: SummaryStyle
  language: SummaryLanguage
  /** Called with the calls of this minute that are left; `null` where they are not counted. */
  onCounted: (calls: LimitState | null) => void
  /** Called when something was stored for the caller. */
  onStored: () => Promise<void>
}

/**
 * Checks a summary that the model of the caller's browser wrote, by code alone, and delivers it. It counts
 * like any summary of that video, and nobody else gets it: no engine of the server has its key.
 * @throws AppError
 */
export async function giveWritten(
  deps: SummaryDeps,
  { actor, transcriptId, written, style, language, onCounted, onStored }: Given,
  signal: AbortSignal,
): Promise<SummaryAnswer> {
  onCounted(await deps.quota.countRequest(actor))
  const transcript = await getTranscript(deps, transcriptId, signal)
  const known = { transcriptId }
  const options = { style, language }
  const work = storedWork(deps, options, { transcript })
  const isRepeat = (await deps.quota.readRepeat(actor, work)) !== null
  const reservation = isRepeat ? null : await deps.quota.reserve(actor, work)
  if (reservation?.outcome === 'locked') return presentLocked(known, null, await deps.quota.read(actor))
  try {
    const id = await store(deps, transcript, { written, ...options }, signal)
    const stored = await deps.summaries.read(id)
    if (stored === null) throw new Error('A summary that was stored is not there')
    const caller = { actor, known, options, onStored }
    for await (const { event, data } of giveStored(deps, caller, { stored, fromPlaylist: false })) {
      if (event === 'done') return data
    }
    throw new Error('A stored summary was not delivered')
  } catch (error) {
    if (reservation?.isNewVariant === true) {
      const { reservationId } = reservation
      const unused = { reservationId, variant: work.variant, reason: 'failed' } as const
      await transaction(deps.runs.db, (tx) => releaseUnused(tx, deps.quota, unused)).catch(() => undefined)
    }
    throw error
  }
}

async function store(
  deps: SummaryDeps,
  transcript: TranscriptRow,
  { written, style, language }: Pick<Given, 'written' | 'style' | 'language'>,
  signal: AbortSignal,
): Promise<string> {
  const engine = createWrittenEngine(written)
  const task = { style, language }
  const {
    withoutModel: _withoutModel,
    engine: writer,
    ...made
  } = await writeSummary({ engine, lineChecks: noLineChecks }, transcript, task, {
    emit: () => undefined,
    payers: noPayers,
    signal,
  })
  const cacheKey = summaryKey(transcript, engineVariant(writer, task))
  const summary = { ...made, engine: writer, transcriptId: transcript.id, cacheKey, fallback: null }
  return await storeSummary(deps.runs.db, summary)
}

/** Makes the engine whose model has answered already, in the person's browser. */
function createWrittenEngine(written: WrittenSummary): SummaryEngine {
  return {
    identity: browserEngine,
    summarize: async (input, options) => ({ ...(await readWritten(written, input, options)), usage: null }),
  }
}
