import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { problemSchema } from '#contract/problem.ts'
import { closeGracefully } from '#server/http/availability.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import { createBrowser, followSummary } from '#tests/setup/follow.ts'

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

  it('tells who waits for a summary by JSON to ask again, once its run is free for other processes', async () => {
    const browser = createBrowser()
    const untilStopped = async (_step: number, signal: AbortSignal) => void (await once(signal, 'abort'))
    const engine = createScriptedEngine({ insights: 1, pace: untilStopped })
    await using stopping = await startApp({ engine })
    let calls = 0
    stopping.app.server.on('request', () => (calls += 1))
    const origin = await stopping.app.listen({ port: 0, host: '127.0.0.1' })
    const events = followSummary(origin, { videoUrl: 'youtu.be/hQVTIJBZook' }, { browser })
    const { value: first } = await events.next()
    if (first?.event !== 'run') throw new Error('no run')
    const { runId } = first.data
    const headers = { ...json, ...browser.headers() }
    const body = JSON.stringify({ videoUrl: 'youtu.be/hQVTIJBZook' })
    const waiting = [
      fetch(`${origin}/api/summarize`, { method: 'POST', headers, body }),
      fetch(`${origin}/api/runs/${runId}/events`, { headers }),
    ]
    const state = async () => {
      const { rows } = await stopping.database.pool.query('select state from runs where id = $1', [runId])
      return rows
    }
    await expect.poll(state).toEqual([{ state: 'running' }])
    await expect.poll(() => calls).toBe(3)
    const hour = 3_600_000
    const closed = closeGracefully(stopping.app, hour)
    for (const answer of await Promise.all(waiting)) {
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(problemSchema.parse(await answer.json())).toMatchObject({ status: 503, code: 'SHUTTING_DOWN' })
    }
    expect(await state()).toEqual([{ state: 'queued' }])
    await closed
  })

  it('answers what does not finish within the grace', async () => {
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
    await isAsked
    await closeGracefully(stopping.app, 50)
    const answer = await hanging
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(problemSchema.parse(await answer.json())).toMatchObject({ status: 503, code: 'SHUTTING_DOWN' })
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
