import { describe, expect, it } from 'vitest'
import { highlightsCsv, highlightsMarkdown } from '#export/highlights.ts'
import { highlightedLines } from '#web/features/highlights/highlight-list.tsx'
import { linesOf } from '#web/features/result-state/lines.ts'
import { insight, lost, summary, summarySentence } from './factories.ts'

const createdAt = '2026-11-22T20:15:00.000Z'

function highlighted(notes: Record<string, string>, over: Parameters<typeof summary>[0] = {}) {
  const video = summary(over)
  const byLine = new Map(Object.entries(notes).map(([line, note]) => [line, { line, note, createdAt }]))
  return { video, lines: highlightedLines(linesOf(video), byLine) }
}

describe('highlights as Markdown', () => {
  it('have a link to their second, the words that were said, the note and the day', () => {
    const { video, lines } = highlighted({ 'insight-0': 'First.\nThen *this*.', 'sentence-0': '' })
    expect(highlightsMarkdown(lines, video)).toBe(`# President Kennedy's Speech at Rice University

NASA Video, https://www.youtube.com/watch?v=WZyRbnpGyzQ

- [8:44](https://www.youtube.com/watch?v=WZyRbnpGyzQ&t=524s) Going to the moon was chosen because it is hard. (verified)

  > We choose to go to the moon in this decade, not because they are easy, but because they are hard.

  **Note:** First.
  Then \\*this\\*.

  Highlighted on 2026-11-22

- [0:38](https://www.youtube.com/watch?v=WZyRbnpGyzQ&t=38s) We meet at a college noted for knowledge. (quoted)

  Highlighted on 2026-11-22
`)
  })

  it('do without a link where there is no video, and say what was not found', () => {
    const over = { videoUrl: null, videoId: null, videoChannel: null, insights: [insight(lost)] }
    const { video, lines } = highlighted({ 'insight-0': '' }, over)
    expect(highlightsMarkdown(lines, video)).toContain(
      '\n- Going to the moon was chosen because it is hard. (not found)\n',
    )
  })
})

describe('highlights for Readwise', () => {
  it('have its columns, one address for all, whole seconds and times in UTC', () => {
    const { video, lines } = highlighted({ 'sentence-0': '', 'insight-0': 'So "hard", it says.\nTwice.' })
    expect(highlightsCsv(lines, video)).toBe(
      [
        'Highlight,Title,Author,URL,Note,Location,Date',
        `"We choose to go to the moon in this decade, not because they are easy, but because they are hard.",President Kennedy's Speech at Rice University,NASA Video,https://www.youtube.com/watch?v=WZyRbnpGyzQ,"So ""hard"", it says.\nTwice.\nGoing to the moon was chosen because it is hard.\nverified",524,2026-11-22 20:15:00`,
        `We meet at a college noted for knowledge.,President Kennedy's Speech at Rice University,NASA Video,https://www.youtube.com/watch?v=WZyRbnpGyzQ,quoted,38,2026-11-22 20:15:00`,
        '',
      ].join('\r\n'),
    )
  })

  it.each(['=HYPERLINK("http://example.org")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
    'are no formula to a spreadsheet: %j',
    (danger) => {
      const sentence = summarySentence({ text: danger, quote: '' })
      const over = { videoTitle: danger, videoChannel: danger, summarySentences: [sentence] }
      const { video, lines } = highlighted({ 'sentence-0': danger }, over)
      const [, row = ''] = highlightsCsv(lines, video).split('Date\r\n')
      const starts = [...row.matchAll(/(?:^|,)"?(.)/gs)].map(([, start]) => start)
      expect(starts.filter((start) => start === "'")).toHaveLength(4)
    },
  )
})
