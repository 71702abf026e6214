import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { libraryMarkdown } from '#export/library-answer.ts'
import { wordFile } from '#export/word-file.ts'
import { writeSummaryFile } from '#server/lib/summary-file.ts'
import { libraryAnswer } from './library-answer.ts'
import { summaryDocument } from './summary-document.ts'

const at = '2026-11-25T10:20:30.000Z'

/** The parts of a document, and its paragraphs with style, direction and words. */
function read(bytes: Uint8Array | string) {
  if (typeof bytes === 'string') throw new TypeError('A document has bytes')
  const files = Object.entries(unzipSync(bytes)).map(([name, each]) => [name, strFromU8(each)] as const)
  const parts = new Map(files)
  const paragraphs = [...(parts.get('word/document.xml') ?? '').matchAll(/<w:p>(.*?)<\/w:p>/g)].map(
    ([, xml = '']) => ({
      style: /<w:pStyle w:val="(\w+)"/.exec(xml)?.[1] ?? '',
      list: /<w:numId w:val="(\d+)"/.exec(xml)?.[1] ?? '',
      isRightToLeft: xml.includes('<w:bidi/>'),
      text: [...xml.matchAll(/<w:t [^>]*>(.*?)<\/w:t>/g)].map(([, text]) => text).join(''),
    }),
  )
  return { parts, paragraphs }
}

it('a summary has its title, the facts of the video, its lines with quote and state, and its sections', async () => {
  const { paragraphs, parts } = read(await writeSummaryFile(summaryDocument(), 'word'))
  const styled = paragraphs.map(({ style, text }) => `${style}: ${text}`)
  expect(styled[0]).toBe('Title: Rivers: 100% of &quot;London&quot; &amp; [more] #1')
  expect(styled).toContain(': Channel: A_Channel')
  expect(styled).toContain('Heading1: Key insights')
  expect(styled).toContain('ListParagraph: 0:04 =The river is clean (verified)')
  expect(styled).toContain('Quote: So =The river is clean')
  expect(styled).toContain('ListParagraph: 2:00 Money')
  expect(parts.get('word/_rels/document.xml.rels')).toContain(
    'Target="https://www.youtube.com/watch?v=WZyRbnpGyzQ&amp;t=65s" TargetMode="External"',
  )
  expect(parts.get('docProps/core.xml')).toContain(
    '<dc:title>Rivers: 100% of &quot;London&quot; &amp; [more] #1</dc:title>',
  )
})

it('nothing of a text steers the program that opens it', async () => {
  const text = '& <w:p> "quoted" ]]> \u0001\u202E\uFFFE\uD800 _x000D_'
  const { paragraphs, parts } = read(
    await writeSummaryFile(summaryDocument({ videoTitle: text, summary: text }), 'word'),
  )
  expect(paragraphs[0]?.text).toBe('&amp; &lt;w:p&gt; &quot;quoted&quot; ]]&gt;  _x000D_')
  for (const part of parts.values()) expect(part).not.toMatch(/[^\t\n\r\u0020-\uFFFD]|\u202E/)
})

it('an answer has its passages by video and its sources, numbered from one', () => {
  const markdown = libraryMarkdown(libraryAnswer)
  const { paragraphs } = read(wordFile({ markdown, title: 'What?', language: 'en', at }))
  expect(paragraphs.map(({ text }) => text)).toEqual([
    'What did it *cost*?',
    'Board [1]',
    '1:01 “Six thousand.” (Tom)',
    '1:15 “And a day.” (Priya)',
    'Interview 7 [2]',
    '“Nobody knows.”',
    'Sources',
    'City, Board, 2026-05-14. https://www.youtube.com/watch?v=WZyRbnpGyzQ Accessed on 2026-11-29.',
    'Interview 7. Accessed on 2026-11-29.',
  ])
  expect(paragraphs.map(({ list }) => list)).toEqual(['', '', '1', '1', '', '1', '', '2', '2'])
})

it('each numbered list begins with its own number', () => {
  const { parts } = read(wordFile({ markdown: '1. a\n\nb\n\n3. c\n4. d', title: '', language: 'en', at }))
  expect([...(parts.get('word/numbering.xml') ?? '').matchAll(/startOverride w:val="(\d)"/g)]).toMatchObject([
    { 1: '1' },
    { 1: '3' },
  ])
})

it('a paragraph runs in the direction of its own first letter', () => {
  const markdown = '# نهر London\n\n1:05 London نهر\n\nयह नदी\n\n> «נהר»'
  const { paragraphs } = read(wordFile({ markdown, title: 'نهر', language: 'ar', at }))
  expect(paragraphs.map(({ isRightToLeft }) => isRightToLeft)).toEqual([true, false, false, true])
})
