import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { problemSchema } from '#contract/problem.ts'
import { closeGracefully } from '#server/http/availability.ts'
import { startApp } from '#tests/harness.ts'

const json = { 'content-type': 'application/json' }

describe('a graceful stop', () => {
  it('lets a request in flight finish, refuses new ones with 503, and is quick', async () => {
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<null>()
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<null>()
    await using stopping = await startApp({
      transcriptSources: [
        {
          name: 'sample',
          fetch: () => {
            ask(null)
            return mayAnswer
          },
        },
      ],
    })
    const origin = await stopping.app.listen({ port: 0, host: '127.0.0.1' })
    const inFlight = fetch(`${origin}/api/transcribe`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ videoUrl: 'youtu.be/dQw4w9WgXcQ' }),
    })
    const idle = await openConnection(new URL(origin))
    await isAsked
    const closed = closeGracefully(stopping.app)
    const refused = await idle.request('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    expect(refused === '' || refused.includes('503')).toBe(true)
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow()
    answer(null)
    expect(problemSchema.parse(await (await inFlight).json()).code).toBe('SOURCE_UNAVAILABLE')
    await closed
  })

  it('does not wait for connections over which nothing was ever asked', async () => {
    await using stopping = await startApp()
    const origin = await stopping.app.listen({ port: 0, host: '127.0.0.1' })
    const silent = connect(Number(new URL(origin).port), '127.0.0.1')
    await once(silent, 'connect')
    const hour = 3_600_000
    await Promise.all([closeGracefully(stopping.app, hour), once(silent, 'close')])
  })

  it('cuts what does not finish within the grace', async () => {
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<null>()
    await using stopping = await startApp({
      transcriptSources: [
        {
          name: 'sample',
          fetch: (_id, { signal }) => {
            ask(null)
            return new Promise((_resolve, reject) =>
              signal.addEventListener('abort', () => reject(signal.reason)),
            )
          },
        },
      ],
    })
    const origin = await stopping.app.listen({ port: 0, host: '127.0.0.1' })
    const hanging = fetch(`${origin}/api/transcribe`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ videoUrl: 'youtu.be/dQw4w9WgXcQ' }),
    })
    hanging.catch(() => undefined)
    await isAsked
    await closeGracefully(stopping.app, 50)
    await expect(hanging).rejects.toThrow()
  })
})

/** A kept-alive connection; `request` gives what comes back until the next pause or the end. */
async function openConnection(url: URL) {
  const socket = connect(Number(url.port), url.hostname)
  await new Promise((resolve) => socket.once('connect', resolve))
  return {
    request: (text: string) =>
      new Promise<string>((resolve) => {
        socket.once('data', (chunk) => resolve(chunk.toString()))
        socket.once('close', () => resolve(''))
        socket.once('error', () => resolve(''))
        socket.write(text)
      }),
  }
}
