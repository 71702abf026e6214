import { once } from 'node:events'
import http from 'node:http'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOpenidProvider } from '#server/adapters/openid/openid-provider.ts'
import type { Fetch } from '#server/adapters/openid/openid-provider.ts'
import type { IdentityProvider } from '#server/ports/sign-in.ts'
import { chooseAccount } from '#tests/fakes/openid/choose-account.ts'
import { clientSettings } from '#tests/fakes/openid/configuration.ts'
import { startOpenidSimulator } from '#tests/fakes/openid/simulator.ts'
import type { OpenidSimulator } from '#tests/fakes/openid/simulator.ts'

const redirectUri = 'http://localhost:3000/api/auth/callback'
const { signal } = new AbortController()
const limits = { callMs: 5000, maxBytes: 256 * 1024, keepMetadataMs: 60_000 }

function connect(issuer: string, options: { fetch?: Fetch; callMs?: number; clientSecret?: string } = {}) {
  return createOpenidProvider({
    name: 'Google',
    ...clientSettings,
    issuer,
    clientSecret: options.clientSecret ?? clientSettings.clientSecret,
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    clock: { now: () => 0 },
    limits: { ...limits, callMs: options.callMs ?? limits.callMs },
  })
}

describe('a provider that answers', () => {
  let simulator: OpenidSimulator
  let provider: IdentityProvider

  beforeAll(async () => {
    simulator = await startOpenidSimulator()
    provider = connect(simulator.issuer)
  })
  afterAll(async () => {
    await simulator[Symbol.asyncDispose]()
  })

  async function signIn(sub: string | null, by = provider) {
    const { url, attempt } = await by.begin({ redirectUri, signal })
    return await by.finish({ url: await chooseAccount(url, sub), attempt, signal })
  }

  it('vouches for the person who chose an account', async () => {
    expect(await signIn('ada')).toEqual({
      issuer: simulator.issuer,
      subject: 'ada',
      email: 'ada@example.com',
      name: 'Ada Lovelace',
      isAdmin: null,
      logoutUrl: null,
    })
  })

  it('is asked for a choice, with state, nonce and a challenge of its own each time', async () => {
    const { url, attempt } = await provider.begin({ redirectUri, signal })
    const { searchParams } = new URL(url)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      prompt: 'select_account',
      scope: 'openid email profile',
      redirect_uri: redirectUri,
      code_challenge_method: 'S256',
      state: attempt.state,
      nonce: attempt.nonce,
    })
    const again = await provider.begin({ redirectUri, signal })
    expect(Object.values(again.attempt)).not.toEqual(expect.arrayContaining([attempt.state]))
  })

  it.each([
    ['turned back', null, 'cancelled'],
    ['has an address that was never verified', 'mallory', 'email-unverified'],
    ['is verified by a word', 'trudy', 'email-unverified'],
    ['has no address', 'nemo', 'email-unverified'],
  ])('identifies nobody who %s', async (_what, sub, kind) => {
    await expect(signIn(sub)).rejects.toMatchObject({ kind })
  })

  it.each(['state', 'nonce', 'codeVerifier'] as const)(
    'takes no answer to an attempt with another %s',
    async (field) => {
      const { url, attempt } = await provider.begin({ redirectUri, signal })
      const other = await provider.begin({ redirectUri, signal })
      const answer = { url: await chooseAccount(url, 'ada'), signal }
      const mixed = { ...attempt, [field]: other.attempt[field] }
      await expect(provider.finish({ ...answer, attempt: mixed })).rejects.toMatchObject({ kind: 'failed' })
    },
  )

  it('takes no refusal that is not one of this attempt', async () => {
    const { attempt } = await provider.begin({ redirectUri, signal })
    const forged = `${redirectUri}?error=access_denied&state=forged`
    await expect(provider.finish({ url: forged, attempt, signal })).rejects.toMatchObject({ kind: 'failed' })
  })

  it('is asked once more when the token has no address', async () => {
    await using sparing = await startOpenidSimulator({ claimsInToken: false })
    expect(await signIn('grace', connect(sparing.issuer))).toMatchObject({
      email: 'Grace.Hopper@Example.com',
    })
    await expect(signIn('mallory', connect(sparing.issuer))).rejects.toMatchObject({
      kind: 'email-unverified',
    })
  })

  it('takes an answer once', async () => {
    const { url, attempt } = await provider.begin({ redirectUri, signal })
    const answer = { url: await chooseAccount(url, 'ada'), attempt, signal }
    await provider.finish(answer)
    const failure = await provider.finish(answer).catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'failed' })
    const code = new URL(answer.url).searchParams.get('code')
    expect(code).toHaveLength(43)
    expect(inspect(failure, { depth: 9 })).not.toContain(code)
  })

  it('is not fooled with a wrong secret', async () => {
    const wrong = connect(simulator.issuer, { clientSecret: 'another one' })
    await expect(signIn('ada', wrong)).rejects.toMatchObject({ kind: 'failed' })
  })

  it('is found again after it was away', async () => {
    let isAway = true
    const flaky = connect(simulator.issuer, {
      fetch: (url, init) => (isAway ? Promise.reject(new TypeError('fetch failed')) : fetch(url, init)),
    })
    await expect(signIn('ada', flaky)).rejects.toMatchObject({ kind: 'unavailable' })
    isAway = false
    expect(await signIn('ada', flaky)).toMatchObject({ subject: 'ada' })
  })

  it('that goes away in the middle is unavailable, not wrong', async () => {
    let isAway = false
    const flaky = connect(simulator.issuer, {
      fetch: (url, init) => (isAway ? Promise.reject(new TypeError('fetch failed')) : fetch(url, init)),
    })
    const { url, attempt } = await flaky.begin({ redirectUri, signal })
    const answer = { url: await chooseAccount(url, 'ada'), attempt, signal }
    isAway = true
    await expect(flaky.finish(answer)).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('a provider of a house', () => {
  it('is known without the slash that its issuer ends with, and takes who is signed in there', async () => {
    const server = http.createServer(({ headers, url }, response) => {
      const issuer = `http://${headers.host}/application/o/precis/`
      const metadata = { issuer, authorization_endpoint: `${issuer}authorize`, jwks_uri: issuer }
      const isAsked = url === '/application/o/precis/.well-known/openid-configuration'
      response.writeHead(isAsked ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ ...metadata, token_endpoint: issuer }))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('It does not listen')
    const provider = createOpenidProvider({
      ...clientSettings,
      name: 'Our house',
      issuer: `http://127.0.0.1:${address.port}/application/o/precis`,
      asksForAccount: false,
      scopes: 'openid email groups',
      fetch: (url, init) => fetch(url, init),
      clock: { now: () => 0 },
      limits,
    })
    const { url } = await provider.begin({ redirectUri, signal })
    const { pathname, searchParams } = new URL(url)
    expect(pathname).toBe('/application/o/precis/authorize')
    expect(searchParams.get('scope')).toBe('openid email groups')
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    expect(searchParams.has('prompt')).toBe(false)
    server.closeAllConnections()
    server.close()
  })
})

describe('a provider that does not answer as one', () => {
  it.each<[string, http.RequestListener]>([
    ['says nothing', () => undefined],
    [
      'never ends',
      (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    ],
    ['fails', (_request, response) => void response.writeHead(503).end('busy')],
    [
      'sends a page',
      (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello'),
    ],
    [
      'sends too much',
      ({ headers }, response) => {
        const issuer = `http://${headers.host}`
        const metadata = { issuer, authorization_endpoint: issuer, jwks_uri: issuer, token_endpoint: issuer }
        const padded = JSON.stringify({ ...metadata, padding: 'x'.repeat(limits.maxBytes) })
        response.writeHead(200, { 'content-type': 'application/json' }).end(padded)
      },
    ],
    [
      'says it is another one',
      (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"issuer":"https://accounts.google.com"}'),
    ],
    [
      'sends us elsewhere',
      (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
  ])('and %s is unavailable', async (_what, answer) => {
    const server = http.createServer(answer)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('It does not listen')
    const provider = connect(`http://127.0.0.1:${address.port}`, { callMs: 300 })
    await expect(provider.begin({ redirectUri, signal })).rejects.toMatchObject({ kind: 'unavailable' })
    server.closeAllConnections()
    server.close()
  })

  it('is not waited for when the caller has gone', async () => {
    const gone = AbortSignal.abort(new DOMException('The caller went away', 'AbortError'))
    const provider = connect('http://127.0.0.1:1')
    await expect(provider.begin({ redirectUri, signal: gone })).rejects.toMatchObject({ name: 'AbortError' })
  })
})
