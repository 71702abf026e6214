import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Summary } from '#contract/summary.ts'
import { linesOf } from '#web/features/result-state/lines.ts'
import { bestMoments } from '#web/features/result/hear-proof.tsx'
import { goodEvents, insight, lost, problem, sentence, summary, transcript } from './factories.ts'
import { eventsReply, jsonReply, problemReply } from './fake-server.ts'
import type { Handlers } from './fake-server.ts'
import { arrival, closeHome, openHome, submitLink } from './open-home.tsx'

const link = 'https://www.youtube.com/watch?v=WZyRbnpGyzQ'
const press = 'Play only the highlights'
const transcriptCall = `GET /api/transcripts/${transcript().id}` as const

const said = transcript({
  sentences: [
    sentence({ index: 0, start: 100, end: 110, text: 'The first point.' }),
    sentence({ index: 1, start: 500, end: 508, text: 'The second point.' }),
    sentence({ index: 2, start: 508, end: 530, text: 'It goes on.' }),
    sentence({ index: 3, start: 900, end: 912, text: 'The last point.' }),
  ],
})
const threeMoments = summary({
  insights: [
    insight({ text: 'Last.', quote: 'The last point.', sentence: 3, second: 900 }),
    insight({ text: 'First.', quote: 'The first point.', sentence: 0, second: 100 }),
    insight({ text: 'Second.', quote: 'second point. It goes on.', sentence: 1, second: 500 }),
    insight({ text: 'Nowhere.', ...lost }),
  ],
})

afterEach(closeHome)

async function openResult(done: Summary, handlers: Handlers = {}) {
  const { user, server } = openHome({
    'POST /api/summarize': () => eventsReply(goodEvents(done)),
    [transcriptCall]: () => jsonReply(said),
    ...handlers,
  })
  await submitLink(user, link)
  await arrival(done.videoTitle)
  return { user, server }
}

const lit = () => document.querySelector('li[data-lit]')?.textContent
const frame = () => document.querySelector('iframe')
const bar = () => within(screen.getByRole('region', { name: 'Moments' }))

/**
 * Plays the video up to a second, as the embedded player says it; gives what the player is sent because of
 * it.
 */
function playTo(second: number, playerState = 1): unknown[] {
  const sent: unknown[] = []
  const target = { postMessage: (message: string) => sent.push(JSON.parse(message)) }
  // The page under test loads no frames.
  Object.defineProperty(frame(), 'contentWindow', { value: target, configurable: true })
  const data = JSON.stringify({ event: 'infoDelivery', info: { currentTime: second, playerState } })
  const message = Object.assign(new Event('message'), {
    data,
    origin: 'https://www.youtube-nocookie.com',
    source: target,
  })
  act(() => void window.dispatchEvent(message))
  return sent
}

const seek = (second: number) => [
  expect.objectContaining({ func: 'seekTo', args: [second, true] }),
  expect.objectContaining({ func: 'playVideo' }),
]

async function startPlaying(done = threeMoments) {
  const opened = await openResult(done)
  await opened.user.click(screen.getByRole('button', { name: press }))
  await screen.findByRole('region', { name: 'Moments' })
  return opened
}

describe('only the highlights', () => {
  it('play one after another in the order of the video, each with a second before and after its sentences', async () => {
    await startPlaying()
    expect(frame()?.src).toContain('start=99')
    expect(bar().getByText('1 of 3')).toBeTruthy()
    expect(bar().getByText('58 sec of 18 min')).toBeTruthy()
    expect(playTo(99)).toEqual([])
    expect(playTo(110.9), 'the last word is not cut off').toEqual([])
    expect(playTo(111.1)).toEqual(seek(499))
    expect(bar().getByText('2 of 3')).toBeTruthy()
    // The player tells of where it was until it has arrived.
    expect(playTo(111.3)).toEqual([])
    expect(playTo(499.2)).toEqual([])
    expect(playTo(510), 'the quote runs on over a second sentence').toEqual([])
    expect(playTo(531)).toEqual(seek(899))
    playTo(899)
    expect(playTo(913.5)).toEqual([expect.objectContaining({ func: 'pauseVideo' })])
    expect(bar().getByText('All 3 played')).toBeTruthy()
  })

  it('light the line whose moment plays', async () => {
    await startPlaying()
    expect(lit()).toContain('First.')
    playTo(100)
    playTo(111.1)
    expect(lit()).toContain('Second.')
  })

  it('are one cut where they overlap, which says how many it joins and lights what is said', async () => {
    const near = insight({ text: 'Soon after.', quote: 'It goes on.', sentence: 2, second: 508 })
    await startPlaying(summary({ insights: [...threeMoments.insights, near] }))
    expect(screen.getByText('4 moments in 3 cuts, 58 sec of 18 min')).toBeTruthy()
    expect(bar().queryByText(/joined/)).toBeNull()
    playTo(100)
    playTo(111.1)
    expect(bar().getByText(', 2 moments joined')).toBeTruthy()
    playTo(505)
    expect(lit()).toContain('Second.')
    playTo(509)
    expect(lit()).toContain('Soon after.')
    expect(screen.getByRole('region', { name: 'Moments' }).textContent).toContain('Soon after.')
  })

  it('go on and back by the buttons and by the keys of a playlist', async () => {
    const { user } = await startPlaying()
    playTo(100)
    await user.click(bar().getByRole('button', { name: 'Next moment' }))
    expect(bar().getByText('2 of 3')).toBeTruthy()
    playTo(500)
    await user.keyboard('{Shift>}N{/Shift}')
    expect(bar().getByText('3 of 3')).toBeTruthy()
    expect(bar().getByRole('button', { name: 'Next moment' }).getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{Shift>}P{/Shift}')
    expect(bar().getByText('2 of 3')).toBeTruthy()
  })

  it('stay where they are while the video is paused', async () => {
    await startPlaying()
    playTo(105)
    // Paused, the user looks for a place elsewhere and comes back.
    expect(playTo(105, 2)).toEqual([])
    expect(playTo(300, 2)).toEqual([])
    expect(bar().getByRole('button', { name: 'Play' })).toBeTruthy()
    playTo(106)
    expect(bar().getByText('1 of 3')).toBeTruthy()
  })

  it('follow a user who seeks to another of them, and end where the user seeks elsewhere', async () => {
    await startPlaying()
    playTo(100)
    expect(playTo(905)).toEqual([])
    expect(bar().getByText('3 of 3')).toBeTruthy()
    expect(playTo(300)).toEqual([])
    expect(screen.queryByRole('region', { name: 'Moments' })).toBeNull()
  })

  it('end when a time of the page is played, and when they are stopped', async () => {
    const { user } = await startPlaying()
    await user.click(screen.getAllByRole('button', { name: /^Play from/ })[0] ?? document.body)
    expect(screen.queryByRole('region', { name: 'Moments' })).toBeNull()
    await user.click(screen.getByRole('button', { name: press }))
    await user.click(screen.getAllByRole('button', { name: 'Stop the highlights' })[0] ?? document.body)
    expect(screen.queryByRole('region', { name: 'Moments' })).toBeNull()
  })

  it('ask nothing of YouTube or for the transcript before they are pressed', async () => {
    let reads = 0
    const { user } = await openResult(threeMoments, {
      [transcriptCall]: () => {
        reads += 1
        return jsonReply(said)
      },
    })
    expect([frame(), reads]).toEqual([null, 0])
    await user.click(screen.getByRole('button', { name: press }))
    await screen.findByRole('region', { name: 'Moments' })
    expect(reads).toBe(1)
  })

  it('say so in place when the transcript cannot be read, and can be tried again', async () => {
    let isDown = true
    const { user } = await openResult(threeMoments, {
      [transcriptCall]: () => (isDown ? problemReply(problem({ detail: 'Busy.' })) : jsonReply(said)),
    })
    await user.click(screen.getByRole('button', { name: press }))
    expect((await screen.findByRole('alert')).textContent).toBe('Busy.')
    isDown = false
    await user.click(screen.getByRole('button', { name: press }))
    expect(await screen.findByRole('region', { name: 'Moments' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('are not offered without a video or times, or where those are approximate', async () => {
    await openResult(summary({ videoId: null, videoUrl: null }))
    expect(screen.queryByRole('button', { name: press })).toBeNull()
    closeHome()
    await openResult(summary({ timings: 'none' }))
    expect(screen.queryByRole('button', { name: press })).toBeNull()
    closeHome()
    await openResult(summary({ timings: 'estimated' }))
    expect(screen.queryByRole('button', { name: press })).toBeNull()
  })
})

describe('the proof', () => {
  const proved = { ...threeMoments, summarySentences: [] }

  it('plays the best moments in a minute, with their words lit as they are said, and says how little it was', async () => {
    const { user } = await openResult(proved)
    await user.click(screen.getByRole('button', { name: 'Play 36 seconds' }))
    await screen.findByRole('region', { name: 'Moments' })
    expect(frame()?.src).toContain('start=99')
    playTo(105)
    expect(document.querySelector('[data-said]')?.textContent).toBe('The first ')
    expect(lit()).toContain('First.')
    expect(playTo(111.1)).toEqual(seek(499))
    playTo(500)
    expect(playTo(531.1)).toEqual(seek(899))
    playTo(900)
    playTo(913.1)
    expect(bar().getByText('That was 58 of 1,095 seconds')).toBeTruthy()
  })

  it('begins earlier where times are approximate', async () => {
    const { user } = await openResult({ ...proved, timings: 'estimated' })
    await user.click(screen.getByRole('button', { name: 'Play 36 seconds' }))
    await screen.findByRole('region', { name: 'Moments' })
    expect(frame()?.src).toContain('start=96')
  })

  it('is of the lines that are proved best, and never of one that differs or was not found', () => {
    const states = ['words-found', 'not-found', 'quoted', 'differs', 'verified', 'checking'] as const
    const insights = states.map((state, second) => insight({ state, second }))
    const best = bestMoments(linesOf({ ...proved, insights, gistSentence: null, chapters: [] }))
    expect(best.map(({ evidence }) => evidence.state)).toEqual(['verified', 'quoted', 'words-found'])
  })
})
