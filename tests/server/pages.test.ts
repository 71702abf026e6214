import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unknownOrigin } from '#product/site-address.ts'
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
    '.git/config': '[core]',
    'robots.txt': `User-agent: *\n\nSitemap: ${unknownOrigin}/sitemap.xml\n`,
    'sitemap.xml': `<loc>${unknownOrigin}/</loc>`,
    'blog/feed.xml': `<id>${unknownOrigin}/</id>`,
    'contact/index.html': `<link href="${unknownOrigin}/contact">`,
    'pricing/index.html':
      '<html data-billing="unknown" data-engine="unknown" data-recognizer="unknown" data-support="unknown">',
    '.pages.json': JSON.stringify({
      build: 'build-of-tests',
      scriptHashes: ["'sha256-abc='"],
      pages: ['/', '/features', '/v/-', '/contact', '/pricing', '/404'],
      texts: ['/robots.txt', '/sitemap.xml', '/blog/feed.xml'],
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
  it('say whether billing is a demonstration, and what writes the summaries', async () => {
    expect((await get('/pricing')).body).toContain(
      '<html data-billing="demo" data-engine="extractive" data-recognizer="no" ',
    )
    const real = await startApp({ pages: await readPages(dir), isDemoBilling: false })
    expect((await real.app.inject({ url: '/pricing' })).body).toContain('<html data-billing="real" ')
    await real[Symbol.asyncDispose]()
  })

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

  it('of a dynamic route are not for search engines', async () => {
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

  it('leave out a repository that lies beside them', async () => {
    for (const url of ['/.git/config', '/%2egit/config']) expect((await get(url)).statusCode).toBe(404)
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

  it('allows our own scripts by their hash, from others the player only, and the same on every page', async () => {
    const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy'])
    expect(await policyOf('/')).toContain("script-src 'self' 'sha256-abc=';")
    expect(await policyOf('/')).toContain('frame-src https://www.youtube-nocookie.com;')
    expect(await policyOf('/')).toContain("frame-ancestors 'none'")
    // A page that the router shows is still under the policy of the one that was loaded.
    for (const url of ['/features', '/v/2f9b7a4e', '/nothing'])
      expect(await policyOf(url)).toBe(await policyOf('/'))
    expect(await policyOf('/api/nothing')).toBe("default-src 'none';frame-ancestors 'none'")
  })

  it('keeps other features of the browser and other windows out', async () => {
    const { headers } = await get('/features')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('lets the checkout in once there is one', async () => {
    await using paying = await startApp({
      pages: await readPages(dir),
      checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      publicUrl: 'https://precis.example',
    })
    const read = async (url: string) => (await paying.app.inject({ url })).headers
    const home = await read('/')
    expect(home['content-security-policy']).toContain(
      "script-src 'self' 'sha256-abc=' https://*.razorpay.com;",
    )
    expect(home['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(home['permissions-policy']).toContain('payment=(self "https://*.razorpay.com")')
    expect((await read('/features'))['content-security-policy']).toBe(home['content-security-policy'])
    expect(home['strict-transport-security']).toContain('max-age=31536000')
  })

  it('carry the address of the site, and that of its support as text', async () => {
    await using named = await startApp({
      pages: await readPages(dir),
      publicUrl: 'https://precis.example',
      supportEmail: 'help"@precis.example',
    })
    const read = async (url: string) => (await named.app.inject({ url })).body
    expect(await read('/contact')).toBe('<link href="https://precis.example/contact">')
    expect(await read('/pricing')).toContain(' data-support="help&quot;@precis.example">')
    expect(await read('/robots.txt')).toContain('\nSitemap: https://precis.example/sitemap.xml\n')
    expect(await read('/sitemap.xml')).toBe('<loc>https://precis.example/</loc>')
  })

  it('have addresses without a host where none is known, whatever host the caller wrote', async () => {
    expect((await get('/contact')).body).toBe('<link href="/contact">')
    await using unset = await startApp({ pages: await readPages(dir), supportEmail: null })
    expect((await unset.app.inject('/pricing')).body).toContain(' data-support="">')
    const host = 'evil.example'
    const { body, headers } = await get('/blog/feed.xml', { host, accept: 'application/xml' })
    expect([body, headers['content-type']]).toEqual(['<id>/</id>', 'application/xml; charset=utf-8'])
    expect((await get('/robots.txt', { host })).body).toBe('User-agent: *\n\n')
    const sitemap = await get('/sitemap.xml', { host })
    expect([sitemap.statusCode, sitemap.body.includes(host)]).toEqual([404, false])
  })

  it('lead on from the blog to its article', async () => {
    const { statusCode, headers } = await get('/blog')
    expect([statusCode, headers.location]).toEqual([302, '/blog/summarize-youtube-videos'])
  })

  it('are packed as those who ask can take it', async () => {
    const packed = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('<h1>Home</h1>')
    const zipped = await get('/', { 'accept-encoding': 'br;q=0, gzip' })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe('<h1>Home</h1>')
    expect([packed, zipped].map(({ headers }) => [headers['content-encoding'], headers['vary']])).toEqual([
      ['br', 'accept-encoding, accept-language, cookie'],
      ['gzip', 'accept-encoding, accept-language, cookie'],
    ])
    expect(packed.headers.etag).not.toBe(zipped.headers.etag)
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
    expect(answers.map(({ statusCode, body }) => `${statusCode}${body}`)).toEqual(['200', '200', '404'])
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
