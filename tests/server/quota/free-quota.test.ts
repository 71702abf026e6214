import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { collect, followSummary, pasteTranscript } from '#tests/setup/follow.ts'
import { browserOf, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'
import { emptyTables } from '#tests/setup/test-database.ts'

const speech = { videoUrl: 'youtu.be/WZyRbnpGyzQ' }
const transcript = { videoUrl: 'youtu.be/hQVTIJBZook' }

let server: TestApp
let origin = ''
beforeAll(async () => {
  const engine = createScriptedEngine({ insights: 1, pace: () => Promise.resolve() })
  server = await startApp({ engine, isCounted: true })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => emptyTables(server.database))
afterAll(() => server[Symbol.asyncDispose]())

async function remaining(headers: Record<string, string>): Promise<number | null> {
  const answer = await server.call('GET /api/usage-status', { headers })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body.remainingCount
}

async function signOut(jar: Jar): Promise<void> {
  await server.call('POST /api/auth/logout', { headers: browserOf(jar).headers() })
  jar.delete('sid')
}

describe('a free quota', () => {
  it('counts in the browser as well, signed in or out', async () => {
    const jar: Jar = new Map()
    const browser = browserOf(jar)
    await collect(followSummary(origin, speech, { browser }))
    const { headers } = await signIn(server.deps, 'ada@example.org', { jar })
    expect(await remaining(headers), 'what the browser used counts for the account').toBe(1)
    await collect(followSummary(origin, transcript, { browser }))
    await signOut(jar)
    expect(await remaining(browser.headers()), 'not two new ones after the sign-out').toBe(0)
    expect(await remaining((await signIn(server.deps, 'bob@example.org', { jar })).headers)).toBe(0)
    const transcriptId = await pasteTranscript(origin, 'We walk to the sea, and then we swim.', browser)
    const events = await collect(followSummary(origin, { transcriptId }, { browser }))
    expect(events.at(-1), 'nor one that is asked for').toMatchObject({
      event: 'done',
      data: { locked: true },
    })
    expect(await remaining((await signIn(server.deps, 'ada@example.org')).headers)).toBe(0)
    expect(await remaining((await signIn(server.deps, 'bob@example.org')).headers)).toBe(2)
  })

  it('of an account is not spent by a browser that was signed out or removed', async () => {
    const phone = await signIn(server.deps, 'ada@example.org')
    const laptop = await signIn(server.deps, 'ada@example.org')
    const devices = await server.call('GET /api/devices', { headers: laptop.headers })
    if (!devices.ok) throw new Error(devices.problem.detail)
    const other = devices.body.devices.find(({ isCurrent }) => !isCurrent)
    await server.call('DELETE /api/devices/:id', {
      headers: laptop.headers,
      path: `/api/devices/${other?.id}`,
    })
    await signOut(phone.jar)
    await collect(followSummary(origin, speech, { browser: browserOf(phone.jar) }))
    expect(await remaining(laptop.headers)).toBe(2)
    expect(await remaining(browserOf(phone.jar).headers())).toBe(1)
  })

  it('of a browser is no part of a paid plan', async () => {
    const jar: Jar = new Map()
    await signIn(server.deps, 'bob@example.org', { jar })
    await collect(followSummary(origin, speech, { browser: browserOf(jar) }))
    await signOut(jar)
    const { headers } = await signIn(server.deps, 'ada@example.org', { jar })
    await server.database.db.execute(sql`
      insert into entitlements (user_id, plan, since, until, is_demo)
      select id, 'pro', now() - interval '1 day', now() + interval '1 month', true from users
      where email = 'ada@example.org'`)
    expect(await remaining(headers)).toBe(1000)
  })

  it('is one for all spellings of one mailbox', async () => {
    const first = await signIn(server.deps, 'ada.lovelace@gmail.com')
    await collect(followSummary(origin, speech, { browser: browserOf(first.jar) }))
    for (const email of ['adalovelace@gmail.com', 'a.d.a.lovelace+work@googlemail.com']) {
      const { headers } = await signIn(server.deps, email)
      expect(await remaining(headers), email).toBe(1)
    }
    expect(await remaining((await signIn(server.deps, 'ada.lovelace@example.org')).headers)).toBe(2)
  })
})
