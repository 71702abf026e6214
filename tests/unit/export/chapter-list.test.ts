import { describe, expect, it } from 'vitest'
import type { Chapter } from '#contract/evidence.ts'
import { chapterList } from '#export/chapter-list.ts'
import { copiedSummary } from '#export/plain-text.ts'
import { fileWords as german } from '#languages/de/file-words.ts'
import { writeSummaryFile } from '#server/lib/summary-file.ts'
import { summaryDocument } from './summary-document.ts'

const chapter = (title: string, start: number | null): Chapter => ({
  title,
  start,
  end: null,
  sentence: Math.round(start ?? 0),
  gist: null,
  automatic: true,
})

const hello = chapter('Hello', 4.2)
const river = chapter('The  river\nThames', 754.9)
const chapters = [hello, river, chapter('Seals', 4021)]
const [first, second] = summaryDocument().insights
if (first === undefined || second === undefined) throw new Error('The summary has insights')
const list = '0:00 Hello\n12:34 The river Thames\n1:07:01 Seals\n'

describe('chapters as players read them', () => {
  it('begin at the beginning, have a line each, and are the same copied and as a file', async () => {
    const summary = summaryDocument({ chapters })
    expect(chapterList(chapters)).toBe(list)
    expect(copiedSummary(summary, 'chapters')).toBe(list)
    expect(await writeSummaryFile(summary, 'chapters')).toBe(list)
  })

  it('are three at least, ten seconds each, and those without a time are left out', () => {
    expect(chapterList(chapters.slice(0, 2))).toBeNull()
    expect(chapterList([...chapters.slice(0, 2), chapter('Never', null)])).toBeNull()
    expect(chapterList([...chapters, chapter('At once', 4025), chapter('End', 4100)])).toBe(
      `${list}1:08:20 End\n`,
    )
  })

  it('are called by what is said in them where they have no name, and by no more than a line', () => {
    const said = { ...chapter('', 60), gist: { ...first, text: `${'The river is clean '.repeat(9)}.` } }
    const lines = chapterList([hello, said, river])?.split('\n') ?? []
    expect(lines[1]).toMatch(/^1:00 The river is clean .{60,90}…$/)
  })
})

describe('quotes to post', () => {
  it('have who says them, their second and a link, each once', () => {
    const insights = [first, second, first].map((insight) => ({ ...insight, speaker: 'Ada' }))
    const summary = summaryDocument({ insights })
    expect(copiedSummary(summary, 'quotes').split('\n\n').slice(1)).toEqual([
      '“So =The river is clean”\nAda, 0:04, https://www.youtube.com/watch?v=WZyRbnpGyzQ&t=4s',
      '“So Seals came back”\nAda, 1:05, https://www.youtube.com/watch?v=WZyRbnpGyzQ&t=65s\n',
    ])
  })
})

it('quotes stand between the quotation marks of the page', () => {
  expect(copiedSummary(summaryDocument(), 'quotes', german)).toContain('„So Seals came back“')
})

it.each(['text', 'times', 'evidence', 'markdown'] as const)(
  'a form copied as %s has its sections and its steps in order',
  (format) => {
    const line = (text: string, paragraph: number) => ({ ...first, text, paragraph, more: [] })
    const copied = copiedSummary(
      summaryDocument({
        insights: [],
        form: {
          id: 'steps',
          name: 'Steps',
          sections: [
            { heading: 'What you need', shape: 'points', paragraph: 0 },
            { heading: 'Steps', shape: 'steps', paragraph: 1000 },
          ],
        },
        summarySentences: [line('Two eggs.', 0), line('Beat them.', 1000), line('Fry them.', 1001)],
      }),
      format,
    )
    expect(copied).toMatch(
      /What you need\n+- .*Two eggs\.[^]*Steps\n+1\. .*Beat them\.[^]*\n2\. .*Fry them\./,
    )
  },
)
