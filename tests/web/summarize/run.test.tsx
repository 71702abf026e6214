import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentToast } from '#web/ui/toast-store.ts'
import { badGateway, begin, follow, link, named, runId } from './begin-run.tsx'
import { delivered, goodEvents, problem, summary } from './factories.ts'
import { eventStream, eventsReply, jsonReply, problemReply } from './fake-server.ts'
import { closeHome, openHome, submitLink } from './open-home.tsx'

const done = { event: 'done', data: delivered(summary()) } as const
/** The state that a tab stores of the run that it follows. */
const stored = {
  kind: 'summary',
  link,
  transcriptId: null,
  options: { style: 'standard', language: 'en' },
  transcript: null,
  video: null,
  timings: 'exact',
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  closeHome()
})

const mayGoOn = 'Your summary may still be in progress. Try again to see it.'
const costNothing = "This didn't use one of your summaries."

const result = () => screen.findByRole('heading', { name: summary().videoTitle })

describe('a connection that is lost', () => {
  it('is opened again after the last event that arrived', async () => {
    const { stream, asked } = await begin([() => eventsReply([done])])
    stream.cut()
    expect((await screen.findAllByText(/Connection lost/)).length).toBeGreaterThan(0)
    await result()
    expect(asked).toEqual(['2'])
    expect(sessionStorage).toHaveLength(0)
  })

  it('is tried again when a proxy finds no server, and when a server stops', async () => {
    const stopping = problem({
      status: 503,
      code: 'SHUTTING_DOWN',
      remedies: ['retry'],
      retryAfterSeconds: 1,
    })
    const { stream, asked } = await begin([
      badGateway,
      () => problemReply(stopping),
      () => eventsReply([done]),
    ])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    stream.end()
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    await result()
    expect(asked).toEqual(['2', '2', '2'])
  })

  it('waits until the browser is online, and then asks at once', async () => {
    const { stream, asked } = await begin([() => eventsReply([done])])
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    stream.cut()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked).toEqual([])
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await result()
    expect(asked).toEqual(['2'])
  })

  it('is given up after minutes without forgetting the run: Try again follows it', async () => {
    const answers = [...Array.from({ length: 12 }, () => badGateway), () => eventsReply([done])]
    const { stream, asked, server, user } = await begin(answers)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    stream.cut()
    // Each pause is longer than the one before: nobody floods a server that is down.
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.length).toBeLessThan(10)
    await vi.advanceTimersByTimeAsync(120_000)
    vi.useRealTimers()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText(mayGoOn)).toBeTruthy()
    expect(screen.queryByText(costNothing)).toBeNull()
    await user.click(retry)
    await result()
    expect(asked).toHaveLength(13)
    expect(server.calls.filter(({ key }) => key === 'POST /api/summarize')).toHaveLength(1)
  })

  it('says of a server that is busy for minutes only that the summary may still come', async () => {
    const busy = problem({ status: 503, code: 'OVERLOADED', title: 'Busy', remedies: ['retry'] })
    const { stream } = await begin(Array.from({ length: 12 }, () => () => problemReply(busy)))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    stream.cut()
    await vi.advanceTimersByTimeAsync(180_000)
    vi.useRealTimers()
    await screen.findByRole('region', { name: 'Busy' })
    expect(screen.getByText(mayGoOn)).toBeTruthy()
    expect(screen.queryByText(costNothing)).toBeNull()
  })

  it('is noticed when nothing arrives any more, not even a heartbeat', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { asked } = await begin([() => eventsReply([done])])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    await result()
    expect(asked).toEqual(['2'])
  })
})

describe('a request that nobody acknowledged', () => {
  it('is sent again, since the server takes the same request only once', async () => {
    const replies = [badGateway(), eventsReply(goodEvents(summary()))]
    const { server, user } = openHome({ 'POST /api/summarize': () => replies.shift() ?? Response.error() })
    await submitLink(user, link)
    await result()
    expect(server.calls.map(({ body }) => body)).toEqual([{ videoUrl: link }, { videoUrl: link }])
  })

  it('may have begun a summary, unlike one that was refused', async () => {
    const { user } = openHome({ 'POST /api/summarize': badGateway })
    await submitLink(user, link)
    expect(await screen.findByText(mayGoOn)).toBeTruthy()
  })
})

describe('a run that the server does not know any more', () => {
  const gone = problem({ status: 404, code: 'NOT_FOUND', detail: "There's no such summary in progress." })

  it('is asked for again, once', async () => {
    const streams = [eventStream(), eventStream()]
    const { server, user } = openHome({
      'POST /api/summarize': () => streams.shift()?.reply ?? Response.error(),
      [follow]: () => problemReply(gone),
    })
    const [first, second] = streams
    const [, video] = goodEvents(summary())
    await submitLink(user, link)
    first?.send(named, '1')
    first?.send(video, '2')
    first?.send({ event: 'gist', data: { text: 'Rice feeds half the world.', sentence: null } }, '3')
    expect(await screen.findByText('Rice feeds half the world.')).toBeTruthy()
    first?.cut()
    second?.send(named, '1')
    await waitFor(() => expect(screen.queryByText('Rice feeds half the world.')).toBeNull())
    second?.cut()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull())
    expect(server.calls.map(({ key }) => key)).toEqual([
      'POST /api/summarize',
      follow,
      'POST /api/summarize',
      follow,
    ])
    expect(sessionStorage).toHaveLength(0)
  })

  it('leaves an empty page after a reload', async () => {
    sessionStorage.setItem('precis.run', JSON.stringify({ runId, request: stored, path: '/' }))
    openHome({ [follow]: () => problemReply(gone) })
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    expect(await screen.findByRole('heading', { name: 'Another example' })).toBeTruthy()
  })
})

describe('a page that is loaded again', () => {
  it('follows the run that it showed', async () => {
    sessionStorage.setItem('precis.run', JSON.stringify({ runId, request: stored, path: '/' }))
    const { server } = openHome({ [follow]: () => eventsReply(goodEvents(summary())) })
    await result()
    expect(server.calls.map(({ key }) => key)).toEqual([follow])
  })
})

describe('a page that is opened while a summary is made elsewhere', () => {
  const run = {
    runId,
    videoUrl: link,
    transcriptId: null,
    style: 'standard',
    language: 'en',
    startedAt: '2026-01-02T03:04:05.000Z',
    videoTitle: null,
  }

  it('shows that summary, without a toast and without taking the focus', async () => {
    openHome({
      'GET /api/runs': () => jsonReply({ runs: [run] }),
      [follow]: () => eventsReply(goodEvents(summary())),
    })
    await result()
    expect(currentToast()).toBeNull()
    expect(document.activeElement).toBe(document.body)
  })

  it('sends a request of its own all the same, and does not cancel the other', async () => {
    const other = eventStream()
    const { server, user } = openHome({
      'GET /api/runs': () => jsonReply({ runs: [run] }),
      [follow]: () => other.reply,
      'POST /api/summarize': () => eventsReply(goodEvents(summary())),
    })
    other.send({ event: 'stage', data: { stage: 'summary', text: 'Generating summary...' } }, '2')
    expect((await screen.findAllByText('Generating summary...')).length).toBeGreaterThan(0)
    await submitLink(user, 'https://youtu.be/hQVTIJBZook')
    await result()
    expect(server.calls.map(({ key }) => key)).toEqual([follow, 'POST /api/summarize'])
  })
})
