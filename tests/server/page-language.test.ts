import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPages } from '#server/http/pages.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'

let dir: string
let server: TestApp
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'precis-languages-'))
  const files = {
    'index.html': '<h1>Home</h1>',
    'features/index.html': '<h1>Features</h1>',
    '404.html': '<h1>404 Page Not Found</h1>',
    'robots.txt': 'User-agent: *',
    'hi/index.html': '<h1>होम</h1>',
    'hi/features/index.html': '<h1>सुविधाएँ</h1>',
    'hi/404.html': '<h1>404 नहीं मिला</h1>',
    'hi/v/-/index.html': '<h1>परिणाम</h1>',
    'hi/assets/client-def.js': 'run()',
    'cards/home.png': 'a card',
    'hi/cards/home.png': 'एक कार्ड',
    '.pages.json': JSON.stringify({
      build: 'build-of-tests',
      scriptHashes: [],
      pages: ['/', '/features', '/v/-', '/404'],
      texts: ['/robots.txt'],
    }),
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true })
    await writeFile(path.join(dir, name), text)
  }
  server = await startApp({ pages: await readPages(dir) })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(dir, { recursive: true })
})
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

describe('a language of the pages', () => {
  const hindi = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }

  it.each([
    ['/hi', 200, 'होम'],
    ['/hi/', 200, 'होम'],
    ['/hi?url=x', 200, 'होम'],
    ['/hi/features', 200, 'सुविधाएँ'],
    ['/hi/v/12', 200, 'परिणाम'],
    ['/hi/nothing/here', 404, '404 नहीं मिला'],
    ['/his', 404, '404 Page Not Found'],
  ])('is chosen by the address %s', async (url, status, heading) => {
    const found = await get(url, { 'accept-language': 'en' })
    expect([found.statusCode, found.body]).toEqual([status, `<h1>${heading}</h1>`])
  })

  it('has the pictures of its pages', async () => {
    expect((await get('/hi/cards/home.png')).body).toBe('एक कार्ड')
    expect((await get('/cards/home.png', hindi)).body).toBe('a card')
  })

  it('is chosen by the browser where the address names none', async () => {
    const { statusCode, headers } = await get('/features?a=1', hindi)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      302,
      '/hi/features?a=1',
      'private, no-cache',
    ])
    expect(headers.vary).toContain('accept-language')
    for (const asked of ['en-GB,hi;q=0.5', 'xx', '', '*', 'hi;q=0,en']) {
      expect((await get('/features', { 'accept-language': asked })).body).toBe('<h1>Features</h1>')
    }
  })

  it('is what was chosen on a page, whatever the browser asks for', async () => {
    expect((await get('/features', { ...hindi, cookie: 'language=en' })).body).toBe('<h1>Features</h1>')
    const { headers } = await get('/', { cookie: 'language=hi' })
    expect(headers.location).toBe('/hi/')
    expect((await get('/features', { cookie: 'language=//evil.example' })).statusCode).toBe(200)
  })

  it('is the first one where the query asks for it, as translations do that lead to their original', async () => {
    const chosen = { ...hindi, cookie: 'language=hi' }
    expect((await get('/features?language=en', chosen)).body).toBe('<h1>Features</h1>')
    expect((await get('/features?language=xx', chosen)).headers.location).toBe('/hi/features?language=xx')
  })

  describe('that a link chooses where no script runs', () => {
    it.each([
      ['/features?choose=en', '/features', 'en'],
      ['/hi/features?choose=hi', '/hi/features', 'hi'],
      ['/hi?choose=hi&url=x', '/hi?url=x', 'hi'],
    ])('is stored, and %s leads to the page', async (url, location, tag) => {
      const { statusCode, headers } = await get(url, { ...hindi, 'sec-fetch-site': 'same-origin' })
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([
        302,
        location,
        'private, no-cache',
      ])
      const cookie = String(headers['set-cookie'])
      expect(cookie).toMatch(new RegExp(`^language=${tag};.* SameSite=Lax$`))
      const found = await get(location, { ...hindi, cookie: `language=${tag}` })
      expect(found.statusCode).toBe(200)
    })

    it('is not stored for a link of another site', async () => {
      for (const from of ['cross-site', 'same-site']) {
        const { headers } = await get('/features?choose=en', { 'sec-fetch-site': from })
        expect([headers.location, headers['set-cookie']]).toEqual(['/features', undefined])
      }
    })

    it('is ignored where the address names another one', async () => {
      for (const url of ['/hi/features?choose=en', '/hi/features?choose=//evil.example']) {
        const { statusCode, headers } = await get(url)
        expect([statusCode, headers['set-cookie']]).toEqual([200, undefined])
      }
    })
  })

  it('leads from the blog to its article in the same language', async () => {
    expect((await get('/hi/blog')).headers.location).toBe('/hi/blog/summarize-youtube-videos')
  })

  it('has files that count as no calls, like those of English pages', async () => {
    await using strict = await startApp({ pages: await readPages(dir), callsPerMinute: 2 })
    const load = () => strict.app.inject({ url: '/hi/assets/client-def.js' })
    const statuses = [await load(), await load(), await load(), await load()]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  })

  it('has files of its own, cached for a year, and no API', async () => {
    const file = await get('/hi/assets/client-def.js', hindi)
    expect([file.body, file.headers['cache-control']]).toEqual([
      'run()',
      'public, max-age=31536000, immutable',
    ])
    expect((await get('/hi/api/health', hindi)).statusCode).toBe(404)
    expect((await get('/robots.txt', hindi)).statusCode).toBe(200)
  })
})

describe('a link that is shared into the installed page', () => {
  const share = (site: string | null, fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/share',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'null',
        ...(site === null ? {} : { 'sec-fetch-site': site }),
      },
      payload: new URLSearchParams(fields).toString(),
    })
  const fields = { title: '', text: 'Look: https://youtu.be/hQVTIJBZook', url: '' }

  it('leads to the field, with a nonce that stands in a cookie as well', async () => {
    const { statusCode, headers } = await share('none', fields)
    const query = new URL(String(headers.location), 'http://localhost').searchParams
    expect([statusCode, query.get('text'), query.has('title')]).toEqual([303, fields.text, false])
    expect(query.get('shared')).toMatch(/^[\w-]{36}$/)
    expect(String(headers['set-cookie'])).toBe(
      `shared=${query.get('shared')}; Max-Age=60; Path=/; SameSite=Strict`,
    )
  })

  it.each(['cross-site', 'same-site', 'same-origin', null])(
    'only fills the field where a page sent it, or nobody says who: %s',
    async (site) => {
      const { statusCode, headers } = await share(site, fields)
      expect([statusCode, headers['set-cookie']]).toEqual([303, undefined])
      expect(headers.location).toBe(`/?${new URLSearchParams({ text: fields.text }).toString()}`)
    },
  )

  it('is cut where it is long, and refused where it is no form', async () => {
    const { headers } = await share('none', { text: 'x'.repeat(9000) })
    expect(String(headers.location).length).toBeLessThan(2100)
    expect((await share('none', { text: 'x'.repeat(20_000) })).statusCode).toBe(413)
    const json = { method: 'POST', url: '/share', payload: { text: 'x' } } as const
    expect((await server.app.inject(json)).headers.location).toBe('/?')
  })
})
