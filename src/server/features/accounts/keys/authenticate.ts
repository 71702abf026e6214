import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CallLimit } from '#contract/access.ts'
import { AppError } from '#core/app-error.ts'
import { keyCallsPerMinute, keyScopes, maxKeyCalls } from '#product/key-scopes.ts'
import type { KeyScope } from '#product/key-scopes.ts'
import type { Db } from '#server/db/database.ts'
import { isoTime, moment, findRow, sql } from '#server/db/sql.ts'
import { paidPlanSchema } from '#server/db/stored-rows.ts'
import { readBearer } from '#server/http/call-credentials.ts'
import { writePolicyHeaders } from '#server/http/problem-reply.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { isApiKey } from '#server/lib/secret-text.ts'
import { mailLanguage, writeMoment } from '#server/lib/written-language.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import type { AccountDeps } from '../context.ts'
import { networkKey } from '../secret.ts'
import { hashToken } from '../sessions/cookies.ts'
import { heldPlan, isAdminNow, isUsable, joinEntitlement } from '../users/held-plan.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The API key that the call was made with; `null` without one. */
    apiKey: KeyGrant | null
  }
}

const perKey: CallLimit = {
  limit: keyCallsPerMinute,
  windowSeconds: 60,
  detail: 'This API key has made too many calls.',
}
const wrongPerNetwork: CallLimit = {
  limit: 30,
  windowSeconds: 60,
  detail: 'Too many calls with a wrong API key.',
}

type Deps = AccountDeps & { callCounter: CallCounter }

/**
 * Checks the API key of a call, before anything else is done for it: the key in the database, so that a
 * deleted one ends at once on all nodes, then its limit, then what it may do. Calls with a key are recorded
 * for its owner. Register after the guard against floods and before routes.
 */
export function authenticateKeys(app: FastifyInstance, deps: Deps, keyCalls: CallLog): void {
  app.decorateRequest('apiKey', null)

  async function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { keyScope: needed = null } = request.routeOptions.config
    const token = readBearer(request)
    if (token === null) return
    const key = await requireKey(deps, request, token)
    request.apiKey = key
    await countCall(deps, key, reply)
    if (needed === null) throw new AppError('KEY_SCOPE', "API keys can't make this call.")
    if (needed !== 'any') requireScope(request, needed)
  }

  // A hook of the routes, because the guard against floods is one.
  app.addHook('onRoute', (route) => {
    if (route.config?.keyScope === undefined) return
    route.onRequest = [...[route.onRequest ?? []].flat(), authenticate]
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { apiKey, method } = request
    const route = request.routeOptions.url ?? ''
    if (apiKey !== null) keyCalls.record({ keyId: apiKey.id, method, route, status: reply.statusCode })
    done()
  })
  app.addHook('onClose', () => keyCalls.flush())
}

/** Lets a call pass that no key makes, or one that may do this. @throws AppError `KEY_SCOPE` */
export function requireScope({ apiKey }: FastifyRequest, scope: KeyScope): void {
  if (apiKey === null || apiKey.scopes.includes(scope)) return
  throw new AppError('KEY_SCOPE', `This API key needs the permission "${scope}" for this call.`)
}

async function countCall({ callCounter }: Deps, { id }: KeyGrant, reply: FastifyReply): Promise<void> {
  try {
    writePolicyHeaders(reply, 'key', perKey, await callCounter.count(`keys/${id}`, perKey))
  } catch (error) {
    const limit = error instanceof AppError ? error.limit : null
    if (limit !== null) writePolicyHeaders(reply, 'key', perKey, limit)
    throw error
  }
}

async function requireKey(deps: Deps, request: FastifyRequest, token: string): Promise<KeyGrant> {
  // Most wrong keys end here, without a query.
  if (!isApiKey(token)) throw refusal('This is no complete API key of Précis. Please copy it again.')
  const key = await findKey(deps.db, hashToken(token), deps)
  if (key !== null && !deps.policy.admits(key))
    throw refusal('The address of this API key has no access here.')
  if (key !== null && !key.isExpired) return key
  await deps.callCounter.count(`wrong-keys/${networkKey(deps.secret, request.ip)}`, wrongPerNetwork)
  if (key === null) throw refusal("This API key doesn't exist, or was deleted.")
  throw refusal(`This API key ended on ${writeMoment(mailLanguage('en'), new Date(key.expiresAt ?? 0))}.`)
}

function refusal(what: string): AppError {
  return new AppError('KEY_INVALID', `${what} You can make a new one on your account page.`)
}

/** The calls of keys, which are stored together about every second, so that no call waits for it. */
export type CallLog = {
  record: (call: Omit<MadeCall, 'ageMs'>) => void
  /** Stores what was recorded so far. Never throws: without the database the newest calls are not shown. */
  flush: () => Promise<void>
}

const flushMs = 1000
/** The most uses that wait for the database; more are dropped while it is away. */
const maxWaiting = 2000

type Waiting = Omit<MadeCall, 'ageMs'> & { recordedMs: number }
type CallLogDeps = { db: Db; log: Log; clock: Pick<Clock, 'now'> }

/** Creates the log of one process. */
export function createCallLog({ db, log, clock }: CallLogDeps): CallLog {
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined
  let storing = Promise.resolve()

  async function store(): Promise<void> {
    const calls = waiting
    waiting = []
    if (calls.length === 0) return
    const now = clock.now()
    try {
      await insertCalls(
        db,
        calls.map(({ recordedMs, ...call }) => ({ ...call, ageMs: Math.max(0, now - recordedMs) })),
      )
    } catch (error) {
      log.warn({ err: error }, 'the calls of API keys could not be stored')
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    storing = storing.then(store)
    return storing
  }

  return {
    record: (call) => {
      if (waiting.length >= maxWaiting) return
      waiting.push({ ...call, recordedMs: clock.now() })
      timer ??= setTimeout(() => void flush(), flushMs).unref()
    },
    flush,
  }
}

export const scopesSchema = z.array(z.enum(keyScopes))

const grantSchema = z.object({
  id: z.guid(),
  scopes: scopesSchema,
  isExpired: z.boolean(),
  /** ISO 8601; `null` without an end. */
  expiresAt: z.string().nullable(),
  userId: z.guid(),
  email: z.string(),
  personId: z.guid(),
  plan: paidPlanSchema.nullable(),
  paidSince: moment.nullable(),
  isAdmin: z.boolean(),
  isInvited: z.boolean(),
})

/** A key with its account and the plan. */
type KeyGrant = z.output<typeof grantSchema>

/** The key behind a hash, also when it is expired; `null` for one that was deleted or never made. */
async function findKey(
  db: Db,
  hash: string,
  { isDemoBilling }: { isDemoBilling: boolean },
): Promise<KeyGrant | null> {
  return await findRow(
    db,
    grantSchema,
    sql`select api_keys.id, scopes, coalesce(expires_at <= ledger_now(), false) as "isExpired",
      ${isoTime(sql`expires_at`)} as "expiresAt", users.id as "userId", users.email,
      users.person_id as "personId", ${heldPlan}, ${isAdminNow} as "isAdmin",
      users.admitted_at is not null as "isInvited"
    from api_keys
    join users on users.id = api_keys.user_id and ${isUsable}
    ${joinEntitlement(isDemoBilling)}
    where api_keys.hash = ${hash}`,
  )
}

/** A call that was made by a key, `ageMs` ago. */
type MadeCall = { keyId: string; method: string; route: string; status: number; ageMs: number }

/**
 * Stores calls of keys in their order, with the hour of the last use of each key, and deletes all but the
 * newest of each. Calls of a key that is gone are dropped.
 */
async function insertCalls(db: Db, calls: readonly MadeCall[]): Promise<void> {
  await db.execute(sql`
    with made as (
      select "keyId" as key_id, ledger_now() - "ageMs" * interval '1 millisecond'
        + position * interval '1 microsecond' as at, method, route, status
      from jsonb_to_recordset(${JSON.stringify(calls.map((call, position) => ({ ...call, position })))}::jsonb)
        as made ("keyId" uuid, "ageMs" float8, method text, route text, status int, position int)),
    used as (
      update api_keys set last_used_at = greatest(last_used_at, date_trunc('hour', newest.at, 'UTC'))
      from (select key_id, max(at) as at from made group by key_id) as newest
      where api_keys.id = newest.key_id
        and (last_used_at is null or last_used_at < date_trunc('hour', newest.at, 'UTC')))
    insert into api_key_calls (key_id, at, method, route, status)
    select key_id, at, method, route, status from made
    where exists (select from api_keys where api_keys.id = made.key_id)`)
  for (const keyId of new Set(calls.map((call) => call.keyId))) {
    await db.execute(sql`
      delete from api_key_calls where key_id = ${keyId} and at <= (
        select at from api_key_calls where key_id = ${keyId} order by at desc offset ${maxKeyCalls} limit 1)`)
  }
}
