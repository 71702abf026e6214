import { render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { checkStateSchema } from '#contract/evidence.ts'
import type { CheckState, Insight } from '#contract/evidence.ts'
import type { Examination, LineChecking, Summary } from '#contract/summary.ts'
import { StateDot } from '#web/ui/state-dot.tsx'
import { checkedSummary, findings, goodEvents, insight, lost, summary, wordsFound } from './factories.ts'
import { eventsReply } from './fake-server.ts'
import { arrival, closeHome, openHome, submitLink } from './open-home.tsx'

afterEach(closeHome)

const link = 'https://www.youtube.com/watch?v=WZyRbnpGyzQ'
const quote = 'This year it is three times what it was.'
const said = { quote, second: 742, sentence: 1 }

/**
 * The words that a screen reader says of a line: its text, the name of its mark, and the description of the
 * mark.
 */
type Heard = { line: Insight; name: string; description: string }

const heard: readonly Heard[] = [
  {
    line: insight({ text: 'This year it is three times.', ...said }),
    name: 'Verified',
    description: `The words are at 12:22. Code found the same in line and words: 4 of 4 longer words. The model that checks lines says that this one follows from them. “${quote}”`,
  },
  {
    line: insight({ text: quote, ...said, state: 'quoted' }),
    name: 'Quoted',
    description: `This line is a sentence of the transcript, at 12:22. “${quote}”`,
  },
  {
    line: insight({ text: 'It tripled.', ...said, ...wordsFound }),
    name: 'Words found',
    description: `The words are at 12:22. Code didn't find all of the line in these words. No model has said that the line follows from them. “${quote}”`,
  },
  {
    line: insight({
      text: 'It is five times what it was.',
      ...said,
      state: 'differs',
      findings: findings({
        agreement: 'differs',
        differences: [{ kind: 'number', stated: 'five times', said: 'three times' }],
        check: 'not-asked',
      }),
    }),
    name: 'Differs',
    description: `The line says five times; the video says three times. The words are at 12:22. “${quote}”`,
  },
  {
    line: insight({
      text: 'It will triple again.',
      ...said,
      state: 'differs',
      findings: findings({ check: 'differs', deciding: 'what it was' }),
    }),
    name: 'Differs',
    description: `The model that checks lines says that this one doesn't follow: “what it was”. The words are at 12:22. “${quote}”`,
  },
  {
    line: insight({ text: 'A million jobs.', ...lost }),
    name: 'Not found',
    description: "We couldn't find this in the transcript.",
  },
  {
    line: insight({ text: 'Perhaps it tripled.', ...lost, ...said }),
    name: 'Unproven',
    description: `An AI transcribed this video, so these words may not have been said. “${quote}”`,
  },
  {
    line: insight({
      text: 'It grew to three times.',
      ...said,
      state: 'checking',
      findings: findings({ check: 'waiting' }),
    }),
    name: 'Being checked',
    description: `The words are at 12:22. Code found the same in line and words: 2 of 3 longer words. The model that checks lines hasn't answered yet. “${quote}”`,
  },
]

async function openDone(done: Summary) {
  const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(done)) })
  await submitLink(user, link)
  await arrival(done.videoTitle)
  return user
}

async function openInsights() {
  const insights = heard.map(({ line }) => line)
  const user = await openDone(summary({ insights, chapters: [] }))
  const items = [
    ...screen.getByRole('region', { name: 'Key insights' }).querySelectorAll<HTMLElement>('li'),
  ] as const
  return { user, items }
}

describe('how far the checker came', () => {
  it.each([
    [
      { checker: null, asked: 0, answered: 0, examination: null },
      'No model checks lines here, so no line is called verified.',
    ],
    [
      { checker: 'one', asked: 4, answered: 0, examination: null },
      "The model that checks lines didn't answer in time, so no line is called verified.",
    ],
    [
      { checker: 'one', asked: 4, answered: 2, examination: null },
      "The model that checks lines didn't answer in time about 2 of 4. They say “Words found”.",
    ],
    [
      { checker: 'one', asked: 4, answered: 3, examination: null },
      "The model that checks lines didn't answer in time about 1 of 4. It says “Words found”.",
    ],
  ])('is said of %j', async (checking, note) => {
    await openDone(checkedSummary({ checking }))
    expect(screen.getByText(note)).toBeTruthy()
  })

  const examined = (more: Partial<Examination>): LineChecking => ({
    checker: 'gemini-3.5-flash',
    asked: 4,
    answered: 4,
    examination: {
      isWriter: false,
      rating: 'strong',
      passed: true,
      turned: { asked: 100, caught: 97 },
      unchanged: { asked: 100, accepted: 94 },
      ...more,
    },
  })

  it.each([
    [{ passed: false }, /^Gemini 3.5 Flash misjudged too many test lines in this text, so its answers/],
    [{ rating: 'weak' }, /^Gemini 3.5 Flash hasn't shown yet that it tells wrong lines from right ones/],
    [{ rating: 'unexamined' }, /hasn't shown yet that it tells wrong lines/],
  ] as const)('says why it counts for nothing where it was examined as %j', async (more, note) => {
    await openDone(checkedSummary({ checking: examined(more) }))
    expect(screen.getByText(note)).toBeTruthy()
  })

  it('names who checked in how it was made and in the card, the writer as that', async () => {
    const user = await openDone(checkedSummary({ checking: examined({ isWriter: true }) }))
    const by = 'Checked by the model that wrote it (Gemini 3.5 Flash), which caught 97 of 100 planted errors.'
    expect(screen.getByText(by).closest('details')).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: 'Verified' })[0] ?? document.body)
    expect(within(screen.getByRole('dialog')).getByText(by)).toBeTruthy()
    closeHome()
    await openDone(checkedSummary({ checking: examined({}) }))
    expect(
      screen.getByText('Checked by Gemini 3.5 Flash, which caught 97 of 100 planted errors.'),
    ).toBeTruthy()
    expect(screen.queryByText(/missed|hasn't shown/)).toBeNull()
  })

  it('is not said where it answered about every line', async () => {
    await openDone(checkedSummary({ checking: { checker: 'one', asked: 4, answered: 4, examination: null } }))
    expect(screen.queryByText(/[Cc]hecker (?:is set up|didn't)/)).toBeNull()
  })
})

describe('a line in every state', () => {
  it('says its state and each finding to a screen reader, and what differs also in its text', async () => {
    const { items } = await openInsights()
    const spoken = items.map((item) => {
      const mark = within(item).getByRole('button', { expanded: false })
      const description = document.getElementById(mark.getAttribute('aria-describedby') ?? '')
      return [description?.textContent]
    })
    expect(spoken).toEqual(heard.map(({ description }) => [description]))
    for (const [place, { name }] of heard.entries()) {
      expect(items[place] && within(items[place]).getByRole('button', { name })).toBeTruthy()
    }
    const differs = items[3]?.textContent
    expect(differs).toContain('The line says five times; the video says three times.')
  })

  it('opens a card that says the same, without a stop for the keys where nothing was said', async () => {
    const { user, items } = await openInsights()
    for (const [place, { name, line }] of heard.entries()) {
      const item = items[place]
      if (item === undefined) throw new Error('Each line has an item.')
      await user.click(within(item).getByRole('button', { name }))
      const card = within(await screen.findByRole('dialog'))
      expect(card.getByText(name)).toBeTruthy()
      const words = card.queryByRole('region', { name: 'What was said' })
      expect(words?.textContent ?? '').toContain(line.quote)
      expect(words === null).toBe(line.quote === '')
      await user.click(card.getByRole('button', { name: 'Close' }))
    }
  })

  it('has one of three marks, which differ in shape as well as in colour, and another while it is checked', () => {
    const shapeOf = (state: CheckState): string => {
      const { container } = render(<StateDot state={state} />)
      return container.querySelector('svg')?.innerHTML ?? ''
    }
    const shapes = Object.groupBy(checkStateSchema.options, shapeOf)
    expect(Object.values(shapes)).toEqual([
      ['verified'],
      ['words-found', 'quoted'],
      ['differs', 'not-found'],
      ['checking'],
    ])
    // The stronger state has the tick.
    expect(shapeOf('verified')).toContain('3.5 6.2')
    expect(shapeOf('words-found')).not.toContain('<path d=')
  })

  it('begins where the others begin, also without a time', async () => {
    const { items } = await openInsights()
    const columns = items.map((item) => item.querySelector(':scope > .min-w-20') !== null)
    expect(columns).toEqual(heard.map(() => true))
  })
})
