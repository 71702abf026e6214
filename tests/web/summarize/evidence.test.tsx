import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Summary } from '#contract/summary.ts'
import { checkedSummary, findings, goodEvents, insight, lost, summary, wordsFound } from './factories.ts'
import { eventsReply } from './fake-server.ts'
import { arrival, closeHome, openHome, submitLink } from './open-home.tsx'

const link = 'https://www.youtube.com/watch?v=WZyRbnpGyzQ'
const popoverName = 'The words of the transcript'

afterEach(closeHome)

async function openResult(done: Summary) {
  const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(done)) })
  await submitLink(user, link)
  await arrival(done.videoTitle)
  return { user, article: screen.getByRole('article') }
}

const threeStates = summary({
  insights: [
    insight({ text: 'First.', quote: 'Word for word.', state: 'verified' }),
    insight({ text: 'Second.', quote: 'Their own wording.', ...wordsFound, second: 60 }),
    insight({ text: 'Third.', ...lost }),
  ],
  chapters: [],
})

/** The sections beside the map. */
function sections(article: HTMLElement): HTMLElement {
  const details = within(article).getByText('Sections').closest('details')
  if (details === null) throw new Error('The sections are to unfold.')
  return details
}

describe('the evidence of an insight', () => {
  it('stands in a row with its state and its second, and in words where it was not found', async () => {
    const { article } = await openResult(threeStates)
    const rows = within(article).getByRole('region', { name: 'Key insights' }).querySelectorAll('li')
    const marks = [...rows].map((row) => row.querySelector('button')?.textContent)
    expect(marks).toEqual(['Verified8:44', 'Words found1:00', 'Not found'])
    expect(rows[2]?.querySelector('p')?.textContent).toBe("Third.We couldn't find this in the transcript.")
  })

  it('shows the words on hover, and takes them away after it', async () => {
    const { user, article } = await openResult(threeStates)
    await user.hover(within(article).getByRole('button', { name: 'Words found' }))
    expect(
      within(await screen.findByRole('dialog', { name: popoverName })).getByText(/Their own wording\./),
    ).toBeTruthy()
    await user.unhover(within(article).getByRole('button', { name: 'Words found' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows the words on a tap, until the next', async () => {
    const { user, article } = await openResult(threeStates)
    const mark = within(article).getByRole('button', { name: 'Verified' })
    await user.pointer({ keys: '[TouchA]', target: mark })
    expect(
      within(await screen.findByRole('dialog', { name: popoverName })).getByText(/Word for word\./),
    ).toBeTruthy()
    await user.pointer({ keys: '[TouchA]', target: mark })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('gives the words to a screen reader without opening anything', async () => {
    const { article } = await openResult(threeStates)
    const mark = within(article).getByRole('button', { name: 'Not found' })
    const description = document.getElementById(mark.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe("We couldn't find this in the transcript.")
    const verified = within(article).getByRole('button', { name: 'Verified' })
    const words = document.getElementById(verified.getAttribute('aria-describedby') ?? '')
    expect(words?.textContent).toBe(
      "The words are at 8:44. Code didn't find all of the line in these words. The model that checks lines says that this one follows from them. “Word for word.”",
    )
  })

  it('never calls words the speaker’s where none were found', async () => {
    const { user, article } = await openResult(threeStates)
    await user.hover(within(article).getByRole('button', { name: 'Not found' }))
    const why = await screen.findByRole('dialog', { name: 'Why it is marked' })
    expect(within(why).getByText("We couldn't find this in the transcript.")).toBeTruthy()
    expect(why.querySelector('blockquote')).toBeNull()
  })

  it('says what differs, in words and lit in the line', async () => {
    const differing = (stated: string, said: string) => ({
      state: 'differs' as const,
      findings: findings({
        agreement: 'differs',
        differences: [{ kind: 'number' as const, stated, said }],
        check: 'not-asked',
      }),
    })
    const first = insight({ text: 'It was 25 per cent.', ...differing('25 per cent', '70 per cent') })
    const gist = insight({ text: 'A chapter of 12.', ...differing('12', '') })
    const chapter = { title: 'moon', start: 0, end: 9, sentence: 0, gist, automatic: true }
    const { article } = await openResult(
      summary({ insights: [first, insight({ text: 'Third.' })], chapters: [chapter] }),
    )
    const [one, third] = within(article).getByRole('region', { name: 'Key insights' }).querySelectorAll('li')
    expect(one?.textContent).toContain('The line says 25 per cent; the video says 70 per cent.')
    const lit = [...(one?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)
    expect(lit.join('')).toBe('25 per cent')
    expect(third?.textContent).not.toContain('The line says')
    const mark = one?.querySelector('button')
    const description = document.getElementById(mark?.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toContain('The line says 25 per cent; the video says 70 per cent.')
    expect(sections(article).textContent).toContain("The line says 12, which isn't said around 8:44.")
  })

  it('stands open in a section that has no name, beside its time', async () => {
    const gist = insight({ text: 'The sea is deep.' })
    const named = { title: 'moon', start: 0, end: 9, sentence: 0, gist, automatic: true }
    const { article } = await openResult(
      summary({ chapters: [named, { ...named, title: '', start: 754, sentence: 1 }] }),
    )
    const items = sections(article).querySelectorAll('li')
    expect([...items].map((item) => item.querySelector('details') !== null)).toEqual([true, false])
    expect(items[1]?.textContent).toMatch(/^12:34.*The sea is deep\./)
  })

  it('of a transcript that an AI wrote down is not called checked, nor the speaker’s', async () => {
    const written = insight({ ...lost, quote: 'Perhaps said.', sentence: 1, second: 60 })
    const { user, article } = await openResult(summary({ insights: [written], chapters: [] }))
    expect(within(article).getByRole('region', { name: 'Key insights' }).textContent).toContain(
      'may not have been said',
    )
    await user.hover(within(article).getByRole('button', { name: 'Unproven' }))
    const words = await screen.findByRole('dialog', { name: 'The words of the transcript' })
    expect(within(words).getByText(/Perhaps said\./)).toBeTruthy()
    expect(within(words).getByText(/may not have been said/)).toBeTruthy()
    expect(within(words).getByRole('button', { name: 'Play from 1:00' })).toBeTruthy()
  })

  it('goes with the copied text', async () => {
    const { user } = await openResult(threeStates)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toContain(
        '- Second. (1:00, words found)\n- Third. (not found)\n',
      ),
    )
  })
})

describe('times', () => {
  it('ask nothing of YouTube before they are clicked', async () => {
    const { article } = await openResult(summary())
    expect(within(article).getAllByRole('button', { name: 'Play from 8:44' }).length).toBe(1)
    const addresses = [...article.querySelectorAll('[src]')].map((part) => part.getAttribute('src'))
    expect(addresses).toEqual(['/api/thumbnails/WZyRbnpGyzQ'])
  })

  it('are marked as about where they are estimated', async () => {
    const { article } = await openResult(summary({ timings: 'estimated' }))
    const chips = within(article).getAllByRole('button', { name: 'Play from about 8:44' })
    expect(chips[0]?.textContent).toBe('~8:44')
    const insights = within(article).getByRole('region', { name: 'Key insights' })
    expect(within(insights).getByRole('button', { name: 'Verified' }).textContent).toBe('Verified~8:44')
    expect(within(article).queryByRole('button', { name: 'Play from 8:44' })).toBeNull()
    expect(within(article).getByText(/Times are approximate/)).toBeTruthy()
  })

  it('follow each sentence of an extracted summary', async () => {
    const { article } = await openResult(summary({ insights: [], chapters: [] }))
    const body = within(article).getByRole('region', { name: 'Summary' })
    expect(
      within(body)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Quoted0:38', 'Quoted8:44'])
  })
})

describe('the rest of a result', () => {
  it('unfolds a chapter to the sentence that stands for it', async () => {
    const { article } = await openResult(summary())
    const chapter = sections(article).querySelector('li details')
    expect(chapter?.hasAttribute('open')).toBe(false)
    expect(chapter?.querySelector('summary')?.textContent).toBe('moon · space')
    expect(chapter?.textContent).toContain('Going to the moon was chosen because it is hard.')
  })

  it('says whose captions they are', async () => {
    const { article } = await openResult(summary({ credit: 'Captions CC BY 3.0, Google' }))
    expect(within(article).getByText('Captions CC BY 3.0, Google')).toBeTruthy()
  })
})

describe('captions that end before their video', () => {
  it('are named beside the summary and under the timeline', async () => {
    const { article } = await openResult(summary({ captionsEnd: 560, durationSeconds: 3670 }))
    expect(
      within(article).getByText("Captions end at 9:20 of 1:01:10. Anything said after that isn't included."),
    ).toBeTruthy()
    expect(within(article).getByRole('figure').textContent).toContain('Captions end at 9:20 of 1:01:10.')
  })

  it('are not named where they reach its end', async () => {
    const { article } = await openResult(summary())
    expect(article.textContent).not.toContain('Captions end at')
  })
})

describe('the evidence of the sentences of a summary', () => {
  const textOf = (article: HTMLElement) => within(article).getByRole('region', { name: 'AI Summary' })

  it('gives each sentence its state, and says nothing of lines where none was checked', async () => {
    const { article } = await openResult(checkedSummary())
    const marks = within(textOf(article)).getAllByRole('button', {
      name: /^(?:Verified|Words found|Not found)$/,
    })
    expect(marks.map(({ textContent }) => textContent)).toEqual(['Verified', 'Words found', 'Not found'])
    closeHome()
    const old = await openResult(checkedSummary({ summarySentences: [] }))
    expect(within(old.article).queryByText(/lines verified/)).toBeNull()
  })

  it('shows all places that a sentence rests on, each with its second', async () => {
    const { user, article } = await openResult(checkedSummary())
    const text = textOf(article)
    expect(within(text).getByRole('button', { name: 'Play from 8:44' })).toBeTruthy()
    expect(within(text).getByRole('button', { name: 'Play from 0:38' })).toBeTruthy()
    await user.hover(within(text).getByRole('button', { name: 'Verified' }))
    const words = await screen.findByRole('dialog', { name: popoverName })
    expect(words.querySelectorAll('blockquote')).toHaveLength(2)
  })

  it('keeps the paragraphs, and makes a list of bullet points', async () => {
    const { article } = await openResult(checkedSummary())
    expect(textOf(article).querySelectorAll('[lang] > p')).toHaveLength(2)
    closeHome()
    const list = await openResult(checkedSummary({ style: 'bullets' }))
    expect(within(textOf(list.article)).getAllByRole('listitem')).toHaveLength(2)
  })

  it('never calls an extracted sentence verified: it is quoted', async () => {
    const { article } = await openResult(summary({ insights: [insight({ state: 'quoted' })], chapters: [] }))
    expect(within(article).getByText('Every line is quoted from the video')).toBeTruthy()
    expect(within(article).queryByRole('button', { name: 'Verified' })).toBeNull()
    expect(within(article).getAllByRole('button', { name: 'Quoted' })).toHaveLength(3)
  })
})
