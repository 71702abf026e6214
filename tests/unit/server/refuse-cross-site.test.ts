import fastify from 'fastify'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { refuseCrossSite } from '#server/http/call-credentials.ts'

type Headers = Record<string, string>

/** The status of a call to a small application with nothing but this guard. */
async function call(
  headers: Headers,
  options: { publicUrl?: string | null; method?: InjectOptions['method']; url?: string } = {},
): Promise<number> {
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => {
    return reply.status(error instanceof AppError && error.code === 'FORBIDDEN' ? 403 : 500).send()
  })
  refuseCrossSite(app, { publicUrl: options.publicUrl ?? null })
  app.all('/api/thing', async () => 'done')
  app.post('/api/webhooks/razorpay', async () => 'done')
  const { method = 'POST', url = '/api/thing' } = options
  const { statusCode } = await app.inject({ method, url, headers: { host: 'precis.example', ...headers } })
  await app.close()
  return statusCode
}

describe('a call that changes something', () => {
  it.each<[string, Headers, number]>([
    ['no browser', {}, 200],
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://precis.example' }, 200],
    ['our own page in an old browser', { origin: 'https://precis.example' }, 200],
    [
      'our own page, called by another name by a proxy',
      { 'sec-fetch-site': 'same-origin', origin: 'https://www.example' },
      200,
    ],
    [
      'our own page, by the port that it has anyway',
      { origin: 'https://precis.example', host: 'precis.example:443' },
      200,
    ],
    ['our own page, by a name in capitals', { origin: 'http://nas.lan:8080', host: 'NAS.lan:8080' }, 200],
    [
      'our own page, by the port of the other scheme',
      { origin: 'https://precis.example', host: 'precis.example:80' },
      403,
    ],
    ['our own page, by a host that is none', { origin: 'https://precis.example', host: 'a b' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, 403],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
    [
      'another host of our site',
      { 'sec-fetch-site': 'same-site', origin: 'https://blog.precis.example' },
      403,
    ],
    ['the address line', { 'sec-fetch-site': 'none' }, 403],
    ['another site in an old browser', { origin: 'https://evil.test' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a site with our name in its own', { origin: 'https://precis.example.evil.test' }, 403],
    ['our host on another port', { origin: 'https://precis.example:8443' }, 403],
  ])('by %s %o gives %i', async (_who, headers, status) => {
    expect(await call(headers)).toBe(status)
  })

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('is one by %s too', async (method) => {
    expect(await call({ origin: 'https://evil.test' }, { method })).toBe(403)
  })

  it('is compared with PUBLIC_URL where that is set, and not with the name it was called by', async () => {
    const publicUrl = 'https://www.precis.example'
    const own = { 'sec-fetch-site': 'same-origin', origin: publicUrl }
    expect(await call(own, { publicUrl })).toBe(200)
    const called = { 'sec-fetch-site': 'same-origin', origin: 'https://precis.example' }
    expect(await call(called, { publicUrl }), 'a second name, and the browser says it is the same').toBe(200)
    expect(await call({ origin: 'https://precis.example' }, { publicUrl })).toBe(403)
    expect(await call({ host: 'evil.test', origin: 'https://evil.test' }, { publicUrl })).toBe(403)
    expect(await call({ origin: 'http://www.precis.example' }, { publicUrl })).toBe(403)
  })
})

const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }

it('a call that only looks may come from anywhere', async () => {
  expect(await call(foreign, { method: 'GET' })).toBe(200)
})

describe('the webhook of payments', () => {
  it('may come from anywhere, since a signature proves who calls', async () => {
    expect(await call(foreign, { url: '/api/webhooks/razorpay' })).toBe(200)
  })

  it.each([
    '/api/webhooks/../thing',
    '/api/webhooks/0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11/test',
    '//api/webhooks/x',
  ])('is what is one, not what looks like one: %s', async (url) => {
    expect(await call(foreign, { url })).toBe(403)
  })
})

describe('a refusal', () => {
  async function refusal(publicUrl: string | null) {
    const lines: { msg?: string; origin?: string }[] = []
    const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
    const app = fastify({ logger: { level: 'warn', stream } })
    app.setErrorHandler((error, _request, reply) => reply.status(403).send(String(error)))
    refuseCrossSite(app, { publicUrl })
    app.post('/', async () => 'done')
    const headers = { host: '127.0.0.1:3000', origin: 'http://the-nginx' }
    const { body } = await app.inject({ method: 'POST', url: '/', headers })
    await app.inject({ method: 'POST', url: '/', headers })
    await app.close()
    return { body, lines }
  }

  it('names the setting that mends a proxy which hides the address, and is logged once', async () => {
    const { body, lines } = await refusal(null)
    expect(body).toContain('set PUBLIC_URL')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ origin: 'http://the-nginx', host: '127.0.0.1:3000' })
  })

  it('names the address of a server that was opened under another name', async () => {
    expect((await refusal('https://videos.example')).body).toContain('https://videos.example (PUBLIC_URL)')
  })
})
