import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { extensionHeader, extensionId } from '#product/extension.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookiesOf, signIn } from '#tests/setup/sign-in.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const chromium = `chrome-extension://${extensionId}`
const firefox = 'moz-extension://0f3c2a52-9c1e-4a7e-b0c5-2f7d3f6f5a11'
const video = { videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ' }

/** A call as the extension makes it: browsers give one that may reach the server no site. */
const asExtension = (origin: string, more: Record<string, string> = {}) => ({
  origin,
  'sec-fetch-site': 'none',
  [extensionHeader]: '1',
  ...more,
})

const transcribe = (headers: Record<string, string>) =>
  app.call('POST /api/transcribe', { headers, payload: video })

describe('a call of the extension without a key', () => {
  it.each([chromium, firefox])('is a visitor’s from %s', async (origin) => {
    const answer = await transcribe(asExtension(origin))
    expect(answer).toMatchObject({ ok: true, status: 200 })
    expect(Object.values(cookiesOf(answer.headers)).join('')).toContain('vid=')
  })

  it('may note the address of a visitor, and nothing else that keys may not', async () => {
    const noted = await app.call('POST /api/users/register', {
      headers: asExtension(chromium),
      payload: { email: 'reader@example.com' },
    })
    expect(noted.ok).toBe(true)
    const refused = await app.call('POST /api/help-request', {
      headers: asExtension(chromium),
      payload: { email: 'reader@example.com', helpTopic: 'None.', userType: 'anonymous' },
    })
    expect(refused).toMatchObject({ ok: false, status: 403, problem: { code: 'FORBIDDEN' } })
  })

  it('never acts for the session of its browser', async () => {
    const owner = await signIn(app.deps, 'owner@example.com')
    const headers = asExtension(chromium, owner.headers)
    for (const key of ['GET /api/auth/user', 'GET /api/keys', 'GET /api/history'] as const) {
      expect(await app.call(key, { headers }), key).toMatchObject({ ok: false, status: 401 })
    }
    const made = await app.call('POST /api/keys', {
      headers,
      payload: { name: 'Stolen', scopes: ['read'], days: 30 },
    })
    expect(made).toMatchObject({ ok: false, status: 403 })
    expect(await transcribe(headers), 'it goes on as a visitor').toMatchObject({ ok: true })
  })
})

describe('who imitates the extension', () => {
  it.each([
    ['another extension', asExtension('chrome-extension://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')],
    ['a page', asExtension('https://www.youtube.com', { 'sec-fetch-site': 'cross-site' })],
    ['a page that got hold of the origin', asExtension(chromium, { 'sec-fetch-site': 'cross-site' })],
    ['a host whose name begins so', asExtension(`${chromium}.example.org`)],
    ['an origin of Firefox that is none', asExtension('moz-extension://evil.example')],
    ['a call without the header', { origin: chromium, 'sec-fetch-site': 'none' }],
  ])('is refused: %s', async (_who, headers) => {
    expect(await transcribe(headers)).toMatchObject({
      ok: false,
      status: 403,
      problem: { code: 'FORBIDDEN' },
    })
  })

  it('gets no preflight answered', async () => {
    const reply = await app.app.inject({
      method: 'OPTIONS',
      url: '/api/transcribe',
      headers: {
        origin: 'https://www.youtube.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': extensionHeader,
      },
    })
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
  })
})
