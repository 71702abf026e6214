import fc from 'fast-check'
import { lexer, parse as parseMarkdown } from 'marked'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { writeSubRip, writeWebVtt } from '#core/subtitles/write-subtitles.ts'
import type { SummaryDocument } from '#export/documents.ts'
import { highlightsCsv, highlightsMarkdown } from '#export/highlights.ts'
import { plain } from '#export/markdown.ts'
import { ankiDeck } from '#local/anki-notes.ts'
import { summaryFormatIds } from '#product/summary-formats.ts'
import { ankiPackage } from '#server/lib/anki/anki-package.ts'
import { writeSummaryFile } from '#server/lib/summary-file.ts'
import { parseFile } from '#tests/setup/parse-file.ts'
import { partOfRuns } from '#tests/setup/part-of-walk.ts'
import { readAnkiPackage } from './read-anki-package.ts'
import { summaryDocument } from './summary-document.ts'

/**
 * Words that mean something in one of the programs, and what is left of them where a control is taken out.
 */
const hostile = [
  '#tag and C# and #2',
  '==loud== and a=b',
  '%%hidden%% and 100%',
  '$x$ for $25 or $$y$$',
  'a footnote^1 ^block-id',
  '~~gone~~ and ~20',
  '| a | b |',
  '&copy; &#35; R&D',
  '[[Another note]] ![[picture.png]] [link](x)',
  '<script>alert(1)</script> <b>',
  '# no heading',
  '---',
  '===',
  '- no item',
  '+',
  '1. no list',
  '2024) nor this',
  '```js',
  '`code` and \\*stars\\*',
  '> [!danger] no callout',
  '{{cloze}} {{c1::gap}} [sound:https://example.org/a.mp3] [latex]x[/latex] \\(x\\) \\[y\\]',
  '=HYPERLINK("x") "quoted", comma',
  '} @misc{other, title = {x}',
  '0:01 --> 0:02 {\\an8}<i>',
  'title: "x"\u2028--- more',
  'https://example.org/a_b and www.a_b.org',
]
const steering = '\u001B]0;owned\u0007\u202Egnp.\u2066x\u009B2J\uD800'

function summaryOf(text: string): SummaryDocument {
  const { insights, chapters, ...summary } = summaryDocument()
  return {
    ...summary,
    videoTitle: text,
    videoChannel: text,
    summary: `${text}\n${text}`,
    gist: text,
    insights: insights.map((insight) => ({ ...insight, text, quote: text })),
    chapters: chapters.map((chapter) => ({ ...chapter, title: text })),
  }
}

/** The text that a reader of Markdown sees: the text of its tokens, and their kinds. */
function readMarkdown(markdown: string): { text: string; kinds: Set<string> } {
  const kinds = new Set<string>()
  const html = parseMarkdown(markdown, { async: false, walkTokens: ({ type }) => void kinds.add(type) })
  const text = html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
  return { text: text.trim(), kinds }
}

describe('words in Markdown', () => {
  const shown = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

  it.each(hostile)('are shown as they are: %j', (text) => {
    const { text: read, kinds } = readMarkdown(plain(text))
    expect(read).toBe(shown(text))
    expect([...kinds].filter((kind) => !['paragraph', 'text', 'escape'].includes(kind))).toEqual([])
  })

  it('are shown as they are, whatever they are made of', () => {
    const letters = '#=%$^~|&<>[]()`*_-+!\\:;.1a अ "\'{}/'.split('')
    const parts = fc.constantFrom(...letters, '  ', '\n', '&amp', '==', '%%')
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (given) => {
        const text = given.join('')
        expect(readMarkdown(plain(text)).text).toBe(shown(text))
      }),
      { seed: 7, numRuns: partOfRuns(1000) },
    )
  })

  it.each(['markdown', 'obsidian', 'notion', 'mindmap'] as const)(
    'leave nothing that a program of notes takes for a mark of its own as %s',
    async (format) => {
      for (const text of hostile) {
        const note = String(await writeSummaryFile(summaryOf(text), format))
        const [, front = null, body = note] = /^---\n(.*?)\n---\n(.*)$/s.exec(note) ?? []
        if (front !== null) expect(parseYaml(front)).toMatchObject({ title: text })
        // Without what is escaped, and without the links and marks that are ours.
        const left = body
          .replaceAll(/\\[!-/:-@[-`{-~]/g, '')
          .replaceAll(/\]\(https:\/\/[^)]*\)|^\| Link \| .*$|^\| .* \|$|\[\[#[^\]]*\]\]/gm, '')
        expect(left, text).not.toMatch(/(?<!\S)#[^\s#]|==|%%|\$|\^|~|\[\[|&#?\w+;|<\w/)
        const headings = lexer(body).flatMap((token) => (token.type === 'heading' ? [token] : []))
        expect(
          headings.filter(({ depth }) => depth === 1),
          text,
        ).toHaveLength(1)
      }
    },
  )
})

describe('what steers a program', () => {
  const controls = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

  it.each(summaryFormatIds.filter((format) => format !== 'anki' && format !== 'word'))(
    'is in no file as %s',
    async (format) => {
      const written = String(await writeSummaryFile(summaryOf(`One${steering} two`), format))
      expect(written).not.toMatch(format === 'readwise' ? /(?![\t\r\n])[\p{Cc}\u202E]/u : controls)
      expect(written).toMatch(/One.*two/)
      if (format === 'json' || format === 'csl') expect(written).not.toMatch(/\\u00|\\ud8/)
    },
  )

  it('is in no captions and no highlights', () => {
    const text = `One${steering} two`
    const sentence = { index: 0, start: 0, end: 2, text, speaker: text, turn: 0, fragment: false }
    const [insight] = summaryOf(text).insights
    if (insight === undefined) throw new Error('The summary has insights')
    const highlight = {
      line: 'i0',
      note: text,
      createdAt: '2026-11-25T10:20:30.000Z',
      updatedAt: '2026-11-25T10:20:30.000Z',
    }
    const highlighted = [{ line: { evidence: insight }, highlight }]
    for (const written of [
      writeSubRip([sentence]),
      writeWebVtt([sentence]),
      highlightsMarkdown(highlighted, summaryOf(text)),
      highlightsCsv(highlighted, summaryOf(text)).replaceAll('\r', ''),
    ]) {
      expect(written).not.toMatch(controls)
    }
  })
})

describe('the other programs', () => {
  it('read back the words: tables, JSON and captions', async () => {
    for (const text of hostile) {
      const table = Papa.parse<string[]>(String(await writeSummaryFile(summaryOf(text), 'readwise')))
      expect(table.errors).toEqual([])
      expect(table.data[1]?.[1]?.replace(/^'/, '')).toBe(text)
      const json: unknown = JSON.parse(String(await writeSummaryFile(summaryOf(text), 'json')))
      expect(json).toMatchObject({ videoTitle: text })
      const words = `Words ${text}`
      const sentence = { index: 0, start: 0, end: 2, text: words, speaker: null, turn: 0, fragment: false }
      const captions = writeWebVtt([sentence])
      const { cues } = parseFile(Buffer.from(captions), 'a.vtt')
      expect(cues).toHaveLength(captions.split(' --> ').length - 1)
    }
  })

  it('show a deck under one name without tags, and play nothing that a card says', async () => {
    for (const text of [...hostile, '::', ': a :: b ::: c', '  ']) {
      const read = await readAnkiPackage(ankiPackage([ankiDeck(summaryOf(text))], 1))
      expect(read.check).toEqual({ integrity_check: 'ok' })
      const names = z.record(z.string(), z.object({ name: z.string() })).parse(JSON.parse(read.col.decks))
      const [name, ...others] = Object.values(names).flatMap((deck) =>
        deck.name === 'Default' ? [] : deck.name,
      )
      expect(name).toMatch(/^Précis::[^<>\s](?!.*::)[^<>]*$/)
      expect(others).toEqual([])
      for (const { flds } of read.notes) {
        expect(flds.split('\u001F')).toHaveLength(2)
        expect(flds).not.toMatch(/\[(?:sound|latex|anki)|\\\(|<(?!\/?(?:small|br|a|blockquote|span)\b)/)
      }
    }
  })
})
