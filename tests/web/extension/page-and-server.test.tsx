import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { movedStatus } from '#extension/server/reach-server.ts'
import { goodEvents, summary } from '../summarize/factories.ts'
import { eventsReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { bees, openPanel, press, readable, reading, see, sending, wasps, youtubePage } from './open-panel.tsx'
import type { FakePage } from './stand-in.ts'

/** A call that never ends: the call ends when it is given up. */
const never = ({ signal }: { signal?: AbortSignal | null } = {}) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('It was given up', { cause: signal.reason })))
  })

afterEach(cleanup)

describe('the button in the page', () => {
  it('begins, tries again what failed, and does not begin twice', async () => {
    const answers = [{ ok: false, failure: 'UNREADABLE' }, readable]
    const { browser, server } = openPanel(
      { 'POST /api/summarize': () => eventsReply(goodEvents(summary())) },
      { read: () => Promise.resolve(answers.shift()) },
    )
    await screen.findByRole('heading', { name: bees.title })
    act(() => browser.press(1))
    await see("The captions couldn't be read")
    act(() => browser.press(1))
    await see('We meet at a college noted for knowledge.')
    act(() => browser.press(1))
    expect(server.calls.filter(({ key }) => key === 'POST /api/summarize')).toHaveLength(1)
  })

  it('that was pressed for one video begins nothing for another one', async () => {
    const { browser, server } = openPanel(
      {},
      { read: () => Promise.resolve({ ok: false, failure: 'NO_CAPTIONS' }) },
    )
    await screen.findByRole('heading', { name: bees.title })
    act(() => browser.press(1))
    await see('This video has no captions')
    act(() => browser.open(2, youtubePage({ video: wasps })))
    await screen.findByRole('button', { name: 'Summarize' })
    expect(server.calls).toEqual([])
  })
})

describe('the permission to reach the server', () => {
  it('is asked for, leads on once it is given, and is asked for again when it is taken', async () => {
    const { browser } = openPanel()
    await screen.findByRole('heading', { name: bees.title })
    act(() => browser.permissions.set(false))
    await screen.findByRole('heading', { name: 'Connect to Précis' })
    await press('Connect')
    await screen.findByRole('heading', { name: bees.title })
  })

  it('is asked for by a panel whose browser cannot read what it stored', async () => {
    const { browser, panel, show } = openPanel()
    panel.unmount()
    browser.api.storage.local.get = () => Promise.reject(new Error('IO error: corruption'))
    show()
    await screen.findByRole('heading', { name: bees.title })
  })
})

describe('a tab of YouTube that was open before the extension', () => {
  it('gets the script of YouTube, and is read', async () => {
    const { browser } = openPanel({}, { hasScript: false })
    await screen.findByRole('button', { name: 'Summarize' })
    expect(browser.entered).toEqual([[1, 'youtube.js']])
  })

  it('on another site gets the script for other sites, when the person asks for it', async () => {
    const url = 'https://lectures.example/one'
    const { browser } = openPanel(
      {},
      { hasScript: false, url, video: { videoId: null, title: 'Lecture one' } },
    )
    await press('Look on this page')
    await screen.findByRole('heading', { name: 'Lecture one' })
    expect(browser.entered).toEqual([[1, 'any-page.js']])
  })
})

describe('what is waited for comes to an end', () => {
  const later = async (ms: number): Promise<void> => {
    await act(async () => await vi.advanceTimersByTimeAsync(ms))
  }
  const begin = async (handlers: Handlers, page: Partial<FakePage> = {}): Promise<void> => {
    vi.useFakeTimers()
    openPanel(handlers, page)
    await later(0)
  }
  const summarize = async (): Promise<void> => {
    act(() => screen.getByRole('button', { name: 'Summarize' }).click())
    await later(0)
  }
  afterEach(() => void vi.useRealTimers())

  it('a page that says nothing is one without a video', async () => {
    await begin({}, { isAwake: false })
    await later(3000)
    expect(screen.getByRole('heading', { name: 'No video here yet' })).toBeTruthy()
  })

  it('a page that never answers is one that cannot be read', async () => {
    await begin({}, { read: () => never() })
    await summarize()
    expect(screen.getAllByText(reading)).not.toHaveLength(0)
    await later(60_000)
    expect(screen.getByRole('heading', { name: "The captions couldn't be read" })).toBeTruthy()
  })

  it('a server that never answers is out of reach, whether it got the captions or the request', async () => {
    await begin({ 'POST /api/transcripts': never })
    await summarize()
    expect(screen.getAllByText(sending)).not.toHaveLength(0)
    await later(120_000)
    expect(screen.getByRole('heading', { name: 'The connection was lost' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Settings' })).toHaveLength(2)
  })

  it('a server that never begins is out of reach, and may have made the summary', async () => {
    await begin({ 'POST /api/summarize': never })
    await summarize()
    await later(180_000)
    expect(screen.getByRole('heading', { name: 'The connection was lost' })).toBeTruthy()
    expect(screen.queryByText("This didn't use one of your summaries.")).toBeNull()
  })

  it('a server that sends its visitors elsewhere is said to do so', async () => {
    await begin({ 'POST /api/transcripts': () => new Response('', { status: movedStatus }) })
    await summarize()
    await later(0)
    expect(screen.getByRole('heading', { name: 'This server has moved' })).toBeTruthy()
  })
})
