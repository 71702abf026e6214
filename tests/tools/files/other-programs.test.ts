import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { SummaryDocument } from '#export/documents.ts'
import { libraryBibtex, libraryCsl, libraryMarkdown } from '#export/library-answer.ts'
import { wordFile } from '#export/word-file.ts'
import { summaryFormats } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { writeFeed } from '#server/features/digests/service.ts'
import { writeSummaryFile } from '#server/lib/summary-file.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { libraryAnswer } from '#tests/unit/export/library-answer.ts'
import { summaryDocument } from '#tests/unit/export/summary-document.ts'
import { asText, hasProgram, openWith, programs, python } from './programs.ts'
import type { Program } from './programs.ts'

const known = await Promise.all(programs.map(async (name) => [name, await hasProgram(name)] as const))
const has = Object.fromEntries(known)
/** A test of what a program reads; skipped, and counted, where the machine lacks it. */
const openedBy = (program: Program) => it.runIf(has[program])
const patience = testTimeoutMs(180)

const summary = summaryDocument()
const hindi = { videoTitle: 'गंगा: “साफ़” नदी', summary: 'यह नदी साफ़ है।', language: 'hi' }
const arabic = { videoTitle: 'نهر التايمز', summary: 'النهر نظيف اليوم، و London قريبة.', language: 'ar' }

async function open(
  program: Program,
  format: SummaryFormat,
  { args, changes = {} }: { args: string[]; changes?: Partial<SummaryDocument> },
): Promise<string> {
  const content = await writeSummaryFile({ ...summary, ...changes }, format)
  return await openWith({ program, name: `file.${summaryFormats[format].extension}`, content }, args)
}

const line = 'Seals came back'

describe('LibreOffice', () => {
  openedBy('soffice')(
    'shows a summary with its facts, lines, states and quotes',
    async () => {
      const text = await open('soffice', 'word', { args: asText })
      expect(text).toContain(summary.videoTitle)
      expect(text).toContain('Channel: A_Channel')
      expect(text).toContain(`1:05 ${line} (verified)`)
      expect(text).toContain(`So ${line}`)
      expect(text).toContain('differs: 25 / said: 70')
    },
    patience,
  )

  openedBy('soffice').each([hindi, arabic])(
    'shows one in $language letter by letter',
    async (changes) => {
      const text = await open('soffice', 'word', { args: asText, changes })
      expect(text).toContain(changes.videoTitle)
      expect(text).toContain(changes.summary)
    },
    patience,
  )

  openedBy('soffice')(
    'shows an answer with its sources',
    async () => {
      const { question: title, createdAt: at } = libraryAnswer
      const content = wordFile({ markdown: libraryMarkdown(libraryAnswer), title, language: 'en', at })
      const text = await openWith({ program: 'soffice', name: 'answer.docx', content }, asText)
      expect(text).toContain('1:01 “Six thousand.” (Tom)')
      expect(text).toContain('1. City, Board, 2026-05-14. https://www.youtube.com/watch?v=WZyRbnpGyzQ')
    },
    patience,
  )
})

describe('pandoc', () => {
  const native = ['--to', 'plain', '--wrap=none', '--from']

  openedBy('pandoc').each([
    ['word', 'docx'],
    ['markdown', 'markdown'],
    ['obsidian', 'markdown'],
    ['notion', 'gfm'],
    ['mindmap', 'markdown'],
  ] as const)(
    'reads a summary as %s',
    async (format, from) => {
      const text = await open('pandoc', format, { args: [...native, from] })
      expect(text).toContain(line)
      expect(text).not.toContain('summarized_by')
    },
    patience,
  )

  openedBy('pandoc').each([
    ['bibtex', 'biblatex'],
    ['csl', 'csljson'],
  ] as const)(
    'reads the citation of a video as %s',
    async (format, from) => {
      const args = ['--from', from, '--to', 'csljson']
      const [item] = z
        .array(z.object({ title: z.string(), URL: z.string(), author: z.array(z.unknown()) }))
        .parse(JSON.parse(await open('pandoc', format, { args })))
      expect(item).toMatchObject({ title: expect.stringContaining('London'), URL: summary.videoUrl })
    },
    patience,
  )

  openedBy('pandoc').each([
    ['answer.bib', 'biblatex', libraryBibtex(libraryAnswer)],
    ['answer.json', 'csljson', libraryCsl(libraryAnswer)],
  ])(
    'reads the citations of an answer out of %s',
    async (name, from, content) => {
      const read = await openWith({ program: 'pandoc', name, content }, ['--from', from, '--to', 'csljson'])
      const titles = z
        .array(z.object({ title: z.string(), note: z.string().optional() }))
        .parse(JSON.parse(read))
      expect(titles.map(({ title }) => title).toSorted()).toEqual(['Board', 'Interview 7'])
      expect(titles.map(({ note }) => note)).toContain('Tom 1:01; Priya 1:15')
    },
    patience,
  )
})

describe('Python', () => {
  const read = async <T>(schema: z.ZodType<T>, format: SummaryFormat, lines: string[]): Promise<T> =>
    schema.parse(JSON.parse(await open('python3', format, { args: python(lines) })))

  openedBy('python3')('reads the rows of a file for Readwise', async () => {
    const rows = await read(z.array(z.record(z.string(), z.string())), 'readwise', [
      'print(json.dumps(list(csv.DictReader(open(sys.argv[1], newline="", encoding="utf-8")))))',
    ])
    expect(rows[1]).toMatchObject({ Highlight: `So ${line}`, Location: '65' })
    expect(rows[1]?.['Note']).toContain(line)
  })

  openedBy('python3')(
    'opens a deck for Anki, and finds a fact, its quote, its second and its link on a card',
    async () => {
      const notes = await read(z.array(z.string()), 'anki', [
        'zipfile.ZipFile(sys.argv[1]).extract("collection.anki2")',
        'print(json.dumps([row[0] for row in sqlite3.connect("collection.anki2").execute("select flds from notes")]))',
      ])
      expect(notes).toHaveLength(3)
      const [front = '', back = ''] = (notes[1] ?? '').split('\u001F')
      expect(front).toContain('&#91;…]')
      expect(back).toContain(`<blockquote>So ${line}</blockquote>`)
      expect(back).toContain('t=65s">1:05</a>')
    },
  )

  openedBy('python3').each(['json', 'csl'] as const)('reads a summary as %s', async (format) => {
    const document = await read(z.unknown(), format, ['print(json.dumps(json.load(open(sys.argv[1]))))'])
    expect(JSON.stringify(document)).toContain('London')
  })

  openedBy('python3').each(['chapters', 'text'] as const)(
    'reads a summary as %s, in UTF-8',
    async (format) => {
      const text = await read(z.string(), format, [
        'print(json.dumps(open(sys.argv[1], encoding="utf-8").read()))',
      ])
      expect(text).toContain(format === 'chapters' ? '0:00 ' : line)
    },
  )

  openedBy('python3')('parses each part of a document for word processors as XML', async () => {
    const names = await read(z.array(z.string()), 'word', [
      'parts = zipfile.ZipFile(sys.argv[1])',
      'assert parts.testzip() is None',
      'print(json.dumps([name for name in parts.namelist() if ElementTree.fromstring(parts.read(name)) is not None]))',
    ])
    expect(names).toContain('word/document.xml')
  })

  openedBy('python3')('parses a feed as XML', async () => {
    const [insight] = summary.insights
    if (insight === undefined) throw new Error('The summary has insights')
    const item = {
      id: '1',
      title: 'A & <b>',
      source: 'C',
      gist: 'G',
      insights: [insight],
      link: 'https://a.example/v/1',
      at: summary.createdAt,
    }
    const about = {
      title: 'T & <t>',
      description: 'D',
      link: 'https://a.example',
      self: 'https://a.example/feed',
    }
    const content = writeFeed(about, [item])
    const titles = await openWith(
      { program: 'python3', name: 'feed.xml', content },
      python([
        'print(json.dumps([each.text.strip() for each in ElementTree.parse(sys.argv[1]).iter("title")]))',
      ]),
    )
    expect(JSON.parse(titles)).toEqual(['T & <t>', 'A & <b>'])
  })
})
