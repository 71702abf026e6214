import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'

const url = '/api/examples/hQVTIJBZook?by=people'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

const get = async (headers: Record<string, string>) => await server.app.inject({ url, headers })

describe('an answer of the API', () => {
  it('comes in the encoding that the caller takes, with the length that it has there', async () => {
    const whole = await get({})
    expect(whole.headers['content-encoding']).toBeUndefined()
    const brotli = await get({ 'accept-encoding': 'gzip, br', 'sec-fetch-site': 'same-origin' })
    const zipped = await get({ 'accept-encoding': 'gzip' })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(whole.body)
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(whole.body)
    for (const { headers, rawPayload } of [brotli, zipped]) {
      expect(headers.vary).toBe('accept-encoding')
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
      expect(rawPayload.length).toBeLessThan(whole.rawPayload.length / 2)
    }
    const head = await server.app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': 'br' } })
    expect(head.rawPayload).toHaveLength(0)
    expect(head.headers['content-length']).toBe(brotli.headers['content-length'])
  })

  it('is not compressed where it is a stream of events', async () => {
    const { headers, body } = await server.app.inject({
      method: 'POST',
      url: '/api/summarize',
      headers: { accept: 'text/event-stream', 'accept-encoding': 'br' },
      payload: { videoUrl: 'youtu.be/hQVTIJBZook' },
    })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body).toContain('event: done')
  })

  it('is not compressed for a page of another site, nor where it is small', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const { headers } = await get({ 'accept-encoding': 'br', 'sec-fetch-site': site })
      expect(headers['content-encoding'], site).toBeUndefined()
    }
    const small = await server.app.inject({ url: '/api/engine', headers: { 'accept-encoding': 'br' } })
    expect(small.headers['content-encoding']).toBeUndefined()
  })
})
