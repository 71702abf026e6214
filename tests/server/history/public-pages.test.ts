import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signInWith, summarizeText } from './member.ts'

let dir: string
let server: TestApp
let headers: { cookie: string }
let id: string

const template =
  '<html data-billing="unknown"><head><!--head--><link data-built></head><body><div id="root"><!--app--></div></body></html>'
/** Stands in for the renderer of the build: the head tags first, then what the data holds. */
const renderer = `export const [describe, texts] = [() => '', []]
export const render = async (address, data) =>
  '<title>Rendered</title><meta name="robots" content="noindex"/><main>' + address + ' $& ' + (data.line ?? data.summarySentences[0]).text + '</main>'`

const title = 'Towers"><script>alert(1)</script>'

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'precis-rendered-'))
  for (const language of ['', 'hi']) {
    for (const page of ['s', 'm']) {
      await mkdir(path.join(dir, language, page, '-'), { recursive: true })
      await writeFile(path.join(dir, language, page, '-/.template.html'), template)
      await writeFile(path.join(dir, language, page, '-/index.html'), '<head></head><p>Being read</p>')
    }
    await mkdir(path.join(dir, language, '.renderer'))
    await writeFile(path.join(dir, language, '.renderer/prerender.js'), renderer)
  }
  server = await startApp({
    pages: { dir, build: 'build-of-tests', scriptHashes: [], pages: ['/s/-', '/m/-'], texts: [] },
  })
  headers = await signInWith(server, 'ada@example.org')
  const text = 'The tower of </script> glass was built. It was tall. It fell down in the end.'
  id = await summarizeText(server, { title, text, headers })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(dir, { recursive: true })
})

async function shareLine(): Promise<string> {
  const answer = await server.call('POST /api/history/:id/moments/:line', {
    path: `/api/history/${id}/moments/sentence-0`,
    headers,
  })
  return answer.ok ? answer.body.momentPath : ''
}

async function shareSummary(): Promise<string> {
  const answer = await server.call('POST /api/history/:id/share', {
    path: `/api/history/${id}/share`,
    headers,
  })
  return answer.ok ? answer.body.sharePath : ''
}

const open = (url: string, more: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html', host: 'precis.example', ...more } })

/** The data that the scripts of a page take over. */
function dataIn(html: string): unknown {
  const [, json = ''] =
    /<script type="application\/json" id="page-data">(.*)<\/script><\/body>/.exec(html) ?? []
  // No text of a summary can end the element.
  expect(json).not.toContain('<')
  return JSON.parse(json)
}

describe.each([
  ['a shared line', shareLine, '/api/moments/', ['Quoted: The tower of', 'उद्धृत: The tower of']],
  ['a shared summary', shareSummary, '/api/shared/', ['The tower of', 'The tower of']],
] as const)('the page of %s', (_what, share, image, [inEnglish, inHindi]) => {
  it('comes in the encoding that the reader takes', async () => {
    const url = await share()
    const plain = await open(url)
    const packed = await open(url, { 'accept-encoding': 'gzip, br' })
    const zipped = await open(url, { 'accept-encoding': 'gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  })

  it('has its text in the HTML, and its data for its scripts', async () => {
    const address = await share()
    const { statusCode, body, headers: sent } = await open(address)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<div id="root"><main>${address} $& The tower of`)
    expect(body.indexOf('<title>Rendered</title>')).toBeLessThan(body.indexOf('</head>'))
    expect(body).toContain('data-billing="demo"')
    expect(dataIn(body)).toMatchObject({ path: address, data: { videoTitle: title } })
    expect(sent).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    for (const secret of ['ada@example.org', id]) expect(body).not.toContain(secret)
  })

  it('is described to places that show its link', async () => {
    const address = await share()
    const { body } = await open(address)
    expect(body).toContain('<meta property="og:title" content="Towers&quot;&gt;&lt;script&gt;')
    expect(body).not.toContain('"><script>')
    expect(body).toContain(`<meta name="description" content="${inEnglish}`)
    const token = address.slice('/m/'.length)
    expect(body).toContain(`content="http://precis.example${image}${token}/image.png"`)
    const hindi = await open(`/hi${address}`)
    expect(hindi.body).toContain(`content="http://precis.example${image}${token}/image.png?language=hi"`)
    expect(hindi.body).toContain(`<meta name="description" content="${inHindi}`)
  })

  it('answers 404 when it leads nowhere', async () => {
    const address = (await share()).slice(0, 3)
    const { statusCode, body } = await open(`${address}aaaaaaaaaaaaaaaaaaaaaa`)
    expect([statusCode, body]).toEqual([404, '<head></head><p>Being read</p>'])
  })
})

describe('GET /api/moments/:token/image.png', () => {
  it('is a picture of the line, and gone with it', async () => {
    const url = `${(await shareLine()).replace('/m/', '/api/moments/')}/image.png`
    const picture = await server.app.inject({ url })
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'x-robots-tag': 'noindex, nofollow',
    })
    const bytes = picture.rawPayload
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    await server.call('DELETE /api/history/:id/moments/:line', {
      path: `/api/history/${id}/moments/sentence-0`,
      headers,
    })
    expect((await server.app.inject({ url })).statusCode).toBe(404)
  })
})
