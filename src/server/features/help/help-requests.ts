import type { FastifyInstance } from 'fastify'
import type { AdminHelpRequest } from '#contract/admin.ts'
import { emailPattern, normalizeEmail } from '#product/email.ts'
import { plans } from '#product/plans.ts'
import type { Db } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import { deleteInBatches, inBatches } from '#server/db/sweep-rows.ts'
import { addressKey, readActor } from '#server/features/accounts/service.ts'
import type { AccountDeps, Actor } from '#server/features/accounts/service.ts'
import { handle } from '#server/http/handle.ts'
import { AppError } from '#server/lib/app-error.ts'
import { writeText, writeHtml } from '#server/lib/mail/email-content.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import { readPage } from '#server/lib/paging/page-cursor.ts'
import { cutText } from '#server/lib/storable-text.ts'
import type { Mailer } from '#server/ports/mailer.ts'
import type { CallCounter } from '#server/rate-limit/call-counter.ts'
import {
  claimedAtOnce,
  claimUnmailed,
  findSame,
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

/** One page of help requests, the oldest open one first. @throws AppError `INVALID_REQUEST` for a wrong cursor */
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

const anHour = 3600
const detail = "You've asked for help several times."
const perPerson = { limit: 5, windowSeconds: anHour, detail }
const perNetwork = { limit: 20, windowSeconds: anHour, detail }

/**
 * Stores a help request and gives its id. The same text again, since its answer was lost or from another tab, is the same request
 * and counts once.
 * @throws AppError `INVALID_REQUEST` for a bad address, `UNAUTHORIZED` for a session that ended, `RATE_LIMITED`
 */
async function askForHelp(deps: HelpDeps, actor: Actor, form: HelpForm): Promise<string> {
  const email = answerTo(actor, form)
  const { db, secret, callCounter } = deps
  const asked = {
    userId: form.userType === 'logged_in' ? (actor.user?.id ?? null) : null,
    email,
    topic: form.helpTopic,
    plan: actor.plan,
  }
  const same = await findSame(db, asked)
  if (same?.state === 'open') return same.id
  const network = `help/network/${actor.network}`
  const person = `help/person/${actor.user?.id ?? `${actor.network}/${addressKey(secret, email)}`}`
  await callCounter.count(network, perNetwork)
  await callCounter.count(person, perPerson)
  const { id, isNew } = await insertRequest(db, asked, same?.id ?? null)
  if (!isNew) await Promise.all([network, person].map((key) => callCounter.uncount(key)))
  return id
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
  /** Where help requests are mailed; `null` only lists them for the admins. */
  supportEmail: string | null
  log: Log
}

/**
 * Mails the request with this id to support, or without an id a few that could not be mailed before; gives how many were
 * mailed. A failure is logged without the text of the request and tried again.
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
 * Mails requests that could not be mailed before, until a batch has a failure, since the mail server may be away; and
 * deletes requests past their retention.
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

/** Registers the call that stores a help request. */
export function registerHelpRoutes(app: FastifyInstance, deps: HelpDeps): void {
  handle(app, 'POST /api/help-request', async ({ body, request }) => {
    const actor = await readActor(deps, request)
    const id = await askForHelp(deps, actor, body)
    // The caller does not wait for the mail server; a failure is tried again.
    mailRequests(deps, AbortSignal.timeout(mailTimeoutMs), id).catch((error: unknown) =>
      request.log.warn({ err: error }, 'a help request could not be mailed'),
    )
    return { id, answerWithinHours: plans[actor.plan].supportHours }
  })
}
