import { afterEach, beforeEach, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { createQuota } from '#server/features/quota/service.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import { until } from '#tests/durability/process-tree.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { newVisitor, standard } from '#tests/server/quota/quota-case.ts'
import { collect, createBrowser, followSummary } from '#tests/setup/follow.ts'
import type { Browser, FollowedEvent } from '#tests/setup/follow.ts'
import { startNode } from '#tests/setup/start-node.ts'
import { reservationsOf } from './reservations.ts'

const video = { videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ' }
const subject = 'video:WZyRbnpGyzQ'

/** The first text is made when the gate opens; each further one fails. */
let begun: number
let gate: PromiseWithResolvers<void>
let failing: PromiseWithResolvers<void>
let server: TestApp
let origin = ''
beforeEach(async () => {
  begun = 0
  gate = Promise.withResolvers<void>()
  failing = Promise.withResolvers<void>()
  const held = createScriptedEngine({ insights: 1, pace: () => gate.promise })
  const engine: SummaryEngine = {
    identity: held.identity,
    summarize: async (input, options) => {
      begun += 1
      if (begun === 1) return await held.summarize(input, options)
      await failing.promise
      throw new AppError('SUMMARY_FAILED', 'No summary could be made.')
    },
  }
  server = await startApp({ engine, isCounted: true })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  gate.resolve()
  failing.resolve()
  await server[Symbol.asyncDispose]()
})

const readReservations = () => reservationsOf(server.database)

type Tab = { runId: string; events: AsyncGenerator<FollowedEvent> }

async function openTab(
  browser: Browser,
  body: { videoUrl: string } | { transcriptId: string },
): Promise<Tab> {
  const events = followSummary(origin, body, { browser })
  const first = await events.next()
  if (first.value?.event !== 'run') throw new Error('The first event does not name the run')
  return { runId: first.value.data.runId, events }
}

/**
 * Two tabs of a browser, of which one asks for the video and one for its transcript: two runs of one
 * reservation.
 */
async function openTwoTabs(browser: Browser): Promise<[Tab, Tab]> {
  const read = await server.call('POST /api/transcribe', { payload: video })
  if (!read.ok) throw new Error(read.problem.detail)
  const ofVideo = await openTab(browser, video)
  await until(async () => begun === 1)
  const ofTranscript = await openTab(browser, { transcriptId: read.body.transcript.id })
  expect(ofTranscript.runId).not.toBe(ofVideo.runId)
  expect(await readReservations()).toEqual(['reserved'])
  return [ofVideo, ofTranscript]
}

const cancel = (browser: Browser, { runId }: Tab) =>
  server.call('DELETE /api/runs/:id', { headers: browser.headers(), path: `/api/runs/${runId}` })

it('delivers the summary of one tab when the run of another is cancelled', async () => {
  const browser = createBrowser()
  const [one, other] = await openTwoTabs(browser)
  expect(await cancel(browser, other)).toMatchObject({ ok: true })
  expect(await readReservations()).toEqual(['reserved'])
  gate.resolve()
  expect((await collect(one.events)).at(-1)).toMatchObject({ event: 'done', data: { remainingCount: 1 } })
  expect(await readReservations()).toEqual(['committed'])
})

it('delivers the summary of one tab when the run of another fails', async () => {
  const [one, other] = await openTwoTabs(createBrowser())
  failing.resolve()
  expect((await collect(other.events)).at(-1)).toMatchObject({ event: 'problem' })
  expect(await readReservations()).toEqual(['reserved'])
  gate.resolve()
  expect((await collect(one.events)).at(-1)).toMatchObject({ event: 'done', data: { remainingCount: 1 } })
  expect(await readReservations()).toEqual(['committed'])
})

it('a cancellation gives the reservation back when both have ended, however close together', async () => {
  const browser = createBrowser()
  const tabs = await openTwoTabs(browser)
  for (const answer of await Promise.all(tabs.map((tab) => cancel(browser, tab)))) {
    expect(answer).toMatchObject({ ok: true, body: { cancelled: true } })
  }
  await until(async () => (await readReservations())[0] === 'released cancelled')
})

/** Asks a node on which no run can be started; what it reserved has to be given back. */
async function askInVain(browser: Browser): Promise<void> {
  const quota = {
    ...createQuota(server.database.db),
    extend: () => Promise.reject(new AppError('OVERLOADED', 'No run is started here.')),
  }
  const { database, deps } = server
  const node = await startNode(database, deps.log, { engine: deps.engine, quota, concurrency: null })
  const answer = await node.app.inject({
    method: 'POST',
    url: '/api/summarize',
    headers: browser.headers(),
    payload: video,
  })
  expect(answer.json()).toMatchObject({ code: 'OVERLOADED' })
  await node.close()
}

it('a failed start keeps the reservation of a run when the same cannot be started in another tab', async () => {
  const browser = createBrowser()
  const { events } = await openTab(browser, video)
  await askInVain(browser)
  expect(await readReservations()).toEqual(['reserved'])
  gate.resolve()
  expect((await collect(events)).at(-1)).toMatchObject({ event: 'done' })
})

it('a call keeps what another call has reserved and is about to start, and gives back its own', async () => {
  const known = createBrowser()
  const { events, runId } = await openTab(known, video)
  await cancel(known, { events, runId })
  await askInVain(known)
  expect(await readReservations(), 'nothing else needs it').toEqual(['released cancelled', 'released failed'])
  const visitorId = /vid=([\da-f-]{36})/.exec(known.headers()['cookie'] ?? '')?.[1] ?? ''
  await createQuota(server.database.db).reserve(newVisitor({ visitorId }), { subject, variant: standard })
  await askInVain(known)
  expect((await readReservations()).at(-1)).toBe('reserved')
})
