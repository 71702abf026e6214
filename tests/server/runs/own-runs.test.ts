import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runSchema } from '#contract/runs.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { collect, createBrowser, followRunAgain, followSummary } from '#tests/setup/follow.ts'
import type { Browser, FollowedEvent } from '#tests/setup/follow.ts'

const speech = { videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ' }
const transcript = { videoUrl: 'https://www.youtube.com/watch?v=hQVTIJBZook' }

/** Nothing is made until it may. */
const gate = Promise.withResolvers<void>()
let server: TestApp
let origin = ''
beforeAll(async () => {
  const engine = createScriptedEngine({ insights: 1, pace: () => gate.promise })
  server = await startApp({ engine, isCounted: true })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server[Symbol.asyncDispose]())

async function begin(browser: Browser, video: { videoUrl: string }) {
  const events = followSummary(origin, video, { browser })
  const first = await events.next()
  return { events, runId: runOf(first.value) }
}

function runOf(event: FollowedEvent | undefined | void): string {
  if (event?.event !== 'run') throw new Error('The first event does not name the run')
  return event.data.runId
}

async function listOwn(browser: Browser) {
  const response = await fetch(`${origin}/api/runs`, { headers: browser.headers() })
  return z.object({ runs: z.array(runSchema) }).parse(await response.json()).runs
}

async function cancel(runId: string, browser: Browser): Promise<number> {
  const options = { method: 'DELETE', headers: browser.headers() }
  return (await fetch(`${origin}/api/runs/${runId}`, options)).status
}

async function remaining(browser: Browser): Promise<number | null> {
  const response = await fetch(`${origin}/api/usage-status`, { headers: browser.headers() })
  return z.object({ remainingCount: z.int().nullable() }).parse(await response.json()).remainingCount
}

describe('the runs of a caller', () => {
  it('are listed for the caller alone, and stay listed when nobody looks', async () => {
    const [owner, stranger] = [createBrowser(), createBrowser()]
    expect(await listOwn(owner)).toEqual([])
    const { events, runId } = await begin(owner, speech)
    await events.return(undefined)
    expect(await listOwn(owner)).toMatchObject([
      { runId, ...speech, transcriptId: null, style: 'standard', language: 'en' },
    ])
    expect(await listOwn(stranger)).toEqual([])
    expect(await cancel(runId, owner)).toBe(200)
    expect(await listOwn(owner)).toEqual([])
  })
})

describe('cancelling a run', () => {
  it('gives the reservation back at once, and ends the run', async () => {
    const browser = createBrowser()
    const { events, runId } = await begin(browser, speech)
    expect(await remaining(browser)).toBe(1)
    expect(await cancel(runId, browser)).toBe(200)
    expect(await remaining(browser)).toBe(2)
    const rest = await collect(events)
    expect(rest.at(-1)).toMatchObject({ event: 'problem', data: { code: 'SUMMARY_STOPPED' } })
    // It was given back, so it opens the run no more.
    expect(await cancel(runId, browser)).toBe(404)
  })

  it('leaves it to others who asked for the same, and is for nobody else', async () => {
    const [leaver, stayer, stranger] = [createBrowser(), createBrowser(), createBrowser()]
    const { events: left, runId } = await begin(leaver, transcript)
    const { events, runId: same } = await begin(stayer, transcript)
    expect(same).toBe(runId)
    expect(await cancel(runId, stranger)).toBe(404)
    expect(await cancel(crypto.randomUUID(), stranger)).toBe(404)
    expect(await cancel(runId, leaver)).toBe(200)
    await expect(collect(followRunAgain(origin, runId, { browser: leaver }))).rejects.toThrow(/^404/)
    gate.resolve()
    expect((await collect(events)).at(-1)).toMatchObject({ event: 'done', data: { locked: false } })
    // Who still listens after cancelling, in another tab, is handed nothing and pays nothing.
    expect((await collect(left)).at(-1)).toMatchObject({
      event: 'problem',
      data: { code: 'SUMMARY_STOPPED' },
    })
    expect(await remaining(leaver)).toBe(2)
    // What was handed out stays handed out.
    expect(await cancel(runId, stayer)).toBe(200)
    expect(await remaining(stayer)).toBe(1)
  })
})
