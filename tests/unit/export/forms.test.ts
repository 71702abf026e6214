import { lexer } from 'marked'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import type { SummarySentence } from '#contract/evidence.ts'
import { summaryMarkdown } from '#export/markdown.ts'
import { mindMap } from '#export/mind-map.ts'
import { summaryText } from '#export/plain-text.ts'
import { summaryReadwise } from '#export/readwise.ts'
import { ankiDeck } from '#local/anki-notes.ts'
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

/** The branches of a map as a reader of Markdown finds them: headings with the lines of the lists below. */
function branchesOf(markdown: string): { heading: string; lines: string[] }[] {
  const [, , body = ''] = /^(---\n.*?\n---\n)(.*)$/s.exec(markdown) ?? []
  const branches: { heading: string; lines: string[] }[] = []
  for (const token of lexer(body)) {
    if (token.type === 'heading')
      branches.push({ heading: `${'#'.repeat(token.depth)} ${token.text}`, lines: [] })
    if (token.type === 'list')
      branches.at(-1)?.lines.push(...token.items.map(({ text }: { text: string }) => text))
  }
  return branches
}

const watch = 'https://www.youtube.com/watch?v=WZyRbnpGyzQ'

describe('a mind map', () => {
  it('has a branch for each section with the lines that are said in it, each with its second', () => {
    expect(branchesOf(mindMap(summaryDocument({ gist: 'Rivers get clean.' })))).toEqual([
      { heading: String.raw`# Rivers: 100% of "London" & \[more\] \#1`, lines: ['Rivers get clean.'] },
      {
        heading: String.raw`## [0:00](${watch}&t=0s) Water \[clean\]`,
        lines: [`[0:04](${watch}&t=4s) =The river is clean`, `[1:05](${watch}&t=65s) Seals came back`],
      },
      {
        heading: `## [2:00](${watch}&t=120s) Money`,
        lines: [`[2:10](${watch}&t=130s) It costs 25 pounds, "roughly"`],
      },
    ])
  })

  it('has the sections of a form as its branches, and says who says a line', () => {
    const sentence = { ...summaryDocument().insights[0], paragraph: 10, more: [] }
    const [insight] = summaryDocument().insights
    if (insight === undefined) throw new Error('The document has insights')
    const form = {
      id: 'meeting',
      name: 'Meeting',
      sections: [
        { heading: 'Decisions', shape: 'points', paragraph: 0 },
        { heading: 'Open', shape: 'points', paragraph: 100 },
      ],
    } as const
    const summarySentences = [{ ...insight, ...sentence, text: 'We ship it', speaker: 'Priya', second: null }]
    const map = mindMap(
      summaryDocument({ form: { ...form, sections: [...form.sections] }, summarySentences }),
    )
    expect(branchesOf(map).slice(1)).toEqual([
      { heading: '## Decisions', lines: ['We ship it (Priya)'] },
      { heading: '## Open', lines: [] },
    ])
  })

  it('has properties that a YAML reader takes, and hangs lines on the title where there are no sections', () => {
    const map = mindMap(summaryDocument({ chapters: [] }))
    expect(parseYaml(/^---\n(.*?)\n---\n/s.exec(map)?.[1] ?? '')).toMatchObject({
      title: 'Rivers: 100% of "London" & [more] #1',
      markmap: { colorFreezeLevel: 2 },
    })
    expect(branchesOf(map)).toHaveLength(1)
    expect(branchesOf(map)[0]?.lines).toHaveLength(3)
  })
})
