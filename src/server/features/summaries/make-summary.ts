import { randomUUID } from 'node:crypto'
import type { RunEvent } from '#contract/run-events.ts'
import type { Engine } from '#contract/summary.ts'
import type { ModelPayers, ModelAbsence } from '#core/writing/language-model.ts'
import { describeVideo } from '#product/describe-video.ts'
import type { SummaryStyle } from '#product/summary-options.ts'
import { isConnectionFailure } from '#server/db/database-failure.ts'
import type { Db } from '#server/db/database.ts'
import type { ColumnValues } from '#server/db/sql.ts'
import { assignedValues, findRow, idRow, insertedValues, sql } from '#server/db/sql.ts'
import type { RunTask, SummaryBody } from '#server/db/stored-rows.ts'
import type { ModelShares } from '#server/features/model-costs/service.ts'
import { obtainTranscript } from '#server/features/transcripts/service.ts'
import type { TranscriptDeps } from '#server/features/transcripts/service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { TaskOptions } from '#server/lib/worker-pool.ts'
import type { LineChecks, SummaryEngine, EngineResult } from '#server/ports/summary-engine.ts'
import { engineVariant, summaryKey } from './present.ts'
import { absenceOf, findByKey } from './stored-summaries.ts'
import { writeSummary } from './write-summary.ts'

type PayerOptions = {
  emit: (event: RunEvent) => void
  payers: ModelPayers
  /** Lets no more callers join; `false` where other than so many payers wait by now. */
  close: (seen: number) => Promise<boolean>
}

export type MakeDeps = TranscriptDeps & {
  db: Db
  clock: Clock
  engine: SummaryEngine
  lineChecks: LineChecks
  modelShares: ModelShares
}

const retryMs = 250

/**
 * Makes a summary and gives its id: transcript, engine, check, store; each step is emitted. It does not
 * depend on a queue.
 * @throws AppError the failure of the transcript or the engine
 */
export async function makeSummary(
  { engine, lineChecks, ...deps }: MakeDeps,
  task: RunTask,
  { emit, ...options }: MakeSummaryOptions,
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
    // The summary of a fallback engine has that engine's key; for a while it answers for the first one as
    // well.
    cacheKey: madeKey,
    fallback: madeKey === wantedKey ? null : { key: wantedKey, absence: withoutModel ?? { kind: 'outage' } },
  } as const
  return await storeFinished(deps, summary, options.signal)
}

/** A stored summary is as good as any of the waiting callers can have now. */
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

/** The most new beginnings of a summary for late payers; a joint run costs no more than that. */
const maxAttempts = 3

/**
 * The result of the engine. Where it was made without a model because a share of the costs was spent, and a
 * caller with room in their own share has joined since, the engine begins again. Before it is taken as it is,
 * the run is closed, so that no such caller joins it afterwards.
 */
async function summarizeForPayers(
  modelShares: ModelShares,
  summarize: () => Promise<EngineResult>,
  { emit, payers, close }: PayerOptions,
): Promise<EngineResult> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await summarize()
    const { withoutModel } = result
    if (withoutModel?.kind !== 'share' || attempt === maxAttempts) return result
    if (await isFinal(modelShares, withoutModel, { payers, close })) return result
    emit({ event: 'restarted', data: {} })
  }
}

async function isFinal(
  modelShares: ModelShares,
  absence: ModelAbsence,
  { payers, close }: Pick<PayerOptions, 'payers' | 'close'>,
): Promise<boolean> {
  for (;;) {
    const waiting = await payers()
    if (!(await mustAllDoWithout(modelShares, absence, waiting))) return false
    if (await close(waiting.length)) return true
  }
}

/** Work without a model is as good as any of these payers can have now. */
async function mustAllDoWithout(
  modelShares: ModelShares,
  absence: ModelAbsence,
  waiting: Awaited<ReturnType<ModelPayers>>,
): Promise<boolean> {
  for (const payer of waiting.length === 0 ? [null] : waiting) {
    if (!(await modelShares.mustDoWithout(payer, absence))) return false
  }
  return true
}

type MakeSummaryOptions = TaskOptions & {
  emit: (event: RunEvent) => void
  payers: ModelPayers
  /** Lets nobody join the run any more; `false` where other than so many callers pay for it by now. */
  close: (seen: number) => Promise<boolean>
}

type NewSummary = {
  transcriptId: string
  cacheKey: string
  engine: Engine
  language: string
  style: SummaryStyle
  /** The id of its form. */
  form: string
  body: SummaryBody
  /** The key of the failed engine, which this summary replaces, and the reason; else `null`. */
  fallback: { key: string; absence: ModelAbsence } | null
}

/** The minutes for which a fallback stands in for the failed engine: about as long as it is down. */
const fallbackMinutes = 10

/**
 * Stores a summary and gives its id. A summary that is stored under the key already is given instead when the
 * engine is deterministic; else both stay, so that a caller gets the text that they watched.
 */
export async function storeSummary(db: Db, { engine, fallback, body, ...rest }: NewSummary): Promise<string> {
  const values = {
    ...rest,
    body: JSON.stringify(body),
    engineKind: engine.kind,
    engineName: engine.name,
    engineVersion: engine.version,
    ...(fallback === null ? {} : fallbackColumns(fallback)),
  }
  const created =
    (await insertSummary(db, values)) ??
    (engine.kind === 'extractive'
      ? await renewFallback(db, rest.cacheKey, fallback)
      : await insertSummary(db, { ...values, cacheKey: `${rest.cacheKey}/${randomUUID()}` }))
  if (created === null) throw new Error('A stored summary is neither new nor there already')
  return created
}

async function insertSummary(db: Db, values: ColumnValues): Promise<string | null> {
  const created = await findRow(
    db,
    idRow,
    sql`insert into summaries ${insertedValues(values)} on conflict do nothing returning id`,
  )
  return created?.id ?? null
}

type Fallback = NonNullable<NewSummary['fallback']>

function fallbackColumns({ key, absence }: Fallback): ColumnValues {
  return {
    fallbackFor: key,
    fallbackUntil: sql`now() + ${fallbackMinutes} * interval '1 minute'`,
    fallbackReason: absence.kind,
    fallbackFault: absence.kind === 'outage' ? (absence.fault ?? null) : null,
    fallbackMicroUsd: absence.kind === 'share' ? absence.microUsd : null,
  }
}

/** Extends the time for which the summary under the key answers for the engine that failed. */
async function renewFallback(db: Db, cacheKey: string, fallback: Fallback | null): Promise<string | null> {
  const change = fallback === null ? { cacheKey } : fallbackColumns(fallback)
  const found = await findRow(
    db,
    idRow,
    sql`update summaries set ${assignedValues(change)} where cache_key = ${cacheKey} returning id`,
  )
  return found?.id ?? null
}
