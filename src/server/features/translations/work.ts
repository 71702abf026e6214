import type { ModelAbsence } from '#core/writing/language-model.ts'
import { openTranscript } from '#server/features/transcripts/service.ts'
import { startTurns } from '#server/jobs/turns.ts'
import type { Turns } from '#server/jobs/turns.ts'
import type { TranslationEngine } from '#server/ports/model-engines.ts'
import type { TranslationWorkDeps } from './context.ts'
import {
  dropParts,
  endTranslation,
  extendLease,
  giveBack,
  leaseTranslation,
  readParts,
  storePart,
} from './repo.ts'
import type { LeasedTranslation } from './repo.ts'

type TranslationWorkOptions = {
  /** The number of transcripts that this process translates at once. */
  concurrency: number
  pollMs?: number
  /** The interval in ms at which a process renews its lease and looks whether it was stopped. */
  signMs?: number
}

const defaultPollMs = 1000
const defaultSignMs = 3000
const timeoutMs = 20 * 60_000

/**
 * Translates what callers started, so many transcripts at once as half of the workers of this process, and at
 * least one. Others take over what a process leaves behind, and go on with the lines that are missing.
 */
export function startTranslating(
  deps: TranslationWorkDeps,
  { concurrency, pollMs = defaultPollMs, signMs = defaultSignMs }: TranslationWorkOptions,
): Turns {
  const { db, clock, log, translationEngine: engine } = deps
  if (engine === null) return { stop: () => Promise.resolve() }
  return startTurns({
    turn: async (signal, onFound) => {
      const leased = await leaseTranslation(db, engine.name)
      if (leased === null) return false
      onFound()
      await workOn({ ...deps, engine, signMs }, leased, signal)
      return true
    },
    onFailure: (error) => log.warn({ err: error }, 'the work on a translation could not be taken or ended'),
    clock,
    slots: Math.max(1, Math.floor(concurrency / 2)),
    idleMs: pollMs,
  })
}

type Deps = TranslationWorkDeps & { engine: TranslationEngine; signMs: number }

/** The reason why work on a translation ends that this process has no more. */
class LeaseOver extends Error {
  override name = 'LeaseOver'
}

async function workOn(deps: Deps, leased: LeasedTranslation, stop: AbortSignal): Promise<void> {
  const { db, log } = deps
  const over = new AbortController()
  const signal = AbortSignal.any([stop, over.signal, AbortSignal.timeout(timeoutMs)])
  const spending = { microUsd: leased.spentMicroUsd }
  const signs = holdLease(deps, leased, over)
  try {
    const problem = await translate(deps, leased, { signal, spending, over })
    await endTranslation(db, leased, { problem, spentMicroUsd: spending.microUsd })
  } catch (error) {
    if (over.signal.aborted) return
    if (stop.aborted) return await giveBack(db, leased, spending.microUsd)
    log.warn({ err: error }, 'a transcript could not be translated')
    await endTranslation(db, leased, { problem: { kind: 'outage' }, spentMicroUsd: spending.microUsd })
  } finally {
    over.abort(new LeaseOver())
    await signs
  }
}

/** Renews the lease every few seconds, and ends the work of a stopped translation. */
async function holdLease(
  { db, clock, signMs }: Deps,
  leased: LeasedTranslation,
  over: AbortController,
): Promise<void> {
  while (!over.signal.aborted) {
    await clock.wait(signMs, over.signal).catch(() => undefined)
    if (over.signal.aborted) return
    // A sign that fails is made up for by the next one.
    const isHeld = await extendLease(db, leased).catch(() => true)
    if (!isHeld) over.abort(new LeaseOver())
  }
}

type Working = { signal: AbortSignal; spending: { microUsd: number }; over: AbortController }

async function translate(
  deps: Deps,
  leased: LeasedTranslation,
  { signal, spending, over }: Working,
): Promise<ModelAbsence | null> {
  const { db, engine } = deps
  const { id, transcriptId, language, payer } = leased
  const { sentences } = await (await openTranscript(deps, transcriptId)).read(signal)
  const before = await readParts(db, id, sentences.length)
  const isDone = (index: number): boolean =>
    before.some(({ firstLine, count }) => index >= firstLine && index < firstLine + count)
  const lines = sentences.flatMap(({ text }, index) => (isDone(index) ? [] : [{ index, text }]))
  let hasText = before.some(({ count, missing }) => missing < count)
  const problem = await engine.translate(
    { language, lines },
    {
      signal,
      spending,
      payers: () => Promise.resolve(payer === null ? [] : [payer]),
      onPart: async (part) => {
        hasText ||= part.lines.some((line) => line !== null)
        if (await storePart(db, leased, part)) return
        over.abort(new LeaseOver())
        signal.throwIfAborted()
      },
    },
  )
  if (hasText) return problem
  await dropParts(db, leased)
  return problem ?? { kind: 'outage' }
}
