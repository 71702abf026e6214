import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSampleSource } from '#server/adapters/samples/samples.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'

const email = 'ada@example.org'
const playlist = { videoUrl: 'https://www.youtube.com/playlist?list=PL00000000000001' }

type Gate = { reached: PromiseWithResolvers<void>; open: PromiseWithResolvers<void> }

function createGate(): Gate {
  return { reached: Promise.withResolvers(), open: Promise.withResolvers() }
}

async function pass({ reached, open }: Gate): Promise<void> {
  reached.resolve()
  await open.promise
}

let lookup: Gate
let merge: Gate
let minutesPassed: number
let server: TestApp
let jar: Jar
beforeEach(async () => {
  lookup = createGate()
  merge = createGate()
  minutesPassed = 0
  // A call that names a playlist waits here, after it was seen who makes it.
  const source: TranscriptSource = {
    ...createSampleSource(),
    findFirstVideo: () => pass(lookup).then(() => 'WZyRbnpGyzQ'),
  }
  server = await startApp({
    transcriptSources: [source],
    engine: createScriptedEngine({ insights: 1, pace: async () => undefined }),
    isCounted: true,
    clock: { now: () => Date.now() + minutesPassed * 60_000 },
  })
  jar = new Map()
  const known = await server.app.inject({
    method: 'POST',
    url: '/api/users/register',
    payload: { email: 'typed@example.org' },
  })
  keepCookies(jar, known.headers['set-cookie'])
})
afterEach(async () => {
  lookup.open.resolve()
  merge.open.resolve()
  await server[Symbol.asyncDispose]()
})

function post(url: string, payload: string | object) {
  const isText = typeof payload === 'string'
  const headers = { ...cookieHeader(jar), ...(isText ? { 'content-type': 'application/octet-stream' } : {}) }
  return server.app.inject({ method: 'POST', url, headers, payload })
}

async function listed(headers: { cookie: string }): Promise<{ history: number; transcriptions: number }> {
  const history = await server.call('GET /api/history', { headers })
  const transcriptions = await server.call('GET /api/transcriptions', { headers })
  if (!history.ok || !transcriptions.ok) throw new Error('No list was given')
  return { history: history.body.total, transcriptions: transcriptions.body.total }
}

describe('a call that was sent before its browser signed in', () => {
  it('stores its summary in the account, whose quota it counts in', async () => {
    const asked = post('/api/summarize', playlist)
    await lookup.reached.promise
    const { headers } = await signIn(server.deps, email, { jar: new Map(jar) })
    lookup.open.resolve()
    expect((await asked).statusCode).toBe(200)
    expect(await listed(headers)).toEqual({ history: 1, transcriptions: 1 })
    const { rows } = await server.database.pool.query<{ email: string }>(
      'select users.email from reservations join users on users.person_id = reservations.person_id',
    )
    expect(rows).toEqual([{ email }])
  })

  it('stores a summary that was there already in the account', async () => {
    await signIn(server.deps, 'bob@example.org').then(({ headers }) =>
      server.call('POST /api/summarize', { headers, payload: { videoUrl: 'youtu.be/WZyRbnpGyzQ' } }),
    )
    const asked = post('/api/summarize', playlist)
    await lookup.reached.promise
    const { headers } = await signIn(server.deps, email, { jar: new Map(jar) })
    lookup.open.resolve()
    expect((await asked).json()).toMatchObject({ cached: true })
    expect(await listed(headers)).toEqual({ history: 1, transcriptions: 1 })
  })

  it('stores a transcript in the account', async () => {
    const asked = post(
      `/api/transcripts?videoUrl=${encodeURIComponent(playlist.videoUrl)}`,
      'Three own words.',
    )
    await lookup.reached.promise
    const { headers } = await signIn(server.deps, email, { jar: new Map(jar) })
    lookup.open.resolve()
    expect((await asked).statusCode).toBe(201)
    expect(await listed(headers)).toEqual({ history: 0, transcriptions: 1 })
  })

  it.each(['/api/transcribe', '/api/summarize'])(
    'stores in the account what %s finds minutes after the sign-in',
    async (url) => {
      const asked = post(url, playlist)
      await lookup.reached.promise
      const { headers } = await signIn(server.deps, email, { jar: new Map(jar) })
      minutesPassed = 4
      await server.database.pool.query(`update sessions set created_at = now() - interval '4 minutes'`)
      lookup.open.resolve()
      expect((await asked).statusCode).toBe(200)
      expect(await listed(headers)).toMatchObject({ transcriptions: 1 })
    },
  )

  it('stays with a browser whose account was signed in to long before', async () => {
    await signIn(server.deps, email, { jar: new Map(jar) })
    await server.database.pool.query(`update sessions set created_at = now() - interval '4 minutes'`)
    expect((await post('/api/transcripts', 'Three own words.')).statusCode).toBe(201)
    const { rowCount } = await server.database.pool.query('select from history_items where user_id is null')
    expect(rowCount).toBe(1)
  })

  it('stores in the account too when it ends between the merge and the commit of the sign-in', async () => {
    const held: AccountHook = {
      name: 'held',
      mergeVisitor: () => pass(merge),
      purge: async () => undefined,
    }
    const deps = { ...server.deps, accountHooks: [...server.deps.accountHooks, held] }
    const signingIn = signIn(deps, email, { jar: new Map(jar) })
    await merge.reached.promise
    expect((await post('/api/transcripts', 'Three own words.')).statusCode).toBe(201)
    merge.open.resolve()
    const { headers } = await signingIn
    expect(await listed(headers)).toEqual({ history: 0, transcriptions: 1 })
  })

  it('stays with a browser that has signed out meanwhile', async () => {
    const asked = post('/api/summarize', playlist)
    await lookup.reached.promise
    const { headers } = await signIn(server.deps, email, { jar: new Map(jar) })
    await server.call('POST /api/auth/logout', { headers })
    lookup.open.resolve()
    expect((await asked).statusCode).toBe(200)
    const again = await signIn(server.deps, email)
    expect(await listed(again.headers)).toEqual({ history: 0, transcriptions: 0 })
  })
})
