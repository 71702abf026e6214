import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Summary } from '#contract/summary.ts'
import { checkedSummary, goodEvents } from './factories.ts'
import { eventsReply } from './fake-server.ts'
import { arrival, closeHome, openHome, submitLink } from './open-home.tsx'

afterEach(closeHome)

async function openResult(done: Summary) {
  const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(done)) })
  await submitLink(user, 'https://www.youtube.com/watch?v=WZyRbnpGyzQ')
  await arrival(done.videoTitle)
  return { user, article: screen.getByRole('article') }
}

describe('a result', () => {
  const textOf = (article: HTMLElement) => within(article).getByRole('region', { name: 'AI Summary' })

  it('says in the head how many lines are verified and who wrote it, and in a detail how many are in which state', async () => {
    const { user, article } = await openResult(checkedSummary())
    for (const part of [
      '3 of 5 lines verified',
      '1 with words found',
      '1 not found',
      'written by Gemini Flash',
    ]) {
      expect(within(article).getByText(part)).toBeTruthy()
    }
    const states = await within(article).findByText('3 of 5 lines verified, 1 with words found, 1 not found')
    expect(states.closest('details')?.open).toBe(false)
    await user.click(within(article).getByText('How it was made'))
    expect(states.closest('details')?.open).toBe(true)
  })

  it('has paragraphs of at most four sentences, and leaves the items of a list whole', async () => {
    const [sentence] = checkedSummary().summarySentences
    if (sentence === undefined) throw new Error('unreachable')
    const seven = Array.from({ length: 7 }, (_, index) => ({
      ...sentence,
      text: `Sentence ${index}.`,
      paragraph: 0,
    }))
    const { article } = await openResult(checkedSummary({ summarySentences: seven }))
    const counts = (part: HTMLElement, of: string) =>
      [...part.querySelectorAll(of)].map((block) => block.querySelectorAll('[data-line]').length)
    expect(counts(textOf(article), 'p:has([data-line])')).toEqual([4, 3])
    closeHome()
    const list = await openResult(checkedSummary({ summarySentences: seven, style: 'bullets' }))
    expect(counts(textOf(list.article), 'li')).toEqual([7])
  })

  it('has its insights first, then the text, and the questions after both', async () => {
    const { article } = await openResult(checkedSummary())
    const headings = within(article).getAllByRole('heading', { level: 3 })
    const names = headings.map(({ textContent }) => textContent)
    expect(names.slice(0, 3)).toEqual(['Key insights', 'AI Summary', 'Ask this video'])
  })
})
