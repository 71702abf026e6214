import { expect, it } from 'vitest'
import type { SummarySentence } from '#contract/evidence.ts'
import { ankiDeck } from '#export/anki-notes.ts'
import { summaryMarkdown } from '#export/markdown.ts'
import { summaryText } from '#export/plain-text.ts'
import { summaryReadwise } from '#export/readwise.ts'
import { summaryDocument } from './summary-document.ts'

function line(text: string, paragraph: number, second: number): SummarySentence {
  const { insights } = summaryDocument()
  const [insight] = insights
  if (insight === undefined) throw new Error('The document has no insight')
  return { ...insight, text, quote: 'It was said.', second, sentence: paragraph, paragraph, more: [] }
}

const notes = summaryDocument({
  insights: [],
  form: {
    id: 'study-notes',
    name: 'Study notes',
    sections: [
      { heading: 'Terms', shape: 'terms', paragraph: 0 },
      { heading: 'Do this', shape: 'steps', paragraph: 1000 },
      { heading: 'Questions', shape: 'questions', paragraph: 2000 },
      { heading: 'Open', shape: 'points', paragraph: 3000 },
    ],
  },
  summarySentences: [
    line('Delta: a river that parts.', 0, 4),
    line('Open the lock.', 1000, 65),
    line('Close it.', 1001, 70),
    line('Who opened it? The mayor.', 2000, 80),
  ],
})

it('a form in Markdown has its sections, each line with its second and its state', () => {
  const text = summaryMarkdown(notes)
  expect(text).toMatch(
    /## Study notes\n\n### Terms\n\n- \[0:04\]\(\S+t=4s\) Delta: a river that parts\. \(.+\)/,
  )
  expect(text).toMatch(/### Do this\n\n1\. \[1:05\]\(\S+\) Open the lock\. \(.+\)\n2\. \[1:10\]/)
  expect(text).toContain('### Open\n\nNothing about this in the video.')
  expect(text).not.toContain('Key insights')
})

it('a form as text has no head for insights that are not there', () => {
  const text = summaryText(notes)
  expect(text).toContain('Study notes:\nTerms\n- Delta: a river that parts. (0:04)')
  expect(text).toContain('Do this\n1. Open the lock. (1:05)\n2. Close it. (1:10)')
  expect(text).not.toContain('Key Insights')
})

it('the terms and questions of a form are the fronts of its cards', () => {
  const { notes: cards } = ankiDeck(notes)
  expect(cards).toHaveLength(4)
  expect(cards[0]?.front).toContain('<br>Delta')
  expect(cards[0]?.back).toMatch(/^a river that parts\./)
  expect(cards[3]?.front).toContain('<br>Who opened it?')
  expect(new Set(cards.map(({ id }) => id)).size).toBe(4)
})

it('the lines of a form are highlights', () => {
  expect(summaryReadwise(notes)).toContain('Open the lock.')
})
