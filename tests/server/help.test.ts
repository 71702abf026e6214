import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectDatabase } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { mailRequests } from '#server/features/help/help-requests.ts'
import type { Mail, MailOutcome } from '#server/ports/senders.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { givePlan } from './security/people.ts'

const topic = 'The player does not start.\nWhat can I do?'
let server: TestApp
/** Tells of each letter that is handed to the mail server, which may refuse it. */
let sent: PromiseWithResolvers<Mail>
let outcome: MailOutcome

beforeAll(async () => {
  const send = async (mail: Mail) => {
    sent.resolve(mail)
    return outcome
  }
  server = await startApp({ concurrency: null, mailer: { send, close: async () => undefined } })
})
beforeEach(async () => {
  sent = Promise.withResolvers()
  outcome = { sent: true }
  await server.database.db.execute(sql`delete from help_requests`)
  await server.database.db.execute(sql`delete from call_counts`)
  await server.database.db.execute(sql`delete from idempotent_calls`)
})
afterAll(() => server[Symbol.asyncDispose]())

const ask = (payload: object, headers: Record<string, string> = {}) =>
  server.call('POST /api/help-request', { payload, headers })

const anonymous = { email: 'ada@example.org', helpTopic: topic, userType: 'anonymous' }

async function stored(): Promise<Record<string, unknown>[]> {
  const { rows } = await server.database.db.execute(
    sql`select email, topic, plan, state, user_id is not null as known, mailed_at is not null as mailed
      from help_requests`,
  )
  return rows
}

describe('POST /api/help-request', () => {
  it('stores what a user asks and mails it to support', async () => {
    const answer = await ask({ ...anonymous, email: ' Ada@Example.org ' })
    expect(answer).toMatchObject({ status: 201, body: { answerWithinHours: 48 } })
    expect(await sent.promise).toMatchObject({
      to: 'support@precis.example',
      subject: 'Help request, Free Tier',
      text: expect.stringContaining('> The player does not start.\n> What can I do?'),
      html: expect.stringContaining('ada@example.org'),
    })
    await expect
      .poll(stored)
      .toEqual([{ email: 'ada@example.org', topic, plan: 'free', state: 'open', known: false, mailed: true }])
  })

  it('answers a member at the address of the account, whatever is typed', async () => {
    const { headers } = await signIn(server.deps, 'bob@example.org')
    await givePlan(server, 'bob@example.org', 'unlimited')
    const request = { email: 'not an address', helpTopic: topic, userType: 'logged_in' }
    expect(await ask(request, headers)).toMatchObject({ status: 201, body: { answerWithinHours: 12 } })
    expect((await sent.promise).text).toContain('bob@example.org')
    expect(await stored()).toMatchObject([{ email: 'bob@example.org', plan: 'unlimited', known: true }])
  })

  it.each([
    [{ email: '' }, 'body.email', 'Email is required'],
    [{ email: undefined }, 'body.email', 'Email is required'],
    [{ email: 'ada@example' }, 'body.email', 'Please enter a valid email address'],
    [{ helpTopic: ' \n ' }, 'body.helpTopic', 'Please describe what you need help with'],
    [
      { helpTopic: '  too short  ' },
      'body.helpTopic',
      'Please provide more details (at least 10 characters)',
    ],
    [{ helpTopic: 'x'.repeat(5001) }, 'body.helpTopic', expect.any(String)],
    [{ userType: 'king' }, 'body.userType', expect.any(String)],
  ])('refuses %j', async (wrong, field, reason) => {
    const answer = await ask({ ...anonymous, ...wrong })
    expect(answer).toMatchObject({ status: 400, problem: { code: 'INVALID_REQUEST' } })
    if (answer.ok) throw new Error('unreachable')
    expect(answer.problem.errors).toContainEqual({ field, reason })
    expect(await stored()).toEqual([])
  })

  it('tells who was signed in until a moment ago', async () => {
    const answer = await ask({ helpTopic: topic, userType: 'logged_in' })
    expect(answer).toMatchObject({ status: 401, problem: { code: 'UNAUTHORIZED', detail: 'Unauthorized' } })
  })

  it('keeps the request while the mail server takes nothing, and mails it later, once', async () => {
    outcome = { sent: false, reason: 'unreachable', cause: new Error('no route to host') }
    expect((await ask(anonymous)).status).toBe(201)
    await sent.promise
    expect(await stored()).toMatchObject([{ mailed: false }])
    outcome = { sent: true }
    const later = () => mailRequests(server.deps, new AbortController().signal)
    sent = Promise.withResolvers()
    await later()
    expect(await stored()).toMatchObject([{ mailed: false }])
    await server.database.db.execute(
      sql`update help_requests set mail_tried_at = now() - interval '11 minutes'`,
    )
    await Promise.all([later(), later()])
    expect((await sent.promise).text).toContain('The player does not start.')
    expect(await stored()).toMatchObject([{ mailed: true }])
  })

  it('is limited per person and per network, exactly', async () => {
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, at) => ask({ ...anonymous, helpTopic: `${topic} ${at}` })),
    )
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(5)
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask({ ...anonymous, email: `a${at}@example.org` })),
    )
    expect(others.filter(({ status }) => status === 201)).toHaveLength(12)
    const refused = others.find(({ ok }) => !ok)
    expect(refused).toMatchObject({ status: 429, problem: { code: 'RATE_LIMITED' } })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3000)
  })

  it('is stored, mailed and counted once however often a browser sends it, also one whose first cookie was lost', async () => {
    const keyed = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(anonymous, keyed)))
    answers.push(await ask(anonymous, { ...keyed, cookie: 'vid=of-another-browser' }))
    expect(new Set(answers.map((answer) => (answer.ok ? answer.body.id : answer.status))).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect(await ask({ ...anonymous, helpTopic: `${topic} Please.` }, keyed)).toMatchObject({ status: 422 })
    const others = { ...anonymous, email: 'bob@example.org' }
    expect((await ask(others, keyed)).status, 'another sender has other keys').toBe(201)
    expect((await ask(anonymous, { 'idempotency-key': crypto.randomUUID() })).status).toBe(201)
    expect(await stored()).toHaveLength(3)
    const { rows } = await server.database.pool.query(
      `select hits from call_counts where key like 'help/network/%'`,
    )
    expect(rows).toEqual([{ hits: 3 }])
  })

  it('counts it without storing an address for that', async () => {
    expect((await ask(anonymous)).status).toBe(201)
    const { rows } = await server.database.pool.query<{ key: string }>('select key from call_counts')
    expect(rows.filter(({ key }) => key.startsWith('help/person/'))).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  it('writes nothing of it to the log, and says so while the database is away', async () => {
    await ask(anonymous)
    const log = JSON.stringify(server.log)
    for (const secret of ['@example.org', 'player']) expect(log).not.toContain(secret)
    const nowhere = connectDatabase({ host: '127.0.0.1', port: 1 }, quietLog)
    await using broken = await startApp({ db: nowhere.db, concurrency: null })
    const answer = await broken.call('POST /api/help-request', { payload: anonymous })
    expect(answer).toMatchObject({ status: 503, problem: { code: 'DATABASE_UNAVAILABLE' } })
  })
})
