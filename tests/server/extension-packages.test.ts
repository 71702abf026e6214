import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ExtensionBrowser } from '#product/extension.ts'
import { createExtensionPackages } from '#server/features/extension/packages.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { manifestFor } from '../../scripts/extension/manifest.ts'

/** The builds so far, as the folder of the builds has it. */
const built = new Map<ExtensionBrowser, Uint8Array>()
let reads = 0
let server: TestApp
beforeAll(async () => {
  server = await startApp({
    extension: createExtensionPackages({
      readBuilt: async (browser) => {
        reads += 1
        if (reads === 1) throw new Error('The disk failed')
        return built.get(browser) ?? null
      },
    }),
  })
})
afterAll(() => server[Symbol.asyncDispose]())

function build(browser: ExtensionBrowser): void {
  const manifest = manifestFor(browser, { version: '1', server: 'https://precis.example' })
  built.set(
    browser,
    zipSync({ 'manifest.json': strToU8(JSON.stringify(manifest)), 'panel.js': strToU8('1') }),
  )
}

const listed = async () => {
  const reply = await server.call('GET /api/extension', { headers: { host: 'precis.test:8443' } })
  return reply.ok ? reply.body.packages : null
}
const get = (file: string, host = 'precis.test:8443') =>
  server.app.inject({ url: `/api/extension/${file}`, headers: { host } })

/** The files of a package whose checksum is not that of its content, by the list at its end. */
function damaged(zip: Buffer): string[] {
  const files = unzipSync(new Uint8Array(zip))
  return Object.entries(files).flatMap(([name, content]) => {
    const entry = zip.lastIndexOf(name)
    const local = zip.readUInt32LE(entry - 4)
    const sums = [zip.readUInt32LE(entry - 30), zip.readUInt32LE(local + 14)]
    return sums.every((sum) => sum === crc32(content)) ? [] : [name]
  })
}

it('the package fails once where the disk does, and not for good', async () => {
  expect(await listed()).toBeNull()
  expect(await listed()).toEqual([])
})

it('the server says that the packages were not built, and finds them when they are', async () => {
  expect((await get('precis-chromium.zip')).json()).toMatchObject({
    code: 'NOT_FOUND',
    detail: expect.stringContaining("weren't built"),
  })
  build('chromium')
  expect((await listed())?.map(({ browser }) => browser)).toEqual(['chromium'])
  build('firefox')
  expect((await listed())?.map(({ browser }) => browser)).toEqual(['chromium', 'firefox'])
})

it.each(['chromium', 'firefox'] as const)(
  'the server gives the package for %s, set to this server',
  async (browser) => {
    const described = (await listed())?.find((one) => one.browser === browser)
    const reply = await get(described?.file ?? '')
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(createHash('sha256').update(reply.rawPayload).digest('hex')).toBe(described?.sha256)
    expect(reply.rawPayload).toHaveLength(described?.bytes ?? 0)
    const files = unzipSync(new Uint8Array(reply.rawPayload))
    const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))
    expect(manifest).toEqual(manifestFor(browser, { version: '1', server: 'http://precis.test:8443' }))
    expect(damaged(reply.rawPayload)).toEqual([])
    expect(strFromU8(files['panel.js'] ?? new Uint8Array())).toBe('1')
    const again = await server.app.inject({
      url: `/api/extension/${described?.file}`,
      headers: { host: 'precis.test:8443', 'if-none-match': String(reply.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  },
)

it.each(['precis-safari.zip', '..%2Fpackage.json', 'extension-chromium.zip'])(
  'the server has no file %s',
  async (file) => {
    expect((await get(file)).json()).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
  },
)

it.each([
  'http://192.168.1.10:3000',
  'http://[fd00::7]:3000',
  'http://precis.local',
  'http://127.0.0.1:3000',
])('a package from %s begins with it, whichever were given before', async (origin) => {
  const { host, hostname } = new URL(origin)
  const reply = await get('precis-chromium.zip', host)
  const files = unzipSync(new Uint8Array(reply.rawPayload))
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))
  expect(manifest).toMatchObject({
    homepage_url: origin,
    externally_connectable: { matches: [`http://${hostname}/*`] },
  })
  expect(damaged(reply.rawPayload)).toEqual([])
})

it('a package is set to PUBLIC_URL where that is set, by whatever name the server was called', async () => {
  const { extension } = server.deps
  await using named = await startApp({ extension, publicUrl: 'https://precis.example' })
  const headers = { host: '172.17.0.2:3000' }
  const reply = await named.app.inject({ url: '/api/extension/precis-firefox.zip', headers })
  const files = unzipSync(new Uint8Array(reply.rawPayload))
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))
  expect(manifest.homepage_url).toBe('https://precis.example')
})

it.each([`${'a'.repeat(700)}.local`, 'a b'])('no package is set to %s', async (host) => {
  expect((await get('precis-chromium.zip', host)).json()).toMatchObject({ code: 'INVALID_REQUEST' })
})
