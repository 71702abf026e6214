import type { PooledDb } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { HubMetrics } from '../context.ts'
import { makeDue } from '../watches-repo.ts'
import { hubSecret, isSignedBy } from './hub-tokens.ts'
import { wantedLeaseSeconds } from './subscribe.ts'
import { confirmSubscription, denySubscription, findPushingHub } from './subscriptions-repo.ts'

/** Dependencies of what hubs call. */
export type HubDeps = { db: PooledDb; secret: string; metrics: HubMetrics }

/** What a hub says when it asks back. */
type Challenge = { mode: string; topic: string; challenge: string; leaseSeconds: string | undefined }

/**
 * Answers a hub that asks back, with its challenge where we asked it to push this feed.
 * @throws AppError `NOT_FOUND` for everything that nobody asked for
 */
export async function answerChallenge(
  { db, metrics }: HubDeps,
  watchId: string,
  { mode, topic, challenge, leaseSeconds }: Challenge,
): Promise<string> {
  if (mode === 'denied' && (await denySubscription(db, watchId, topic))) {
    metrics.countHub('challenge', 'denied')
    return ''
  }
  const lease = /^[1-9]\d{0,9}$/.test(leaseSeconds ?? '') ? Number(leaseSeconds) : wantedLeaseSeconds
  const isConfirmed =
    mode === 'subscribe' && (await confirmSubscription(db, { watchId, topic, leaseSeconds: lease }))
  metrics.countHub('challenge', isConfirmed ? 'accepted' : 'refused')
  if (!isConfirmed) throw new AppError('NOT_FOUND', 'Nobody here asked for this feed.')
  return challenge
}

/**
 * Takes a push: the source is asked soon, by the ways that it is asked anyway. Of what is pushed nothing is read, so that it can only
 * say when to look; many pushes are one look a minute.
 * @throws AppError `NOT_FOUND` where no hub was let push, `FORBIDDEN` for a push that is not signed by it
 */
export async function receivePush(
  { db, secret, metrics }: HubDeps,
  watchId: string,
  { signature, body }: { signature: string; body: Uint8Array },
): Promise<void> {
  const hubUrl = await findPushingHub(db, watchId)
  const isSigned = hubUrl !== null && isSignedBy(hubSecret(secret, { watchId, hubUrl }), signature, body)
  metrics.countHub('push', isSigned ? 'accepted' : 'refused')
  if (hubUrl === null) throw new AppError('NOT_FOUND', 'Nobody here asked for this feed.')
  if (!isSigned) throw new AppError('FORBIDDEN', 'This push is not signed by the hub of this feed.')
  await makeDue(db, watchId)
}
