import type { PooledDb } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { purposeKey } from '#server/features/accounts/service.ts'
import { claimTargets, nextAttemptSeconds, recordOnTarget, releaseTarget } from '#server/jobs/send-queue.ts'
import type { TargetOutcome } from '#server/jobs/send-queue.ts'
import { startSending } from '#server/jobs/sending.ts'
import type { Sending } from '#server/jobs/sending.ts'
import type { Log } from '#server/lib/log.ts'
import { seal, unseal } from '#server/lib/sealed.ts'
import type { DestinationReply, Destinations, NoteReader } from '#server/ports/destinations.ts'
import { destinationQueue, findDueItem, pauseDestination, recordOnItem } from './queue.ts'
import type { ClaimedDestination, DueItem, ItemAttempt } from './queue.ts'

/** Dependencies of sending. */
export type SendingDeps = {
  db: PooledDb
  /** The secret of the server, of which the key of the tokens is made. */
  secret: string
  destinations: Destinations
  readNote: NoteReader
  /** Gives 0 to 1. */
  random: () => number
  log: Log
}

/** Starts sending what is due to destinations, as one of any number of processes. */
export function startDestinations(deps: SendingDeps & { pollMs?: number }): Sending {
  const { db, log, pollMs } = deps
  return startSending({
    log,
    about: 'destinations',
    pollMs,
    claim: (owner, limit) => claimTargets(db, destinationQueue, owner, limit),
    send: (destination, owner, signal) => sendItem(deps, { destination, owner }, signal),
  })
}

/** The longest time for one attempt, in ms; what is left of it goes on at the next one. */
const attemptMs = 45_000

/** Sends the next due summary of a claimed destination, stores what came of it, and lets go of it. */
async function sendItem(
  deps: SendingDeps,
  { destination, owner }: { destination: ClaimedDestination; owner: string },
  signal: AbortSignal,
): Promise<void> {
  const { db, log } = deps
  const { id } = destination
  try {
    const due = await findDueItem(db, id)
    if (due === null) return
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(attemptMs)])
    const reply = await send(deps, destination, due, inTime).catch((error: unknown) => {
      signal.throwIfAborted()
      if (inTime.aborted) return { outcome: 'later', seconds: 0, remote: null } as const
      log.warn({ err: error, kind: destination.kind }, 'a summary could not be sent to a destination')
      return { outcome: 'failed', failure: 'unreachable' } as const
    })
    await transaction(db, async (tx) => {
      const recorded = await recordOnTarget(tx, destinationQueue, { id, sender: owner }, ofTarget(reply))
      if (recorded === null) return
      await recordOnItem(tx, due, toAttempt(reply, due, deps.random))
      if (reply.outcome === 'later') await pauseDestination(tx, id, reply.seconds)
    })
  } finally {
    await releaseTarget(db, destinationQueue, id, owner)
  }
}

async function send(
  { secret, destinations, readNote }: SendingDeps,
  { kind, userId, token, location }: ClaimedDestination,
  { id, itemId, isWhole, remote }: DueItem,
  signal: AbortSignal,
): Promise<DestinationReply> {
  const adapter = destinations[kind]
  // A folder that the operator took away may come back.
  if (adapter === undefined) return { outcome: 'failed', failure: 'folder-missing' }
  const opened = token === null ? '' : openToken(secret, token)
  if (opened === null) return { outcome: 'revoked', failure: 'token-refused' }
  const note = await readNote(userId, itemId)
  // Deleted meanwhile, or without a highlight: what is there stays as it is.
  if (note === null || (!isWhole && note.highlights.length === 0))
    return { outcome: 'sent', remote: remote ?? '' }
  return await adapter.send(
    { token: opened, location },
    { id, isWhole, ...note },
    { remote: remote || null, signal },
  )
}

function ofTarget({ outcome }: DestinationReply): TargetOutcome {
  if (outcome === 'revoked') return 'gone'
  return outcome === 'failed' ? 'failed' : 'delivered'
}

/** The result of an attempt. The last pause goes on, until the destination is switched off after days. */
function toAttempt(reply: DestinationReply, { attempts }: DueItem, random: () => number): ItemAttempt {
  const { outcome } = reply
  if (outcome === 'sent')
    return { isSent: true, failure: null, remote: reply.remote, nextSeconds: null, counts: true }
  if (outcome === 'later')
    return { isSent: false, failure: null, remote: reply.remote, nextSeconds: reply.seconds, counts: false }
  const again = outcome === 'refused' ? null : (nextAttemptSeconds(attempts + 1, random) ?? lastPauseSeconds)
  return { isSent: false, failure: reply.failure, remote: null, nextSeconds: again, counts: true }
}

const lastPauseSeconds = 8 * 3600

/** A token as it is stored. */
export function sealToken(secret: string, token: string): Buffer {
  return seal(Buffer.from(token), purposeKey(secret, 'destination token'))
}

/** A stored token; `null` where the secret of the server is another one by now. */
function openToken(secret: string, stored: Uint8Array): string | null {
  try {
    return unseal(stored, purposeKey(secret, 'destination token')).toString()
  } catch {
    return null
  }
}
