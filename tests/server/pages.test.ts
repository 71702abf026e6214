import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPages } from '#server/http/pages.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'

let dir: string
let server: TestApp
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'precis-pages-'))
  const files = {
    'index.html': '<h1>Home</h1>',
    'features/index.html': '<h1>Features</h1>',
    '404.html': '<h1>404 Page Not Found</h1>',
    'assets/client-abc.js': 'run()',
    'v/-/index.html': '<h1>Result</h1>',
    '.pages.json': JSON.stringify({
      scriptHashes: ["'sha256-abc='"],
      pages: ['/', '/features', '/v/-', '/404'],
    }),
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true })
    await writeFile(path.join(dir, name), text)
  }
  await writeFile(path.join(dir, 'assets/client-abc.js.br'), brotliCompressSync('run()'))
  server = await startApp({ pages: await readPages(dir) })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(dir, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

describe('the pages', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/home', 200, 'Home'],
    ['/features', 200, 'Features'],
    ['/features/', 200, 'Features'],
    ['/?from=somewhere', 200, 'Home'],
    ['/v/2f9b7a4e', 200, 'Result'],
    ['/v/2f9b7a4e/', 200, 'Result'],
    ['/v', 404, '404 Page Not Found'],
    ['/v/2f9b7a4e/more', 404, '404 Page Not Found'],
    ['/404', 404, '404 Page Not Found'],
    ['/no/such/page', 404, '404 Page Not Found'],
    ['/assets/gone-abc.js', 404, '404 Page Not Found'],
    ['/404.html', 404, '404 Page Not Found'],
    ['/features/index.html', 404, '404 Page Not Found'],
    ['/assets/', 404, '404 Page Not Found'],
  ])('%s answers %d with the right page', async (url, status, text) => {
    const answer = await get(url, { accept: 'text/html,*/*' })
    expect([answer.statusCode, answer.body]).toEqual([status, `<h1>${text}</h1>`])
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it('of a family are kept out of search engines', async () => {
    const answers = await Promise.all([
      get('/v/2f9b7a4e', { accept: 'text/html' }),
      get('/', { accept: 'text/html' }),
    ])
    expect(answers.map(({ headers }) => headers['x-robots-tag'])).toEqual(['noindex', undefined])
  })

  it('count as calls of an address, but what they are made of does not', async () => {
    await using strict = await startApp({ pages: await readPages(dir), callsPerMinute: 2 })
    const statuses = async (url: string): Promise<number[]> => {
      const found: number[] = []
      for (let call = 0; call < 3; call++) {
        found.push((await strict.app.inject({ url, headers: { accept: 'text/html' } })).statusCode)
      }
      return found
    }
    expect(await statuses('/assets/client-abc.js')).toEqual([200, 200, 200])
    expect(await statuses('/')).toEqual([200, 200, 429])
  })

  it('answers with nothing new when the page is still the same', async () => {
    const { etag } = (await get('/')).headers
    const again = await get('/', { 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('shows the not-found page again to who asks again, and never a part of it', async () => {
    const { etag, 'last-modified': modified } = (await get('/nothing')).headers
    expect([etag, modified]).toEqual([undefined, undefined])
    for (const headers of [
      { 'if-none-match': '*' },
      { 'if-match': '"other"' },
      { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() },
      { range: 'bytes=0-3' },
    ]) {
      const again = await get('/nothing', headers)
      expect([again.statusCode, again.body]).toEqual([404, '<h1>404 Page Not Found</h1>'])
    }
  })

  it('sends what is compressed to those who take it, and keeps hashed files for a year', async () => {
    const packed = await get('/assets/client-abc.js', { 'accept-encoding': 'br' })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('run()')
    const plain = await get('/assets/client-abc.js')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body).toBe('run()')
  })

  it('allows only our own scripts, by their hash, and only the player in a frame', async () => {
    const policy = (await get('/')).headers['content-security-policy']
    expect(policy).toContain("script-src 'self' 'sha256-abc='")
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com')
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it.each([
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/package.json',
    '/.pages.json',
    '/assets/..%5c..%5cpackage.json',
  ])('gives nothing that is no page: %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.body).not.toContain('sha256-abc')
  })

  it('answers HEAD like GET, without the page', async () => {
    const answers = await Promise.all(
      ['/', '/features', '/nothing'].map((url) => server.app.inject({ method: 'HEAD', url })),
    )
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, ''],
      [200, ''],
      [404, ''],
    ])
  })

  it('says what to do when the pages are not built', async () => {
    await expect(readPages(path.join(dir, 'nowhere'))).rejects.toThrow('npm run build')
  })

  it('answers calls with a problem document, not with a page', async () => {
    for (const answer of [
      await get('/api/nothing', { accept: 'text/html' }),
      await get('/no/such/page', { accept: 'application/json' }),
      await server.app.inject({ method: 'POST', url: '/no/such/page' }),
    ]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})
