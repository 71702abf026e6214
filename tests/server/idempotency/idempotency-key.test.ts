import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { deleteInBatches } from '#server/db/sweep-rows.ts'
import { dueCalls } from '#server/features/idempotency/repo.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { keepCookies, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { TestNode } from '#tests/setup/start-node.ts'
import { createMember } from '../security/people.ts'

const speech = { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' }
const recording = { videoUrl: 'https://youtu.be/hQVTIJBZook' }
const script = { runs: 0, failures: 0 }
const scripted = createScriptedEngine({ insights: 2, pace: async () => undefined })
const engine: typeof scripted = {
  ...scripted,
  summarize: async (...given) => {
    script.runs += 1
    script.failures -= 1
    if (script.failures >= 0) throw new Error('The engine broke')
    return await scripted.summarize(...given)
  },
}

let app: TestApp
let second: TestNode
let elsewhere: Database
beforeAll(async () => {
  app = await startApp({ isCounted: true, engine })
  elsewhere = connectDatabase(app.database.connection, quietLog)
  second = await startNode(elsewhere, app.deps.log, { isCounted: true, engine, concurrency: null })
})
afterEach(async () => {
  Object.assign(script, { runs: 0, failures: 0 })
  await app.database.pool.query('delete from idempotent_calls')
})
afterAll(async () => {
  await second.close()
  await elsewhere.close()
  await app[Symbol.asyncDispose]()
})

type Headers = Record<string, string>
type Node = Pick<TestApp, 'app'>

async function post(url: string, payload: object, headers: Headers, node: Node = app) {
  const reply = await node.app.inject({ method: 'POST', url, payload, headers })
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers, text: reply.body }
}

const summarize = (payload: object, headers: Headers, node: Node = app) =>
  post('/api/summarize', payload, headers, node)
const withKey = (headers: Headers, key: string = randomUUID()): Headers => ({
  ...headers,
  'idempotency-key': key,
})
const stored = async (): Promise<number> => {
  const { rows } = await app.database.pool.query('select count(*)::int as calls from idempotent_calls')
  return rows[0].calls
}

/** A text that nobody has summarized. */
async function paste(headers: Headers) {
  const payload = `A sentence that is new here, ${randomUUID()}. And another one that follows.`
  const reply = await app.app.inject({
    method: 'POST',
    url: '/api/transcripts',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload,
  })
  return { transcriptId: String(reply.json().transcript.id) }
}

/** A question about a transcript, whose answers without a key differ in their ids. */
async function question(headers: Headers) {
  const { body } = await summarize(speech, headers)
  return { transcriptId: body.transcriptId, question: 'What is a good part?' }
}

describe('the same call again under its key', () => {
  it('has the same answer, says so, and counts once', async () => {
    const member = withKey((await createMember(app)).headers)
    const text = await paste(member)
    const first = await summarize(text, member)
    const again = await summarize({ style: 'standard', ...text }, member, second)
    expect(first.headers['idempotent-replayed']).toBeUndefined()
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(again.body).toEqual(first.body)
    expect(first.body).toMatchObject({ locked: false, cached: false, remainingCount: 1 })
    const left = await app.app.inject({ url: '/api/usage-status', headers: member })
    expect(left.json().remainingCount).toBe(1)
  })

  it('has the same answer to a question, for visitors as well', async () => {
    const jar: Jar = new Map()
    const { headers } = await summarize(speech, {})
    keepCookies(jar, String(headers['set-cookie']))
    const visitor = { cookie: `vid=${jar.get('vid') ?? ''}` }
    const asked = await question(visitor)
    const [one, two] = [withKey(visitor), withKey(visitor)]
    const first = await post('/api/ask', asked, one)
    expect((await post('/api/ask', asked, one, second)).body).toEqual(first.body)
    expect((await post('/api/ask', asked, two)).body.id, 'under another key').not.toBe(first.body.id)
    expect((await post('/api/ask', asked, visitor)).body.id, 'without a key').not.toBe(first.body.id)
  })

  it('gives a follower of events the last one alone', async () => {
    const member = withKey({ ...(await createMember(app)).headers, accept: 'text/event-stream' })
    const url = '/api/summarize'
    const payload = await paste(member)
    const first = await app.app.inject({ method: 'POST', url, payload, headers: member })
    const again = await app.app.inject({ method: 'POST', url, payload, headers: member })
    expect(first.body).toContain('event: stage')
    expect(again.body.match(/^event: \w+$/gm)).toEqual(['event: done'])
    expect(again.headers['idempotent-replayed']).toBe('true')
  })

  it('is made once, however many come at once on two nodes', async () => {
    const { headers } = await createMember(app)
    const asked = await question(headers)
    const keyed = withKey(headers)
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => post('/api/ask', asked, keyed, turn % 2 === 0 ? app : second)),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
    const made = replies.filter((reply) => reply.headers['idempotent-replayed'] === undefined)
    expect(made).toHaveLength(1)
    const summaries = withKey(headers)
    const text = await paste(headers)
    script.runs = 0
    await Promise.all([summarize(text, summaries), summarize(text, summaries, second)])
    expect(script.runs).toBe(1)
  })

  it('is made again a day later, and its answer is deleted by then', async () => {
    const { headers } = await createMember(app)
    const asked = await question(headers)
    const keyed = withKey(headers)
    const first = await post('/api/ask', asked, keyed)
    await app.database.pool.query(`update idempotent_calls set created_at = now() - interval '25 hours'`)
    const later = await post('/api/ask', asked, keyed)
    expect(later.body.id).not.toBe(first.body.id)
    await app.database.pool.query(`update idempotent_calls set created_at = now() - interval '25 hours'`)
    await deleteInBatches(app.database.db, dueCalls, new AbortController().signal)
    expect(await stored()).toBe(0)
  })
})

describe('another call under the same key', () => {
  it('is refused, and changes nothing', async () => {
    const member = withKey((await createMember(app)).headers)
    const first = await summarize(speech, member)
    const refused = await summarize(recording, member, second)
    expect(refused.body).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
    const { transcriptId } = first.body
    const asked = await post('/api/ask', { transcriptId, question: 'What?' }, member)
    expect(asked.body, 'of another route').toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    expect((await summarize(speech, member)).body).toEqual(first.body)
  })

  it('of another account is its own', async () => {
    const key = randomUUID()
    const mine = withKey((await createMember(app)).headers, key)
    const theirs = withKey((await createMember(app)).headers, key)
    await summarize(speech, mine)
    const reply = await summarize(recording, theirs)
    expect(reply.body).toMatchObject({ locked: false, videoId: 'hQVTIJBZook' })
  })
})

describe('a call that came to nothing', () => {
  it('is made again under its key', async () => {
    script.failures = 1
    const member = withKey((await createMember(app)).headers)
    const text = await paste(member)
    expect((await summarize(text, member)).status).toBe(500)
    expect(await stored()).toBe(0)
    expect((await summarize(text, member)).body).toMatchObject({ locked: false })
  })

  it('because the allowance was used up is made again as well', async () => {
    const { headers } = await createMember(app)
    await summarize(speech, headers)
    await summarize(recording, headers)
    const third = await paste(headers)
    const keyed = withKey(headers)
    expect((await summarize(third, keyed)).body).toMatchObject({ locked: true })
    await app.database.pool.query('delete from reservations')
    expect((await summarize(third, keyed)).body).toMatchObject({ locked: false })
  })

  it('because its node died is made by the next one', async () => {
    const { headers } = await createMember(app)
    const asked = await question(headers)
    const keyed = withKey(headers)
    await post('/api/ask', asked, keyed)
    await app.database.pool.query(
      `update idempotent_calls set answer = null, writer = gen_random_uuid(), held_until = now() - interval '1 second'`,
    )
    expect(await post('/api/ask', asked, keyed)).toMatchObject({ status: 200 })
  })
})

describe('a key', () => {
  it.each(['', 'with a blank', '"', 'ä', 'a'.repeat(256), '"a"b'])(
    'that is none is refused: %s',
    async (key) => {
      const refused = await summarize(speech, withKey((await createMember(app)).headers, key))
      expect(refused.body).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
      expect(refused.body.detail).toContain('Idempotency-Key')
    },
  )

  it('is the same with the quotes of a structured field', async () => {
    const { headers } = await createMember(app)
    const first = await summarize(speech, withKey(headers, 'a-key'))
    expect((await summarize(speech, withKey(headers, '"a-key"'))).body).toEqual(first.body)
  })
})

describe('the answers of a browser', () => {
  it('come along when it signs in, and go with the account', async () => {
    const jar: Jar = new Map()
    const key = randomUUID()
    const first = await summarize(speech, withKey({}, key))
    keepCookies(jar, String(first.headers['set-cookie']))
    const { headers } = await signIn(app.deps, 'ada@example.org', { jar })
    const again = await summarize(speech, withKey(headers, key))
    expect(again.body).toEqual(first.body)
    const { rows } = await app.database.pool.query(`select id from users where email = 'ada@example.org'`)
    for (const hook of app.deps.accountHooks.filter(({ name }) => name === 'idempotentCalls'))
      await hook.purge(app.database.db, rows[0].id)
    expect(await stored()).toBe(0)
  })
})
