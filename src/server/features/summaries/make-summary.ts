import type { RunEvent } from '#contract/summaries.ts'
import { isConnectionFailure } from '#server/db/database-failure.ts'
import type { Db } from '#server/db/database.ts'
import type { RunTask } from '#server/db/rows/runs.ts'
import type { ModelShares } from '#server/features/model-costs/service.ts'
import { describeVideo, obtainTranscript } from '#server/features/transcripts/service.ts'
import type { TranscriptDeps } from '#server/features/transcripts/service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { TaskOptions } from '#server/lib/worker-pool.ts'
import type { ModelPayers } from '#server/ports/language-model.ts'
import type { LineChecks, SummaryEngine } from '#server/ports/summary-engine.ts'
import { engineVariant, summaryKey } from './present.ts'
import { findByKey, storeSummary } from './repo.ts'
import { absenceOf, mustAllDoWithout, summarizeForPayers } from './summarize-for-payers.ts'
import { writeSummary } from './write-summary.ts'

export type MakeDeps = TranscriptDeps & {
  db: Db
  clock: Clock
  engine: SummaryEngine
  lineChecks: LineChecks
  modelShares: ModelShares
}

const retryMs = 250

type Options = TaskOptions & {
  emit: (event: RunEvent) => void
  payers: ModelPayers
  /** Lets nobody join the run any more; `false` where other than so many callers pay for it by now. */
  close: (seen: number) => Promise<boolean>
}

/**
 * Makes a summary and gives its id: transcript, engine, check, store; each step is emitted. It does not depend on a queue.
 * @throws AppError the failure of the transcript or the engine
 */
export async function makeSummary(
  { engine, lineChecks, ...deps }: MakeDeps,
  task: RunTask,
  { emit, ...options }: Options,
): Promise<string> {
  emit({ event: 'stage', data: { stage: 'transcript', text: 'Fetching transcript...' } })
  const transcript = await obtainTranscript(deps, task.subject, options)
  emit({
    event: 'video',
    data: { transcriptId: transcript.id, timings: transcript.timings, ...describeVideo(transcript) },
  })
  const wantedKey = summaryKey(transcript, engineVariant(engine.identity, task))
  const stored = await findByKey(deps.db, wantedKey)
  if (stored !== null && (await areServed(deps.modelShares, stored, options.payers))) return stored.id
  const paid: SummaryEngine = {
    identity: engine.identity,
    summarize: (input, given) =>
      summarizeForPayers(deps.modelShares, () => engine.summarize(input, given), { emit, ...options }),
  }
  const engines = { engine: paid, lineChecks }
  const { withoutModel, ...made } = await writeSummary(engines, transcript, task, { ...options, emit })
  // A form that the engine in place of the model does not make is not in its variant either.
  const madeKey = summaryKey(transcript, engineVariant(made.engine, task))
  const summary = {
    ...made,
    transcriptId: transcript.id,
    // The summary of a fallback engine has that engine's key; for a while it answers for the first one as well.
    cacheKey: madeKey,
    fallback: madeKey === wantedKey ? null : { key: wantedKey, absence: withoutModel ?? { kind: 'outage' } },
  } as const
  return await storeFinished(deps, summary, options.signal)
}

/** Whether a stored summary is as good as any of those who wait for this one can have now. */
async function areServed(
  modelShares: ModelShares,
  stored: Parameters<typeof absenceOf>[0],
  payers: ModelPayers,
): Promise<boolean> {
  const absence = absenceOf(stored)
  return absence === null || (await mustAllDoWithout(modelShares, absence, await payers()))
}

/** Stores a finished summary: it is not lost because the database is unreachable for a moment. */
async function storeFinished(
  { db, clock }: Pick<MakeDeps, 'db' | 'clock'>,
  summary: Parameters<typeof storeSummary>[1],
  signal: AbortSignal,
): Promise<string> {
  for (;;) {
    try {
      return await storeSummary(db, summary)
    } catch (error) {
      if (!isConnectionFailure(error) || signal.aborted) throw error
      await clock.wait(retryMs, signal)
    }
  }
}
