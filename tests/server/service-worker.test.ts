import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'

let server: TestApp
let dir: string

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'precis-worker-'))
  await writeFile(path.join(dir, 'index.html'), 'Home')
  await writeFile(path.join(dir, '404.html'), 'Nothing')
  await writeFile(path.join(dir, 'sw.js'), 'addEventListener()')
  server = await startApp({
    pages: { dir, build: 'build-of-tests', scriptHashes: [], pages: ['/', '/404'], texts: [] },
  })
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(dir, { recursive: true })
})

it('every answer names the build of the pages, a refusal as well', async () => {
  for (const url of ['/', '/nothing', '/api/engine', '/api/nothing', '/api/history', '/sw.js']) {
    const { headers } = await server.app.inject(url)
    expect(headers['precis-build'], url).toBe('build-of-tests')
  }
})

it('the service worker is asked for again each time, and may ask for what the pages may', async () => {
  const { headers } = await server.app.inject('/sw.js')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toBe("default-src 'self'")
})
