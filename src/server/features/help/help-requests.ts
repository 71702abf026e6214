import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AdminHelpRequest } from '#contract/admin.ts'
import { contract } from '#contract/api.ts'
import { helpRoutes } from '#contract/help.ts'
import { AppError } from '#core/app-error.ts'
import { cutText } from '#core/storable-text.ts'
import { emailPattern, normalizeEmail } from '#product/email.ts'
import { plans } from '#product/plans.ts'
import type { Db } from '#server/db/database.ts'
import { readPage } from '#server/db/paging.ts'
import { deleteInBatches, inBatches } from '#server/db/sweep-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import { addressKey, readActor } from '#server/features/accounts/service.ts'
import type { AccountDeps, Actor } from '#server/features/accounts/service.ts'
import { giveAnswerOnce } from '#server/features/idempotency/service.ts'
import type { StoreAnswer } from '#server/features/idempotency/service.ts'
import { handle } from '#server/http/handle.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { writeText, writeHtml } from '#server/lib/mail/email-content.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import type { Mailer } from '#server/ports/senders.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import {
  claimedAtOnce,
  claimUnmailed,
  insertRequest,
  markMailed,
  dueRequests,
  selectRequests,
  updateState,
} from './repo.ts'
import type { HelpRow } from './repo.ts'

const hourMs = 3_600_000
const order = 'help'

/** The query of a page of help requests. */
export type HelpQuery = {
  state?: HelpRow['state'] | undefined
  q: string
  cursor?: string | undefined
  limit: number
}

/**
 * One page of help requests, the oldest open one first.
 * @throws AppError `INVALID_REQUEST` for a wrong cursor
 */
export async function listHelpRequests(db: Db, { state, q, cursor, limit }: HelpQuery) {
  const { rows, ...facts } = await readPage({ order, cursor, limit }, (slice) =>
    selectRequests(db, { state: state ?? null, q, ...slice }),
  )
  return { items: rows.map(presentRequest), ...facts }
}

/** Marks a help request as answered or open. @throws AppError `NOT_FOUND` */
export async function changeHelpRequest(
  db: Db,
  id: string,
  state: HelpRow['state'],
): Promise<AdminHelpRequest> {
  const row = await updateState(db, id, state)
  if (row === null) throw new AppError('NOT_FOUND', "There's no such help request.")
  return presentRequest(row)
}

function presentRequest(row: HelpRow): AdminHelpRequest {
  const { id, email, topic, userId, plan, state, isMailed, createdAt } = row
  const answerBy = new Date(Date.parse(createdAt) + plans[plan].supportHours * hourMs)
  return {
    id,
    email,
    helpTopic: topic,
    userType: userId === null ? 'anonymous' : 'logged_in',
    planType: plan,
    state,
    isMailed,
    createdAt,
    answerBy: answerBy.toISOString(),
  }
}

/** A help request of the page; the typed `email` counts only for a caller who is not signed in. */
type HelpForm = {
  helpTopic: string
  userType: 'logged_in' | 'anonymous'
  email?: string | null | undefined
}

const { person: perPerson, network: perNetwork } = contract['POST /api/help-request'].counts

type HelpAnswer = { id: string; answerWithinHours: number }

/**
 * Stores a help request. `store` is called in the transaction that does it.
 * @throws AppError `INVALID_REQUEST` for a bad address, `UNAUTHORIZED` for a session that ended,
 * `RATE_LIMITED`
 */
async function askForHelp(
  deps: HelpDeps,
  actor: Actor,
  form: HelpForm & { email: string },
  store: StoreAnswer,
): Promise<HelpAnswer> {
  const { email } = form
  const { db, secret, callCounter } = deps
  const asked = {
    userId: form.userType === 'logged_in' ? (actor.user?.id ?? null) : null,
    email,
    topic: form.helpTopic,
    plan: actor.plan,
  }
  await callCounter.count(`help/network/${actor.network}`, perNetwork)
  const person = actor.user?.id ?? `${actor.network}/${addressKey(secret, email)}`
  await callCounter.count(`help/person/${person}`, perPerson)
  return await transaction(db, async (tx) => {
    const id = await insertRequest(tx, asked)
    const answer = { id, answerWithinHours: plans[actor.plan].supportHours }
    await store(tx, answer)
    return answer
  })
}

function answerTo({ user }: Actor, { userType, email }: HelpForm): string {
  if (userType === 'logged_in') {
    if (user === null) throw new AppError('UNAUTHORIZED', 'Unauthorized')
    return user.email
  }
  const typed = normalizeEmail(email ?? '')
  if (typed === '') throw refuse('Email is required')
  if (!emailPattern.test(typed)) throw refuse('Please enter a valid email address')
  return typed
}

function refuse(reason: string): AppError {
  return new AppError('INVALID_REQUEST', reason, { fields: [{ field: 'body.email', reason }] })
}

/** Dependencies of help requests. */
export type HelpDeps = AccountDeps & {
  callCounter: CallCounter
  mailer: Mailer
  /** The address to which help requests are mailed; `null` only lists them for the admins. */
  supportEmail: string | null
  log: Log
}

/**
 * Mails the request with this id to support, or without an id a few that could not be mailed before; gives
 * how many were mailed. A failure is logged without the text of the request and tried again.
 */
export async function mailRequests(
  { db, mailer, supportEmail, log }: HelpDeps,
  signal: AbortSignal,
  id: string | null = null,
): Promise<number> {
  if (supportEmail === null) return 0
  let mailed = 0
  for (const request of await claimUnmailed(db, id)) {
    const content = toContent(request)
    const outcome = await mailer.send(
      {
        to: supportEmail,
        subject: `Help request, ${plans[request.plan].name}`,
        text: writeText(content),
        html: writeHtml(content),
        code: null,
      },
      { signal },
    )
    if (outcome.sent) {
      await markMailed(db, request.id)
      mailed += 1
    } else log.warn({ err: outcome.cause, reason: outcome.reason }, 'a help request could not be mailed')
  }
  return mailed
}

/**
 * Mails requests that could not be mailed before, until a batch has a failure, since the mail server may be
 * away; and deletes requests past their retention.
 */
export async function sweepHelp(deps: HelpDeps, signal: AbortSignal): Promise<void> {
  await inBatches({ size: claimedAtOnce, signal }, () => mailRequests(deps, signal))
  await deleteInBatches(deps.db, dueRequests, signal)
}

function toContent({ id, email, topic, plan, userId, createdAt }: HelpRow): EmailContent {
  const { name, supportHours } = plans[plan]
  return {
    preview: cutText(topic, 80),
    heading: 'New help request',
    parts: [
      { kind: 'quote', text: topic },
      {
        kind: 'facts',
        rows: [
          ['Answer to', email],
          ['Known by', userId === null ? 'a typed address' : 'an account'],
          ['Plan', name],
          ['Answer within', `${supportHours} hours`],
          ['Asked at', createdAt],
          ['Request', id],
        ],
      },
    ],
    reason: 'You get this email because you handle support for this Précis.',
  }
}

const mailTimeoutMs = 30_000

const parse = (answer: unknown) => helpRoutes['POST /api/help-request'].response.parse(answer)

/** Registers the call that stores a help request. */
export function registerHelpRoutes(app: FastifyInstance, deps: HelpDeps): void {
  handle(app, 'POST /api/help-request', async (call) => {
    const { body, request } = call
    const actor = await readActor(deps, request)
    const email = answerTo(actor, body)
    const once = { ...call, ownerId: senderId(deps, actor, email), parse }
    return await giveAnswerOnce({ db: deps.db, wait: systemClock.wait }, once, async (store) => {
      const answer = await askForHelp(deps, actor, { ...body, email }, store)
      // The caller does not wait for the mail server; a failure is tried again.
      mailRequests(deps, AbortSignal.timeout(mailTimeoutMs), answer.id).catch((error: unknown) =>
        request.log.warn({ err: error }, 'a help request could not be mailed'),
      )
      return answer
    })
  })
}

/**
 * The owner of the key of a help request: the account, else the typed address. A browser would not do: with
 * the answer, its new cookie is lost as well, and the call that is sent again comes from another one.
 */
function senderId({ secret }: HelpDeps, { user }: Actor, email: string): string {
  if (user !== null) return user.id
  const digits = hash('md5', addressKey(secret, email))
  // A UUID of version 8, which is of no form that others give a meaning.
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`
}
