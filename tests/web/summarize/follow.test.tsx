import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readDelivery } from '#web/features/player/use-player.ts'
import { createPlayClock, noResult, ResultContext } from '#web/features/result-state/result-context.ts'
import { TranscriptReader } from '#web/features/transcripts/transcript-reader.tsx'
import { sentenceAt } from '#web/features/transcripts/use-follow.ts'
import { sentence, transcript } from './factories.ts'

const sentences = [
  sentence({ index: 0, start: 10, text: 'First.' }),
  sentence({ index: 1, start: 20, text: 'Second.' }),
  sentence({ index: 2, start: 30, text: 'Third.' }),
]

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Beside a summary the transcript is a box that scrolls; in one column it goes with the page. */
function openTranscript({ isBox = true } = {}) {
  const clock = createPlayClock()
  const listen = () => undefined
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isBox && query === '(width >= 64rem)',
    addEventListener: listen,
    removeEventListener: listen,
  }))
  const scrolled = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined)
  render(
    <ResultContext value={{ ...noResult, clock }}>
      <TranscriptReader transcript={transcript({ sentences })} />
    </ResultContext>,
  )
  return { scrolled, playAt: (second: number) => act(() => clock.set(second, true)) }
}

const marked = () =>
  [...screen.getByRole('region', { name: 'Transcript text' }).querySelectorAll('[aria-current="true"]')].map(
    ({ textContent }) => textContent?.trim(),
  )

describe('following along', () => {
  it('marks the sentence that is being said and keeps it in view', () => {
    const { scrolled, playAt } = openTranscript()
    expect(marked()).toEqual([])
    expect(screen.queryByRole('switch')).toBeNull()
    playAt(25)
    expect(marked()).toEqual(['Second.'])
    playAt(31)
    expect(marked()).toEqual(['Third.'])
    expect(scrolled).toHaveBeenCalledTimes(2)
  })

  it('scrolls the page where the transcript has no box of its own, as long as it can be seen', () => {
    const page = vi.spyOn(globalThis, 'scrollBy').mockImplementation(() => undefined)
    const shown = DOMRect.fromRect({ y: 600, height: 20 })
    const listOf = (rects: readonly DOMRect[]) => Object.assign([...rects], { item: () => rects[0] ?? null })
    const rects = vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(listOf([]))
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(shown)
    const { scrolled, playAt } = openTranscript({ isBox: false })
    playAt(25)
    expect(page, 'it is in a tab that is not shown').not.toHaveBeenCalled()
    rects.mockReturnValue(listOf([shown]))
    playAt(31)
    expect(page.mock.lastCall?.[0]).toMatchObject({ top: 600 - innerHeight / 3 })
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('scrolls no more once it is switched off, and goes on marking', async () => {
    const { scrolled, playAt } = openTranscript()
    playAt(12)
    const before = scrolled.mock.calls.length
    await userEvent.setup().click(screen.getByRole('switch', { name: 'Follow along' }))
    playAt(22)
    expect(marked()).toEqual(['Second.'])
    expect(scrolled.mock.calls.length).toBe(before)
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false')
  })

  it('is switched off by scrolling in the transcript by hand', () => {
    const { playAt } = openTranscript()
    playAt(12)
    act(() => {
      screen.getByRole('region', { name: 'Transcript text' }).dispatchEvent(new Event('wheel'))
    })
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false')
  })
})

describe('the sentence at a second', () => {
  it.each([
    [5, null],
    [10, 0],
    [29.9, 1],
    [500, 2],
  ])('at %d is %s', (second, index) => {
    expect(sentenceAt(sentences, second)).toBe(index)
  })

  it('is none where the transcript has no times', () => {
    expect(sentenceAt([sentence({ start: null })], 5)).toBeNull()
  })
})

describe('what the player tells', () => {
  it.each([
    [
      '{"event":"infoDelivery","info":{"currentTime":12.5,"playerState":1}}',
      { second: 12.5, isPlaying: true },
    ],
    ['{"event":"infoDelivery","info":{"playerState":2}}', { isPlaying: false }],
    ['{"event":"onReady"}', {}],
    ['{"info":null}', {}],
    ['no JSON', {}],
    [42, {}],
  ])('%s', (data, delivery) => {
    expect(readDelivery(data)).toEqual(delivery)
  })
})
