import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { uuidForm } from '#core/storable-text.ts'
import type { PooledDb, Db } from '#server/db/database.ts'
import { findRow, readRows, sql } from '#server/db/sql.ts'
import { purposeKey } from '#server/features/accounts/service.ts'
import { isSameText } from '#server/lib/secret-text.ts'
import type { Feed, FeedHub } from '#server/ports/feeds.ts'
import type { FollowingDeps } from '../context.ts'
import type { FollowedRow } from '../followed-repo.ts'
import { makeDue } from '../followed-repo.ts'
import { failureOf } from '../read-followed.ts'

type Deps = FollowingDeps & { db: PooledDb; secret: string }

/** Five days, which is the longest that the hub of YouTube gives. */
const wantedLeaseSeconds = 5 * 86_400

/** Asks the hubs of some sources to push, where that is due; gives how many there were. */
export async function subscribeDue(deps: Deps, count: number, signal: AbortSignal): Promise<number> {
  const { hubs, db, secret, metrics } = deps
  if (hubs === null) return 0
  const due = await takeDueSubscriptions(db, count)
  await Promise.all(
    due.map(async ({ followedId, hubUrl, topic }) => {
      const request = {
        callback: `${hubs.callbackOrigin}/api/hubs/${hubToken(secret, followedId)}`,
        topic,
        secret: hubSecret(secret, { followedId, hubUrl }),
        leaseSeconds: wantedLeaseSeconds,
      }
      const failure = await hubs.subscribe(hubUrl, request, { signal }).then(() => null, failureOf)
      metrics.count('precis_hub_calls_total', {
        what: 'request',
        outcome: failure === null ? 'accepted' : 'failed',
      })
    }),
  )
  return due.length
}

/**
 * Stores the hub of a source where it is another one than is known: YouTube's of a channel, else the one that
 * its feed names.
 */
export async function matchHub(
  { db, hubs }: Pick<Deps, 'db' | 'hubs'>,
  { id, kind, feedUrl, hubUrl, hubTopic }: FollowedRow,
  feed: Pick<Feed, 'hub'> | null,
): Promise<void> {
  if (hubs === null) return
  const wanted = kind === 'podcast' ? feed?.hub : ofYoutube(kind, hubs.youtubeHub, feedUrl)
  // A feed that has not changed says nothing of its hub.
  if (wanted === undefined) return
  if (hubUrl !== (wanted?.url ?? null) || hubTopic !== (wanted?.topic ?? null)) await storeHub(db, id, wanted)
}

/** YouTube's hub pushes channels, and no playlists. */
function ofYoutube(kind: FollowedRow['kind'], youtubeHub: string | null, feedUrl: string): FeedHub | null {
  return kind === 'channel' && youtubeHub !== null ? { url: youtubeHub, topic: feedUrl } : null
}

/** Dependencies of what hubs call. */
export type HubDeps = { db: PooledDb; secret: string; metrics: FollowingDeps['metrics'] }

/** The query of a hub that asks back. */
type Challenge = { mode: string; topic: string; challenge: string; leaseSeconds: string | undefined }

/**
 * Answers a hub that asks back, with its challenge where we asked it to push this feed.
 * @throws AppError `NOT_FOUND` for everything that nobody asked for
 */
export async function answerChallenge(
  { db, metrics }: HubDeps,
  followedId: string,
  { mode, topic, challenge, leaseSeconds }: Challenge,
): Promise<string> {
  if (mode === 'denied' && (await denySubscription(db, followedId, topic))) {
    metrics.count('precis_hub_calls_total', { what: 'challenge', outcome: 'denied' })
    return ''
  }
  const lease = /^[1-9]\d{0,9}$/.test(leaseSeconds ?? '') ? Number(leaseSeconds) : wantedLeaseSeconds
  const isConfirmed =
    mode === 'subscribe' && (await confirmSubscription(db, { followedId, topic, leaseSeconds: lease }))
  metrics.count('precis_hub_calls_total', {
    what: 'challenge',
    outcome: isConfirmed ? 'accepted' : 'refused',
  })
  if (!isConfirmed) throw new AppError('NOT_FOUND', 'Nobody here asked for this feed.')
  return challenge
}

/**
 * Takes a push: the source is asked soon, by the ways that it is asked anyway. Of what is pushed nothing is
 * read, so that it can only say when to look; many pushes are one look a minute.
 * @throws AppError `NOT_FOUND` where no hub was let push, `FORBIDDEN` for a push that is not signed by it
 */
export async function receivePush(
  { db, secret, metrics }: HubDeps,
  followedId: string,
  { signature, body }: { signature: string; body: Uint8Array },
): Promise<void> {
  const hubUrl = await findPushingHub(db, followedId)
  const isSigned = hubUrl !== null && isSignedBy(hubSecret(secret, { followedId, hubUrl }), signature, body)
  metrics.count('precis_hub_calls_total', { what: 'push', outcome: isSigned ? 'accepted' : 'refused' })
  if (hubUrl === null) throw new AppError('NOT_FOUND', 'Nobody here asked for this feed.')
  if (!isSigned) throw new AppError('FORBIDDEN', 'This push is not signed by the hub of this feed.')
  await makeDue(db, followedId)
}

/**
 * The token in the address that a hub calls about what is followed. Nothing of it is stored, and nobody can
 * make one up.
 */
export function hubToken(secret: string, followedId: string): string {
  return `${followedId}.${tokenMac(secret, followedId)}`
}

/** The id of what a token is about; `null` for one that is none of ours. */
export function readHubToken(secret: string, token: string): string | null {
  const [followedId = '', mac = ''] = token.split('.')
  if (!uuidForm.test(followedId)) return null
  return isSameText(mac, tokenMac(secret, followedId)) ? followedId : null
}

/** The secret with which a hub signs its pushes; another hub of the same feed has another one. */
export function hubSecret(
  secret: string,
  { followedId, hubUrl }: { followedId: string; hubUrl: string },
): string {
  return createHmac('sha256', purposeKey(secret, 'hub secret'))
    .update(`${followedId} ${hubUrl}`)
    .digest('base64url')
}

function tokenMac(secret: string, followedId: string): string {
  return createHmac('sha256', purposeKey(secret, 'hub address')).update(followedId).digest('base64url')
}

/** The algorithms that WebSub names; the hub of YouTube signs with the first. */
const algorithms = new Set(['sha1', 'sha256', 'sha384', 'sha512'])

/** A body is signed with the secret, by the value of `X-Hub-Signature`. */
function isSignedBy(secret: string, signature: string, body: Uint8Array): boolean {
  const [algorithm = '', given = ''] = signature.split('=')
  if (!algorithms.has(algorithm)) return false
  return isSameText(given.toLowerCase(), createHmac(algorithm, secret).update(body).digest('hex'))
}

/** The hours in which a hub has to ask back, and the most that its lease may last. */
const answerHours = 24
const maxLeaseDays = 30
/** A lease is renewed when three quarters of it are over, and no hub is asked again within the hour. */
const renewedAfter = 0.75
const minRenewalMinutes = 60

/**
 * Stores which hub pushes the feed of what is followed, to be asked at once; `null` where none does any more.
 */
async function storeHub(db: Db, followedId: string, hub: FeedHub | null): Promise<void> {
  if (hub === null) {
    await db.execute(sql`delete from hub_subscriptions where watch_id = ${followedId}`)
    return
  }
  await db.execute(sql`
    insert into hub_subscriptions (watch_id, hub_url, topic, next_at)
    select id, ${hub.url}, ${hub.topic}, ledger_now() from watches where id = ${followedId}
    on conflict (watch_id) do update set hub_url = excluded.hub_url, topic = excluded.topic, next_at = excluded.next_at,
      asked_at = null, pushes_until = null, attempts = 0`)
}

const dueSchema = z.object({ followedId: z.guid(), hubUrl: z.string(), topic: z.string() })

/**
 * Takes subscriptions to ask for, on all nodes each once. A hub that does not answer, and one that never asks
 * back, is asked again after 15 minutes, doubling to a day: this is written before it is asked, so that a
 * process that dies leaves nothing behind.
 */
async function takeDueSubscriptions(db: Db, count: number): Promise<z.output<typeof dueSchema>[]> {
  return await readRows(
    db,
    dueSchema,
    sql`update hub_subscriptions set asked_at = ledger_now(), attempts = attempts + 1,
        next_at = ledger_now() + least(15 * power(2, least(attempts, 7)), 1440) * interval '1 minute'
      where watch_id = any(array(
        select watch_id from hub_subscriptions
        where (next_at <= ledger_now() or next_at > ledger_now() + ${maxLeaseDays + 1} * interval '1 day')
          and exists (select from follows where follows.watch_id = hub_subscriptions.watch_id)
        order by next_at limit ${count} for update skip locked))
      returning watch_id as "followedId", hub_url as "hubUrl", topic`,
  )
}

/** Confirms a subscription for so many seconds; `false` unless it was asked for within a day. */
async function confirmSubscription(
  db: Db,
  { followedId, topic, leaseSeconds }: { followedId: string; topic: string; leaseSeconds: number },
): Promise<boolean> {
  const lease = sql`least(${leaseSeconds}::float8, ${maxLeaseDays * 86_400}) * interval '1 second'`
  const { rowCount } = await db.execute(sql`
    update hub_subscriptions set attempts = 0, pushes_until = ledger_now() + ${lease},
      next_at = ledger_now() + greatest(${renewedAfter} * ${lease}, ${minRenewalMinutes} * interval '1 minute')
    where watch_id = ${followedId} and topic = ${topic} and asked_at > ledger_now() - ${answerHours} * interval '1 hour'`)
  return rowCount === 1
}

/** Ends a subscription that its hub denies, until tomorrow; `false` where there is none of this feed. */
async function denySubscription(db: Db, followedId: string, topic: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update hub_subscriptions set pushes_until = null, next_at = ledger_now() + interval '1 day'
    where watch_id = ${followedId} and topic = ${topic}`)
  return rowCount === 1
}

const hubUrlRow = z.object({ hubUrl: z.string() })

/** The hub that was let push what is followed; `null` where none was. */
async function findPushingHub(db: Db, followedId: string): Promise<string | null> {
  const found = await findRow(
    db,
    hubUrlRow,
    sql`select hub_url as "hubUrl" from hub_subscriptions where watch_id = ${followedId} and pushes_until is not null`,
  )
  return found?.hubUrl ?? null
}
