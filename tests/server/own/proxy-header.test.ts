import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readPages } from '#server/http/pages.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signIn } from '#tests/setup/sign-in.ts'

const proxy = { header: 'x-forwarded-email', logoutUrl: 'https://auth.example/logout' }
/** Each address of 127.0.0.0/8 is of this machine: one is the proxy, another is a stranger. */
const [fromProxy, fromStranger] = ['127.0.0.2', '127.0.0.1']

let server: TestApp | null = null
afterEach(async () => {
  await server?.[Symbol.asyncDispose]()
  server = null
})

/** The application of one test. */
const open = async (...given: Parameters<typeof startListening>) => (server = await startListening(...given))

async function startListening(overrides: Parameters<typeof startApp>[0] = {}): Promise<TestApp> {
  const access = { proxy, ...overrides.access }
  const started = await startApp({ trustProxy: [fromProxy], ...overrides, access })
  await started.app.listen({ host: '127.0.0.1', port: 0 })
  return started
}

type Call = { path?: string; headers: readonly string[]; from?: string }

/** Sends a request as it is written, header by header, from an address of this machine. */
async function ask({ app }: TestApp, { path: url = '/api/auth/user', headers, from = fromProxy }: Call) {
  const address: AddressInfo | string | null = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('It does not listen')
  const socket = connect({ port: address.port, host: '127.0.0.1', localAddress: from })
  await once(socket, 'connect')
  const lines = [`GET ${url} HTTP/1.1`, 'host: precis.example', 'connection: close', ...headers]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  const [head = '', body = ''] = (await readText(socket)).split('\r\n\r\n')
  const location = /^location: (.*)$/im.exec(head)?.[1] ?? null
  return { status: Number(head.split(' ')[1]), location, head, body }
}

const ada = 'X-Forwarded-Email: ada@home.example'
/** The bytes of a header, as a socket writes them. */
const latin = (text: string): string => Buffer.from(text).toString('latin1')

describe('the header of a trusted proxy', () => {
  it('signs in whom it names, call by call, without a cookie', async () => {
    const app = await open()
    const { status, body, head } = await ask(app, { headers: ['x-forwarded-email: Ada@Home.Example'] })
    expect(status).toBe(200)
    expect(body).toContain('"email":"ada@home.example"')
    expect(head).not.toContain('sid=')
    expect((await ask(app, { headers: ['x-forwarded-email: bea@home.example'] })).body).toContain(
      'bea@home.example',
    )
    expect((await ask(app, { headers: [] })).status).toBe(401)
    // Some proxies send it empty for those who are not signed in.
    expect((await ask(app, { headers: ['x-forwarded-email:'] })).status).toBe(401)
  })

  it('goes before the session of somebody else', async () => {
    const app = await open()
    const { headers } = await signIn(app.deps, 'bea@home.example')
    const { body } = await ask(app, { headers: [ada, `cookie: ${headers.cookie}`] })
    expect(body).toContain('ada@home.example')
  })

  it('gives nothing to the extension, whose calls have no rights of a browser', async () => {
    const app = await open()
    expect((await ask(app, { headers: [ada, 'x-precis-extension: 1'] })).status).toBe(401)
  })

  it('is nothing where no header is set up', async () => {
    const app = await open({ access: { proxy: null } })
    for (const from of [fromProxy, fromStranger])
      expect((await ask(app, { headers: [ada], from })).status).toBe(401)
    expect(app.log).not.toContainEqual(expect.objectContaining({ level: 40 }))
  })

  it('logs out at the proxy', async () => {
    const app = await open()
    expect((await ask(app, { path: '/api/auth/logout', headers: [ada] })).location).toBe(proxy.logoutUrl)
  })
})

describe('a header that is refused and logged', () => {
  const refusal = { status: 401, body: expect.stringContaining('Only the proxy of this site may send') }
  let app: TestApp
  beforeAll(async () => {
    app = await startListening({ access: { allowedEmails: [] } })
  })
  afterAll(() => app[Symbol.asyncDispose]())

  it.each([
    ['from outside of the proxy', [ada], fromStranger],
    [
      'from outside, with the address of the proxy in X-Forwarded-For',
      [ada, `x-forwarded-for: ${fromProxy}`],
      fromStranger,
    ],
    ['twice', [ada, ada], fromProxy],
    ['twice, of two people', ['x-forwarded-email: eve@home.example', ada], fromProxy],
    ['twice, once empty', ['x-forwarded-email:', ada], fromProxy],
    ['with two addresses', ['x-forwarded-email: eve@home.example, ada@home.example'], fromProxy],
    ['with a comma in the address', ['x-forwarded-email: a,da@home.example'], fromProxy],
    ['with letters of another width', [`x-forwarded-email: ${latin('ａｄａ')}@home.example`], fromProxy],
    ['with the sign for Kelvin', [`x-forwarded-email: ${latin('\u{212A}im')}@home.example`], fromProxy],
    ['with a mark that nobody sees', [`x-forwarded-email: a${latin('\u00AD')}da@home.example`], fromProxy],
    ['with a dot at the end', ['x-forwarded-email: ada@home.example.'], fromProxy],
    ['with a name before the address', ['x-forwarded-email: Eve <ada@home.example>'], fromProxy],
    ['with mailto', ['x-forwarded-email: mailto:ada@home.example'], fromProxy],
    ['with quotes', ['x-forwarded-email: "ada"@home.example'], fromProxy],
    ['without a domain', ['x-forwarded-email: ada'], fromProxy],
  ] as const)('comes %s', async (_how, headers, from) => {
    app.log.length = 0
    expect(await ask(app, { headers, from })).toMatchObject(refusal)
    expect(app.log).toContainEqual(expect.objectContaining({ level: 40, peer: from }))
    expect(JSON.stringify(app.log)).not.toContain('home.example')
    const { rowCount } = await app.database.pool.query('select from users')
    expect(rowCount).toBe(0)
  })

  it('is refused for every address, pages and files too', async () => {
    for (const url of ['/', '/api/summarize', '/healthz', '/nothing', '/mcp'])
      expect((await ask(app, { path: url, headers: [ada], from: fromStranger })).status, url).toBe(401)
  })
})

describe('the door, for those whom the proxy names', () => {
  it.each([
    [{ signUp: 'closed' }],
    [{ signUp: 'invited' }],
    [{ signUp: 'invited', makesFirstAdmin: true }],
    [{ allowedEmails: ['@house.example'] }],
    [{ allowedEmails: ['@example', 'da@home.example'] }],
  ] as const)('is closed by %j', async (access) => {
    const app = await open({ access })
    expect(await ask(app, { headers: [ada] })).toMatchObject({ status: 403 })
    const { rowCount } = await app.database.pool.query(
      'select from users where email_verified_at is not null',
    )
    expect(rowCount).toBe(0)
  })

  it('lets an invited address in once and for all, and out when an admin holds the account', async () => {
    const boss = 'boss@home.example'
    const app = await open({ access: { signUp: 'invited', adminEmails: new Set([boss]) } })
    const { headers } = await signIn(app.deps, boss)
    await app.call('POST /api/admin/users', { headers, payload: { email: 'ada@home.example' } })
    for (const _ of [1, 2]) expect((await ask(app, { headers: [ada] })).status).toBe(200)
    await app.database.pool.query(`update users set suspended_at = now() where email = 'ada@home.example'`)
    expect((await ask(app, { headers: [ada] })).status).toBe(403)
  })

  it('closes behind an address that was taken off the list, and not behind an admin', async () => {
    const app = await open()
    expect((await ask(app, { headers: [ada] })).status).toBe(200)
    const access = { proxy, allowedEmails: ['@house.example'] }
    for (const [adminEmails, status] of [
      [new Set<string>(), 403],
      [new Set(['ada@home.example']), 200],
    ] as const) {
      const later = await startApp(
        { trustProxy: [fromProxy], access: { ...access, adminEmails } },
        app.database,
      )
      await later.app.listen({ host: '127.0.0.1', port: 0 })
      expect((await ask(later, { headers: [ada] })).status).toBe(status)
      await later.app.close()
    }
  })

  it('is the same for all who come at once: one account, and no failure', async () => {
    const app = await open()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(app, { headers: [ada] })))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    const { rowCount } = await app.database.pool.query('select from users')
    expect(rowCount).toBe(1)
  })
})

describe('a page', () => {
  async function openPages(access: NonNullable<Parameters<typeof startApp>[0]>['access'] = {}) {
    const dir = await mkdtemp(path.join(tmpdir(), 'precis-header-'))
    const files = { 'index.html': 'Home', 'login/index.html': 'Login', '404.html': 'Nothing' }
    const texts = Object.entries(files).map(([name, text]) => ({ path: `/${name}`, text }))
    const list = { build: 'b', scriptHashes: [], pages: ['/', '/login', '/404'], texts: [] }
    const others = {
      '.pages.json': JSON.stringify(list),
      // A site without codes makes its pages again.
      '.renderer/prerender.js': `export const [render, describe, texts] = [String, String, ${JSON.stringify(texts)}]`,
    }
    for (const [name, text] of Object.entries({ ...files, ...others })) {
      await mkdir(path.dirname(path.join(dir, name)), { recursive: true })
      await writeFile(path.join(dir, name), text)
    }
    const app = await open({ access: { hasVisitors: false, ...access }, pages: await readPages(dir) })
    return { app, dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true }) }
  }

  it('opens for whom the proxy names, whose scripts then ask for the account', async () => {
    await using opened = await openPages()
    const { status, head } = await ask(opened.app, { path: '/', headers: [ada] })
    expect(status).toBe(200)
    expect(head).toMatch(/set-cookie: signed_in=2;/i)
    expect((await ask(opened.app, { path: '/', headers: [] })).location).toBe('/login?returnTo=%2F')
  })

  it('says on the sign-in page that an address may not come in, and goes round in no circle', async () => {
    await using opened = await openPages({ allowedEmails: ['@house.example'], takesCodes: false })
    const { location } = await ask(opened.app, { path: '/', headers: [ada] })
    expect(location).toBe('/login?error=refused&returnTo=%2F')
    const { status, body } = await ask(opened.app, { path: String(location), headers: [ada] })
    expect([status, body]).toEqual([200, 'Login'])
  })

  it('of the sign-in goes to the only provider by itself, but not after a failure or a logout', async () => {
    await using opened = await openPages({ takesCodes: false })
    const provider = {
      name: 'The house',
      begin: () => Promise.reject(new Error('Nobody goes there')),
      finish: () => Promise.reject(new Error('Nobody comes back')),
    }
    await using alone = await startApp({
      access: { takesCodes: false },
      identityProvider: provider,
      pages: await readPages(opened.dir),
    })
    const at = async (url: string, headers = {}) =>
      (await alone.app.inject({ url, headers })).headers.location ?? 'the page'
    expect(await at('/login?returnTo=%2Fhistory')).toBe('/api/auth/google?returnTo=%2Fhistory')
    expect(await at('/login')).toBe('/api/auth/google?returnTo=%2F')
    expect(await at('/login?error=provider_unavailable&returnTo=%2F')).toBe('the page')
    expect(await at('/login?returnTo=%2F&signedOut=1')).toBe('the page')
    expect(await at('/login', (await signIn(alone.deps, 'ada@home.example')).headers)).toBe('the page')
    expect(await at('/api/auth/logout')).toBe('/login?returnTo=%2F&signedOut=1')
    // Without a provider there is nowhere to go.
    expect((await ask(opened.app, { path: '/login', headers: [] })).body).toBe('Login')
  })
})
