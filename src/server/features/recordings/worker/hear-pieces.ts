import { problems } from '#contract/problems.ts'
import type { ModelPayer } from '#core/writing/language-model.ts'
import type { Db } from '#server/db/database.ts'
import { findMember } from '#server/features/accounts/service.ts'
import { readPrompt } from '#server/features/corrections/service.ts'
import { payerOf } from '#server/features/model-costs/service.ts'
import { startTurns } from '#server/jobs/turns.ts'
import type { Turns } from '#server/jobs/turns.ts'
import type { Recognizer, RecognizerFailure } from '#server/ports/recognizer.ts'
import type { RecordingWorkDeps } from '../context.ts'
import { finishNext } from './finish-recording.ts'
import { extendLease, giveBack, holdLease } from './hold-lease.ts'
import { endPiece, heldPiece, leasePiece } from './lease-repo.ts'
import type { LeasedPiece, PieceEnd } from './lease-repo.ts'
import { readNextLink } from './read-link.ts'

type HearingOptions = {
  /** The number of pieces that this process has heard at once. */
  concurrency: number
  pollMs?: number
  /** The interval in ms at which a process renews its lease and looks whether it was cancelled. */
  signMs?: number
}

const defaultPollMs = 1000
const defaultSignMs = 5000
const maxAttempts = 5
const firstPauseSeconds = 2
/** A recognizer that is busy is asked again for so long. */
const maxBusySeconds = 3 * 3600

/**
 * Reads links, has the pieces of all recordings heard, and makes transcripts of them. Others take over what
 * a process leaves behind when its leases end.
 */
export function startHearing(
  deps: RecordingWorkDeps,
  { concurrency, pollMs = defaultPollMs, signMs = defaultSignMs }: HearingOptions,
): Turns {
  const { db, clock, log, recognizer } = deps
  const shared = {
    onFailure: (error: unknown) =>
      log.warn({ err: error }, 'the work on a recording could not be taken or ended'),
    clock,
    idleMs: pollMs,
  }
  // Beside the others: the pieces of a link are heard while it is read.
  const links = startTurns({ ...shared, turn: async (signal) => await readNextLink(deps, signMs, signal) })
  if (recognizer === null) return links
  const pieces = startTurns({
    ...shared,
    turn: async (signal, onFound) => {
      if (await finishNext(deps, signal, onFound)) return true
      const leased = await leasePiece(db)
      if (leased === null) return false
      onFound()
      await workOn({ ...deps, recognizer, signMs }, leased, signal)
      return true
    },
    slots: Math.max(1, Math.floor(concurrency / 2)),
  })
  return { stop: async () => void (await Promise.all([links.stop(), pieces.stop()])) }
}

type Deps = RecordingWorkDeps & { recognizer: Recognizer; signMs: number }

async function workOn(deps: Deps, leased: LeasedPiece, stop: AbortSignal): Promise<void> {
  const { db } = deps
  // It was taken up so often that it may be what ends each process.
  if (leased.attempts > maxAttempts) return await end(deps, leased, { failure: 'RECOGNIZER_UNAVAILABLE' })
  const extend = async () => await extendLease(db, heldPiece(leased))
  await holdLease(extend, deps.signMs, async (over) => await hearLeased(deps, leased, { stop, over }))
}

async function hearLeased(
  deps: Deps,
  leased: LeasedPiece,
  { stop, over }: { stop: AbortSignal; over: AbortSignal },
): Promise<void> {
  const { db } = deps
  try {
    const signal = AbortSignal.any([stop, over])
    const payers = async () => await payersOf(deps, leased)
    const outcome = await deps.recognizer.hear(await toPiece(db, leased), { signal, payers })
    if (outcome.ok) return await end(deps, leased, { heard: outcome.heard })
    deps.log.warn(
      { err: outcome.failure.cause, code: outcome.failure.code },
      'a piece of sound was not heard',
    )
    await endOrRetry(deps, leased, outcome.failure)
  } catch (error) {
    if (over.aborted) return
    const afterSeconds = stop.aborted ? 0 : firstPauseSeconds
    await giveBack(db, heldPiece(leased), { afterSeconds, isFree: stop.aborted })
    if (!stop.aborted) throw error
  }
}

async function toPiece(db: Db, { sound, mediaType, startMs, endMs, language, userId }: LeasedPiece) {
  const prompt = userId === null ? undefined : await readPrompt(db, userId)
  return { bytes: sound, mediaType, durationMs: endMs - startMs, language: language ?? undefined, prompt }
}

/** The account whose sound it is; of a visitor the network is not known any more. */
async function payersOf(deps: Deps, { userId }: LeasedPiece): Promise<readonly ModelPayer[]> {
  const member = userId === null ? null : await findMember(deps, userId)
  return member === null ? [] : [payerOf(member)]
}

async function endOrRetry(
  deps: Deps,
  leased: LeasedPiece,
  { code, retryAfterSeconds }: RecognizerFailure,
): Promise<void> {
  const isBusy = code === 'RECOGNIZER_BUSY' && leased.ageSeconds < maxBusySeconds
  const isOver = problems[code].passes === 'never' || (!isBusy && leased.attempts >= maxAttempts)
  if (isOver) return await end(deps, leased, { failure: code })
  const afterSeconds = retryAfterSeconds ?? firstPauseSeconds * 4 ** (leased.attempts - 1)
  await giveBack(deps.db, heldPiece(leased), { afterSeconds, isFree: isBusy })
}

async function end({ db, metrics }: Deps, leased: LeasedPiece, how: PieceEnd): Promise<void> {
  if (!(await endPiece(db, leased, how))) return
  const outcome = 'heard' in how ? 'heard' : 'failed'
  metrics.count('precis_recording_seconds_total', { outcome }, (leased.endMs - leased.startMs) / 1000)
  metrics.count('precis_recording_wait_seconds_total', {}, leased.ageSeconds)
}
