import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { delivered, goodEvents, lockedSummary, problem, summary, transcript } from '../summarize/factories.ts'
import { eventsReply, eventStream, jsonReply, problemReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import {
  bees,
  openPanel,
  press,
  readable,
  reading,
  see,
  sending,
  stored,
  wasps,
  youtubePage,
} from './open-panel.tsx'
import type { FakePage } from './stand-in.ts'

const runId = '5a0d7a52-6a54-4d3c-9d1f-3d3f2a3d7b11'
const named = { event: 'run', data: { runId } } as const
afterEach(cleanup)

const refused = (code: 'NO_CAPTIONS' | 'EMAIL_REQUIRED') =>
  problemReply(problem({ code, status: 422, title: 'Refused', detail: 'The server refuses this.' }))

type State = {
  handlers?: Handlers
  page?: Partial<FakePage>
  /** The button that is pressed to come there; nothing where the panel begins so. */
  pressed?: string
  shows: string
  wayOut: ['button' | 'link', string]
}

/** Every state of the panel beside a video that does not pass by itself. */
const lasting: Record<string, State> = {
  'a video that nobody asked about': { shows: bees.title, wayOut: ['button', 'Summarize'] },
  'a whole summary': {
    handlers: { 'POST /api/summarize': () => eventsReply(goodEvents(summary())) },
    pressed: 'Summarize',
    shows: 'We meet at a college noted for knowledge.',
    wayOut: ['button', 'Settings'],
  },
  'a summary beyond the quota': {
    handlers: {
      'POST /api/summarize': () =>
        eventsReply([{ event: 'done', data: lockedSummary('Eight years to the moon.') }]),
    },
    pressed: 'Summarize',
    shows: 'Locked',
    wayOut: ['button', 'Try again'],
  },
  'a summary that takes an address': {
    handlers: { 'POST /api/summarize': () => refused('EMAIL_REQUIRED') },
    pressed: 'Summarize',
    shows: 'One more free summary',
    wayOut: ['button', 'Continue'],
  },
  'a summary that the server refuses': {
    handlers: { 'POST /api/summarize': () => refused('NO_CAPTIONS') },
    pressed: 'Summarize',
    shows: 'The server refuses this.',
    wayOut: ['button', 'Try again'],
  },
  'a page that gives no captions': {
    page: { read: () => Promise.resolve({ ok: false, failure: 'NO_CAPTIONS' }) },
    pressed: 'Summarize',
    shows: 'This video has no captions',
    wayOut: ['button', 'Try again'],
  },
  'a page that was left while it was read': {
    page: { read: () => Promise.reject(new Error('The message port closed.')) },
    pressed: 'Summarize',
    shows: 'The page moved on',
    wayOut: ['button', 'Try again'],
  },
  'a server that is none of Précis': {
    handlers: { 'POST /api/transcripts': () => new Response('<h1>Router</h1>', { status: 404 }) },
    pressed: 'Summarize',
    shows: 'Is this Précis?',
    wayOut: ['button', 'Settings'],
  },
}

/** The way a person leaves a video, and comes back to it. */
const absences: Record<string, (browser: ReturnType<typeof openPanel>['browser']) => Promise<void>> = {
  'another tab': async (browser) => {
    act(() => browser.open(2, youtubePage({ video: wasps })))
    await screen.findByRole('heading', { name: wasps.title })
    act(() => browser.look(1))
  },
  'another video in the same tab': async (browser) => {
    act(() => browser.move(1, wasps))
    await screen.findByRole('heading', { name: wasps.title })
    act(() => browser.move(1, bees))
  },
  'a page without a video': async (browser) => {
    act(() => browser.move(1, null))
    await screen.findByRole('heading', { name: 'No video here yet' })
    act(() => browser.move(1, bees))
  },
  'the settings': async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Settings', expanded: false }))
    await screen.findByRole('heading', { name: 'Connect to Précis' })
    await press('Settings')
  },
}

describe.each(Object.entries(lasting))(
  '%s',
  (_state, { handlers = {}, page = {}, pressed, shows, wayOut }) => {
    it.each(Object.keys(absences))('has a way out, and is the same after a look at %s', async (where) => {
      const { browser } = openPanel(handlers, page)
      if (pressed !== undefined) await press(pressed)
      await see(shows)
      await absences[where]?.(browser)
      await see(shows)
      const [role, name] = wayOut
      expect(screen.getAllByRole(role, { name })[0]).toHaveProperty('disabled', false)
    })
  },
)

describe('a summary that is being made', () => {
  it.each(Object.keys(absences))(
    'goes on during a look at %s, from the captions to the end',
    async (where) => {
      const read = Promise.withResolvers<unknown>()
      const sent = Promise.withResolvers<Response>()
      const stream = eventStream()
      const { browser, server } = openPanel(
        { 'POST /api/transcripts': () => sent.promise, 'POST /api/summarize': () => stream.reply },
        { read: () => read.promise },
      )
      const leave = async (): Promise<void> => await absences[where]?.(browser)
      await press('Summarize')
      await see(reading)
      await leave()
      await see(reading)
      read.resolve(readable)
      await see(sending)
      await leave()
      await see(sending)
      sent.resolve(stored())
      const [, video, generating, done] = goodEvents(summary())
      stream.send(named, '1')
      stream.send(video, '2')
      stream.send(generating, '3')
      await see('Generating AI summary...')
      await leave()
      await see('Generating AI summary...')
      stream.send(done, '4')
      stream.end()
      await see('We meet at a college noted for knowledge.')
      const posts = server.calls.filter(({ key }) => key.startsWith('POST'))
      expect(posts.map(({ key }) => key)).toEqual(['POST /api/transcripts', 'POST /api/summarize'])
    },
  )

  it('is there when the panel comes back to a video whose summary ended meanwhile', async () => {
    const stream = eventStream()
    const { browser } = openPanel({ 'POST /api/summarize': () => stream.reply })
    await press('Summarize')
    stream.send(goodEvents(summary())[2], '1')
    await see('Generating AI summary...')
    act(() => browser.open(2, youtubePage({ video: wasps })))
    await screen.findByRole('heading', { name: wasps.title })
    stream.send({ event: 'done', data: delivered(summary()) }, '2')
    stream.end()
    expect(screen.getByRole('button', { name: 'Summarize' })).toBeTruthy()
    act(() => browser.look(1))
    await see('We meet at a college noted for knowledge.')
  })

  it('is followed again by a panel that was closed', async () => {
    const run = { runId, videoUrl: null, transcriptId: transcript().id, videoTitle: null }
    const options = {
      style: 'standard',
      form: 'insights',
      language: 'en',
      startedAt: '2026-01-02T03:04:05.000Z',
    }
    const stream = eventStream()
    openPanel({
      'GET /api/runs': () => jsonReply({ runs: [{ ...run, ...options }] }),
      [`GET /api/runs/${runId}/events`]: () => stream.reply,
    })
    stream.send(goodEvents(summary())[2], '1')
    await see('Generating AI summary...')
    stream.send({ event: 'done', data: delivered(summary()) }, '2')
    stream.end()
    await see('We meet at a college noted for knowledge.')
  })

  it('is given up on the server too when it is cancelled, also before the run has a name', async () => {
    const stream = eventStream()
    const { server } = openPanel({
      'POST /api/summarize': () => stream.reply,
      [`DELETE /api/runs/${runId}`]: () => jsonReply({ cancelled: true }),
    })
    await press('Summarize')
    await see('Waiting for the server...')
    await press('Cancel')
    await screen.findByRole('button', { name: 'Summarize' })
    stream.send(named, '1')
    await waitFor(() => expect(server.calls.at(-1)?.key).toBe(`DELETE /api/runs/${runId}`))
  })
})
