import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { billingRoutes } from '#contract/billing.ts'
import { refuseRunningSubscriptions } from '#server/features/billing/running-subscriptions.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { shopWords } from '#tests/setup/shop-words.ts'
import { cookiesOf, signIn } from '#tests/setup/sign-in.ts'
import { emptyTables } from '#tests/setup/test-database.ts'
import { openShop, openSubscriber } from '../billing/shop.ts'
import { createUser } from '../mcp/two-nodes.ts'
import { jump, takeClock } from '../quota/quota-case.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isCounted: true, access: { hasPlans: false } })
})
beforeEach(() => takeClock(server.database))
afterEach(() => emptyTables(server.database))
afterAll(() => server[Symbol.asyncDispose]())

const inMinute = 10

/** Pastes talks and has each summarized, ten in a minute of the clock. */
async function summarizeTalks(count: number, headers: Record<string, string>): Promise<unknown[]> {
  const given: unknown[] = []
  for (let number = 0; number < count; number += 1) {
    if (number > 0 && number % inMinute === 0) await jump(server.database, 61_000)
    const text = `This is talk number ${number}. We choose to go to the moon in this decade. It is hard and we accept it.`
    const pasted = await server.app.inject({
      method: 'POST',
      url: '/api/transcripts',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: text,
    })
    const { transcript } = pasted.json<{ transcript: { id: string } }>()
    const payload = { transcriptId: transcript.id }
    const answer = await server.app.inject({ method: 'POST', url: '/api/summarize', headers, payload })
    given.push({ status: answer.statusCode, locked: answer.json<{ locked: boolean }>().locked })
  }
  return given
}

const made = (count: number) => Array.from({ length: count }, () => ({ status: 200, locked: false }))

describe('a server without plans', () => {
  it('makes twelve summaries in a row for an account, and still counts each', async () => {
    const { headers } = await signIn(server.deps, 'ada@example.org')
    expect(await summarizeTalks(12, headers)).toEqual(made(12))
    const { rows } = await server.database.pool.query(
      `select count(*)::int as committed from reservations where state = 'committed'`,
    )
    expect(rows).toEqual([{ committed: 12 }])
  })

  it('makes thirty summaries in a row for a visitor, and asks for no address', async () => {
    const first = await server.app.inject({
      method: 'POST',
      url: '/api/transcripts',
      payload: 'A short talk.',
    })
    expect(await summarizeTalks(30, cookiesOf(first.headers))).toEqual(made(30))
  })

  it('still refuses the eleventh summary of a minute', async () => {
    const { headers } = await signIn(server.deps, 'ada@example.org')
    const codes: number[] = []
    for (let number = 0; number < 11; number += 1) {
      const payload = { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' }
      codes.push(
        (await server.app.inject({ method: 'POST', url: '/api/summarize', headers, payload })).statusCode,
      )
    }
    expect(codes.slice(-2)).toEqual([200, 429])
  })

  it.each(Object.keys(billingRoutes))('has no call %s', async (key) => {
    const [method = 'GET', url = ''] = key.split(' ')
    const { headers } = await signIn(server.deps, 'ada@example.org')
    const answer = await server.app.inject({
      method: method === 'GET' ? 'GET' : 'POST',
      url: url.replace(':number', 'R-1'),
      headers,
    })
    expect(answer.statusCode).toBe(404)
  })

  it('says in the description of its calls nothing of a shop', async () => {
    const { body } = await server.app.inject({ url: '/api/openapi.json' })
    expect(body.match(/planType|paid-account|"free"/)?.[0] ?? null).toBeNull()
    expect(shopWords.en.exec(body)?.[0] ?? null).toBeNull()
  })

  it('says in its tools for agents nothing of a shop', async () => {
    const { key } = await createUser(server)
    const { body } = await server.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream', authorization: `Bearer ${key}` },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    })
    expect(body).toContain('search_library')
    // A value that clients know, and that no answer has without plans.
    const said = body.replaceAll('\\"plan\\"', '').replaceAll('"plan"', '')
    expect(shopWords.en.exec(said)?.[0] ?? null).toBeNull()
  })
})

describe('an admin', () => {
  it('has no allowance although plans are sold', async () => {
    await using shop = await startApp({
      isCounted: true,
      access: { adminEmails: new Set(['boss@example.org']) },
    })
    const { headers } = await signIn(shop.deps, 'boss@example.org')
    const quota = await shop.call('GET /api/usage-status', { headers })
    expect(quota).toMatchObject({ body: { remainingCount: null, showPaywall: false } })
    const other = await shop.call('GET /api/usage-status', await signIn(shop.deps, 'ada@example.org'))
    expect(other).toMatchObject({ body: { remainingCount: 2 } })
  })
})

describe('a start without plans', () => {
  it('is refused by name of each subscription that runs, until it has ended', async () => {
    await using shop = await openShop()
    const subscriber = await openSubscriber(shop, 'ada@example.org')
    await refuseRunningSubscriptions(shop.app.deps.db)
    await subscriber.buy('pro')
    await expect(refuseRunningSubscriptions(shop.app.deps.db)).rejects.toThrow(
      /still run: sub_\w+\. Start with PLANS=on/,
    )
    await shop.app.database.pool.query(`update subscriptions set state = 'cancelled'`)
    await refuseRunningSubscriptions(shop.app.deps.db)
  })
})
