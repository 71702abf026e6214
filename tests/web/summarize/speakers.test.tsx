import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import type { Overview } from '#contract/overviews.ts'
import { OverviewText } from '#web/features/collections/overview-text.tsx'
import { ChapterList } from '#web/features/result/chapter-details.tsx'
import { LeadingLine } from '#web/ui/video-row.tsx'
import { insight, sentence, summary, summarySentence, transcript } from './factories.ts'
import { jsonReply } from './fake-server.ts'
import { closeHome } from './open-home.tsx'
import { answer, call, openSaved, result } from './open-saved.tsx'

// The page loads it on demand; here it is there.
await import('#web/features/result/speaker-list.tsx')

afterEach(() => {
  cleanup()
  closeHome()
})

const quote = 'We will launch on the 14th.'
const unnamed = "This transcript doesn't say who speaks."

function open(over: Parameters<typeof summary>[0]) {
  return openSaved({ [call]: () => jsonReply(result({ answer: answer(summary(over)) })) })
}

describe('a result of a transcript with names', () => {
  it('says who says each line, in the text, the insights, the card and what is copied', async () => {
    const line = { text: quote, quote, state: 'quoted', speaker: 'Priya Shah' } as const
    const { user } = open({
      insights: [insight(line)],
      summarySentences: [summarySentence(line)],
      talk: { kind: 'meeting', speakers: 3 },
    })
    const article = within(await screen.findByRole('article'))
    expect((await article.findAllByText('Priya Shah')).length).toBe(2)
    expect(screen.queryByText(unnamed)).toBeNull()
    const [mark] = article.getAllByRole('button', { name: 'Quoted' })
    if (mark === undefined) throw new Error('No line has a mark')
    await user.click(mark)
    const card = within(await screen.findByRole('dialog', { name: 'The words of the transcript' }))
    expect(card.getByText('Priya Shah')).toBeTruthy()
    await user.click(card.getByRole('button', { name: 'Copy with source' }))
    expect(await navigator.clipboard.readText()).toContain('“We will launch on the 14th.”\nPriya Shah, ')
  })
})

describe('a result of a conversation', () => {
  it('says who spoke how long, each by name and in a colour of their own', async () => {
    const line = { text: quote, quote, state: 'quoted', speaker: 'Priya Shah' } as const
    const other = { ...line, text: 'The newsletter is mine.', speaker: 'Tom' } as const
    const { id } = transcript()
    openSaved({
      [call]: () =>
        jsonReply(result({ answer: answer(summary({ insights: [insight(line), insight(other)] })) })),
      [`GET /api/transcripts/${id}`]: () =>
        jsonReply(
          transcript({
            sentences: [
              sentence({ index: 0, speaker: 'Priya Shah', start: 0, end: 30 }),
              sentence({ index: 1, speaker: 'Tom', start: 30, end: 110 }),
              // Ann has no line in the summary, and a colour all the same.
              sentence({ index: 2, speaker: 'Ann', start: 110, end: 120 }),
            ],
          }),
        ),
    })
    const list = within(await screen.findByRole('region', { name: 'Who spoke' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tom1:20 · 67%',
      'Priya Shah0:30 · 25%',
      'Ann0:10 · 8%',
    ])
    const colours = list.getAllByRole('listitem').map((item) => item.dataset['speaker'])
    expect(colours).toEqual(['1', '0', '2'])
  })
})

describe('a result of a transcript without names', () => {
  it('says so once, and names nobody', async () => {
    open({ talk: { kind: 'talk', speakers: 0 } })
    expect((await screen.findAllByText(unnamed)).length).toBe(1)
    expect(screen.queryByText(/speaker's own/)).toBeNull()
  })

  it('says nothing where it is not known, as in a summary of before', async () => {
    open({ talk: null })
    await screen.findByRole('article')
    expect(screen.queryByText(unnamed)).toBeNull()
  })
})

const line = {
  ...insight({ text: 'It is free.', quote: 'It is free.', state: 'quoted' }),
  speaker: 'Priya Shah',
}
const citation = {
  title: 'Board',
  videoId: null,
  historyId: null,
  quote: line.quote,
  second: 62,
  speaker: 'Priya Shah',
}
const overviewLine = { text: line.text, state: line.state, findings: line.findings, citations: [citation] }
const overview: Overview = {
  gist: overviewLine,
  lines: [],
  engine: 'model',
  language: 'en',
  videos: 2,
  of: 2,
  isCurrent: true,
  madeAt: '2026-11-29T10:00:00.000Z',
}
const chapter = { title: 'Prices', start: 0, end: 60, sentence: 0, gist: line, automatic: true }

const parts: readonly [string, () => ReactNode][] = [
  ['the row of a video in a collection or a digest', () => <LeadingLine line={line} second={null} />],
  ['the overview of a collection', () => <OverviewText overview={overview} />],
  ['the sentence that stands for a section', () => <ChapterList chapters={[chapter]} language="en" />],
]

it.each(parts)('%s says who speaks', (_name, shown) => {
  render(<MemoryRouter>{shown()}</MemoryRouter>)
  expect(screen.getByText(/Priya Shah/)).toBeTruthy()
})
