import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { Summary } from '#contract/summary.ts'
import { goodEvents, insight, summary, summarySentence } from './factories.ts'
import { eventsReply } from './fake-server.ts'
import { arrival, closeHome, openHome, submitLink } from './open-home.tsx'

const cardName = 'The words of the transcript'

afterEach(closeHome)

async function openResult(done: Summary) {
  const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(done)) })
  await submitLink(user, 'https://www.youtube.com/watch?v=WZyRbnpGyzQ')
  await arrival(done.videoTitle)
  return { user, article: screen.getByRole('article') }
}

/** The row of a line, by its words. */
function rowOf(article: HTMLElement, words: RegExp): HTMLElement {
  const row = within(article).getByText(words).closest<HTMLElement>('[data-line]')
  if (row === null) throw new Error('Each line has a row.')
  return row
}

describe('the card of a line', () => {
  const said = summarySentence({
    text: 'The moon was chosen because it is hard.',
    quote: 'We choose to go to the moon.',
    sentence: 1,
    second: 524,
  })
  const talk = summary({ summarySentences: [said], insights: [], chapters: [] })

  async function openCard(how: (user: UserEvent, mark: HTMLElement) => Promise<void>) {
    const { user, article } = await openResult(talk)
    await how(user, within(article).getByRole('button', { name: 'Verified' }))
    return { user, article, card: await screen.findByRole('dialog', { name: cardName }) }
  }

  it('shows the words lit between the sentences around them', async () => {
    const { card } = await openCard((user, mark) => user.hover(mark))
    expect(card.querySelector('mark')?.textContent).toBe('We choose to go to the moon.')
    await waitFor(() =>
      expect(card.querySelector('blockquote')?.textContent).toContain('We meet at a college'),
    )
  })

  it('opens by pointing anywhere at the line, and goes when the pointer leaves', async () => {
    const { user, article } = await openResult(talk)
    const line = rowOf(article, /The moon was chosen/)
    await user.hover(line)
    await screen.findByRole('dialog', { name: cardName })
    expect(line.dataset['lit']).toBeDefined()
    expect(document.querySelector('[data-dot="sentence-0"]')?.getAttribute('data-lit')).toBe('true')
    await user.unhover(line)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: cardName })).toBeNull())
  })

  it('stays closed for a line that comes to lie under a pointer at rest, until it moves', async () => {
    const { article } = await openResult(talk)
    const line = rowOf(article, /The moon was chosen/)
    const title = within(article).getByRole('heading', { level: 2 })
    fireEvent.pointerMove(title, { clientX: 200, clientY: 300 })
    fireEvent.pointerOver(line, { clientX: 200, clientY: 300 })
    fireEvent.pointerMove(line, { clientX: 200, clientY: 300 })
    expect(line.dataset['lit']).toBeUndefined()
    fireEvent.pointerMove(line, { clientX: 201, clientY: 300 })
    expect(line.dataset['lit']).toBeDefined()
  })

  it('takes the focus of a key, and gives it back on Escape', async () => {
    const { user, article, card } = await openCard(async (by, mark) => {
      mark.focus()
      await by.keyboard('{Enter}')
    })
    await waitFor(() => expect(document.activeElement).toBe(card))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: cardName })).toBeNull())
    expect(document.activeElement).toBe(within(article).getByRole('button', { name: 'Verified' }))
  })

  it('copies the words with title, channel, time and link', async () => {
    const { user, card } = await openCard((by, mark) => by.click(mark))
    await user.click(within(card).getByRole('button', { name: 'Copy with source' }))
    expect(await navigator.clipboard.readText()).toBe(
      "“We choose to go to the moon.”\nPresident Kennedy's Speech at Rice University, NASA Video, 8:44\nhttps://youtu.be/WZyRbnpGyzQ?t=524s",
    )
  })

  it('plays from the second that was said', async () => {
    const { user, article, card } = await openCard((by, mark) => by.click(mark))
    await user.click(within(card).getByRole('button', { name: 'Play' }))
    expect(article.querySelector('iframe')?.src).toContain('start=524')
  })

  it('is moved from line to line by j and k, played by p, and left alone while one types', async () => {
    const { user, article } = await openResult(summary({ insights: [insight()], chapters: [] }))
    await user.keyboard('j')
    expect(document.activeElement?.closest('[data-line]')?.getAttribute('data-line')).toBe('insight-0')
    await user.keyboard('jj')
    expect(document.activeElement?.closest('[data-line]')?.getAttribute('data-line')).toBe('sentence-1')
    await user.keyboard('k')
    expect(document.activeElement?.closest('[data-line]')?.getAttribute('data-line')).toBe('sentence-0')
    await user.keyboard('p')
    expect(article.querySelector('iframe')?.src).toContain('start=38')
    await user.click(screen.getByLabelText('YouTube link'))
    await user.keyboard('j')
    expect(document.activeElement).toBe(screen.getByLabelText('YouTube link'))
  })
})

describe('the map of the video', () => {
  const map = () => screen.getByRole('slider', { name: 'Map of the video' })

  it('says what is at a second by the arrow keys, and plays there on Enter', async () => {
    const { user, article } = await openResult(summary({ insights: [] }))
    map().focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(map().getAttribute('aria-valuenow')).toBe('10')
    expect(map().getAttribute('aria-valuetext')).toBe(
      '0:10, moon · space, We meet at a college noted for knowledge.',
    )
    await user.keyboard('{End}')
    expect(map().getAttribute('aria-valuenow')).toBe('1095')
    await user.keyboard('{Home}{PageUp}')
    expect(map().getAttribute('aria-valuenow')).toBe('1095')
    expect(article.querySelector('iframe'), 'nothing is asked of YouTube by looking').toBeNull()
    await user.keyboard('{Home}{Enter}')
    expect(article.querySelector('iframe')?.src).toContain('start=0')
  })

  it('has a dot for each line at its second, and a block for each chapter', async () => {
    await openResult(summary())
    const dots = [...map().querySelectorAll<HTMLElement>('[data-dot]')]
    expect(
      dots.map(({ dataset, style }) => [dataset['dot'], Math.round(Number.parseFloat(style.left))]),
    ).toEqual([
      ['insight-0', 48],
      ['sentence-0', 3],
      ['sentence-1', 48],
    ])
  })

  it('is not there where the transcript has no times', async () => {
    await openResult(summary({ timings: 'none', durationSeconds: null }))
    expect(screen.queryByRole('slider')).toBeNull()
  })
})
