import { randomUUID } from 'node:crypto'
import type { FastifyRequest, FastifyReply } from 'fastify'
import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { uuidForm } from '#core/storable-text.ts'
import { maxActiveDevices } from '#product/limits.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { isoTime, moment, findRow, sql } from '#server/db/sql.ts'
import { paidPlanSchema } from '#server/db/stored-rows.ts'
import {
  readBearer,
  isFromExtension,
  readCookie,
  readSignedCookie,
  setSignedCookie,
} from '#server/http/call-credentials.ts'
import type { Caller } from '#server/lib/fair-queue.ts'
import type { KnownAccount } from '../access-policy.ts'
import type { AccountDeps, Actor, Member, Visitor } from '../context.ts'
import { networkKey, purposeKey } from '../secret.ts'
import { hashToken, sessionCookie, visitorCookie, maxSessionSeconds, sessionSeconds } from './cookies.ts'
import { readProxyAccount } from './proxy-account.ts'

const maxTokenLength = 100

/** The caller and the state of their session. */
type SessionActor = {
  actor: Actor
  /** The sign-in waits for another device to be removed. */
  isHeld: boolean
  /** The browser has the cookie of a session that expired or was ended elsewhere. */
  hasEnded: boolean
}

/**
 * The caller. Sets no cookie. A caller whose session ended is refused instead of being taken for a visitor,
 * until they sign in, open the sign-in page or log out, which removes the cookie.
 * @throws AppError `UNAUTHORIZED` for a session that ended, `DEVICE_LIMIT` for a sign-in that is held
 */
export async function readActor(deps: AccountDeps, request: FastifyRequest): Promise<Actor> {
  const { actor, isHeld, hasEnded } = await readSessionActor(deps, request)
  if (hasEnded) throw new AppError('UNAUTHORIZED', 'Unauthorized')
  if (isHeld) {
    throw new AppError(
      'DEVICE_LIMIT',
      `You're signed in on ${maxActiveDevices} other devices. Remove one of them to continue here.`,
    )
  }
  return actor
}

/** The callers that were read at the door, each for the one who asks next. */
export const readAtDoor = new WeakMap<FastifyRequest, SessionActor>()

/** The caller, even when held or with a session that ended: only for signing in and out, and for devices. */
export async function readSessionActor(deps: AccountDeps, request: FastifyRequest): Promise<SessionActor> {
  const ahead = readAtDoor.get(request)
  readAtDoor.delete(request)
  if (ahead !== undefined) return ahead
  if (readBearer(request) !== null) return { actor: keyActor(deps, request), isHeld: false, hasEnded: false }
  const visitorId = readVisitorId(deps, request)
  const network = networkKey(deps.secret, request.ip)
  const isPage = !isFromExtension(request)
  if (isPage && request.proxyEmail !== null) {
    const { id: userId, ...account } = await readProxyAccount(deps, request.proxyEmail)
    const actor = toActor(deps, { ...account, userId, deviceId: null }, { visitorId, network })
    return { actor, isHeld: false, hasEnded: false }
  }
  const token = isPage ? readCookie(request, sessionCookie) : null
  const session = token === null ? null : await readSession(deps, request, token)
  if (session !== null) {
    const actor = toActor(deps, session, { visitorId, network })
    return { actor, isHeld: session.isHeld, hasEnded: false }
  }
  // A typed address gives no plan; only a sign-in does.
  const actor: Actor = { visitorId, user: null, plan: deps.policy.planOf(null), paidSince: null, network }
  return { actor, isHeld: false, hasEnded: token !== null }
}

/**
 * The account of the API key that a call was made with; the cookies of such a call count for nothing. A key
 * counts as a browser of its own, and has none of the rights of admins.
 */
function keyActor(deps: AccountDeps, { apiKey, ip }: FastifyRequest): Actor {
  if (apiKey === null) throw new AppError('KEY_INVALID', "API keys can't make this call.")
  const browser = { visitorId: apiKey.id, network: networkKey(deps.secret, ip) }
  const actor = toActor(deps, { ...apiKey, deviceId: null }, browser)
  return { ...actor, user: { ...actor.user, isAdmin: false } }
}

/** The identity of a call before its session is read, for limits. It needs no database. */
export function tellCallsApart(deps: Pick<AccountDeps, 'secret'>): {
  networkKey: (address: string) => string
  /** A call has an API key or the cookie of its browser; without one each call would be another person's. */
  isKnownBrowser: (request: FastifyRequest) => boolean
} {
  return {
    networkKey: (address) => networkKey(deps.secret, address),
    isKnownBrowser: (request) => request.apiKey !== null || readVisitorId(deps, request) !== null,
  }
}

/** The browser's id by its signed cookie; `null` without one, and with an API key. No query. */
function readVisitorId({ secret }: Pick<AccountDeps, 'secret'>, request: FastifyRequest): string | null {
  if (readBearer(request) !== null) return null
  const signed = readSignedCookie(request, visitorCookie, purposeKey(secret, 'visitor cookie'))
  return signed !== null && uuidForm.test(signed) ? signed : null
}

async function readSession(
  deps: AccountDeps,
  request: FastifyRequest,
  token: string,
): Promise<SessionRow | null> {
  if (token.length > maxTokenLength) return null
  const tokenHash = hashToken(token)
  const session = await findSession(deps.db, tokenHash, deps)
  if (session !== null && !deps.policy.admits(session)) return null
  if (session?.isStale === true) await touchSession(deps.db, tokenHash, request.ip)
  return session
}

type Account = KnownAccount &
  Pick<SessionRow, 'userId' | 'personId' | 'paidSince'> & { deviceId: string | null }

function toActor(
  { policy, privilegedEmails }: AccountDeps,
  account: Account,
  browser: { visitorId: string | null; network: string },
): Member {
  const { userId, email, personId, deviceId, paidSince } = account
  return {
    ...browser,
    user: {
      id: userId,
      email,
      personId,
      deviceId,
      isAdmin: policy.isAdmin(account),
      isPrivileged: privilegedEmails.has(email),
    },
    plan: policy.planOf(account),
    paidSince,
  }
}

type RawCall = { request: FastifyRequest; reply: FastifyReply }

/**
 * The caller with the id of their browser; a browser without a cookie gets one.
 * @throws AppError `DEVICE_LIMIT` for a sign-in that is held
 */
export async function requireVisitor(deps: AccountDeps, call: RawCall): Promise<Visitor> {
  const actor = await readActor(deps, call.request)
  return { ...actor, visitorId: actor.visitorId ?? nameVisitor(deps, call) }
}

/** The same for a held sign-in or a session that ended: only for signing in. */
export async function acceptVisitor(deps: AccountDeps, call: RawCall): Promise<Visitor> {
  const { actor } = await readSessionActor(deps, call.request)
  return { ...actor, visitorId: actor.visitorId ?? nameVisitor(deps, call) }
}

function nameVisitor({ secret }: AccountDeps, call: RawCall): string {
  const visitorId = randomUUID()
  setSignedCookie(call, visitorCookie, visitorId, purposeKey(secret, 'visitor cookie'))
  return visitorId
}

/** The caller, signed in. @throws AppError `UNAUTHORIZED`, `DEVICE_LIMIT` */
export async function requireUser(deps: AccountDeps, request: FastifyRequest): Promise<Member> {
  return toMember(await readActor(deps, request))
}

/** The caller, as an admin of the site. @throws AppError `NOT_FOUND` for all others */
export async function requireAdmin(deps: AccountDeps, request: FastifyRequest): Promise<Member> {
  const actor = await readActor(deps, request)
  if (actor.user?.isAdmin !== true) throw new AppError('NOT_FOUND', "There's nothing at this address.")
  return toMember(actor)
}

/** Narrows a caller to one who is signed in. @throws AppError `UNAUTHORIZED` */
export function toMember(actor: Actor): Member {
  const { user } = actor
  if (user === null) throw new AppError('UNAUTHORIZED', 'Unauthorized')
  return { ...actor, user }
}

/** The owner of the `Idempotency-Key`s that a caller sends: the account, else the browser. */
export function ownerOf({ user, visitorId }: Visitor): string {
  return user?.id ?? visitorId
}

/**
 * The group and caller whose turn some work takes: an account has its own; browsers without one share the
 * turns of their network, since a new cookie costs nothing, and alternate among each other.
 */
export function turnOf({
  user,
  visitorId,
  network,
}: Pick<Actor, 'visitorId' | 'network'> & { user: { id: string } | null }): Caller {
  if (user !== null) return { id: `account/${user.id}`, group: `account/${user.id}` }
  const group = `network/${network}`
  return { id: visitorId === null ? group : `visitor/${visitorId}`, group }
}

const sessionSchema = z.object({
  userId: z.guid(),
  email: z.string(),
  personId: z.guid(),
  deviceId: z.guid(),
  isHeld: z.boolean(),
  plan: paidPlanSchema.nullable(),
  paidSince: moment.nullable(),
  /** True where its last use was not stored for some minutes. */
  isStale: z.boolean(),
  isAdmin: z.boolean(),
  isInvited: z.boolean(),
})

/** A valid session with its account, its device and the plan. */
type SessionRow = z.output<typeof sessionSchema>

/** The session of a token's hash; `null` when it ended or its device or address is not valid. */
async function findSession(
  db: PooledDb,
  tokenHash: string,
  { isDemoBilling }: { isDemoBilling: boolean },
): Promise<SessionRow | null> {
  return await findRow(
    db,
    sessionSchema,
    sql`select user_id as "userId", email, person_id as "personId", device_id as "deviceId", is_held as "isHeld", plan,
      ${isoTime(sql`paid_since`)} as "paidSince", is_stale as "isStale", is_admin as "isAdmin",
      is_invited as "isInvited"
    from find_session(${tokenHash}, ${isDemoBilling})`,
  )
}

/** Stores the use of a session, which extends it up to its maximum; every five minutes at most. */
async function touchSession(db: Db, tokenHash: string, address: string): Promise<void> {
  await db.execute(sql`
    with seen as (
      update sessions set last_seen_at = ledger_now(), expires_at = least(
        ledger_now() + ${sessionSeconds} * interval '1 second', created_at + ${maxSessionSeconds} * interval '1 second')
      where token_hash = ${tokenHash} and last_seen_at < ledger_now() - interval '5 minutes' returning device_id)
    update devices set last_seen_at = ledger_now(), ip_address = ${address} from seen where devices.id = seen.device_id`)
}
