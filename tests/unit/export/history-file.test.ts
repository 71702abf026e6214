import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import type { SummaryDocument } from '#export/documents.ts'
import { fileWords } from '#languages/en/file-words.ts'
import { summaryFormatIds } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { writeHistoryFile } from '#server/features/history/items/export-history.ts'
import { readAnkiPackage } from './read-anki-package.ts'
import { readBibtex } from './read-bibtex.ts'
import { summaryDocument } from './summary-document.ts'

const now = Date.UTC(2026, 10, 26)
const made = { now, words: fileWords }

/** Summaries of videos whose titles differ but for two, which differ only in case. */
function library(): SummaryDocument[] {
  return ['Rivers', 'rivers', 'Bridges, “old” & new'].map((videoTitle, at) =>
    summaryDocument({ videoTitle, videoId: `WZyRbnpGyz${at}` }),
  )
}

async function* lazily<T>(items: readonly T[], onRead: (at: number) => void = () => undefined) {
  for (const [at, item] of items.entries()) {
    onRead(at)
    yield item
  }
}

async function write(format: SummaryFormat, summaries = library()): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer[] = []
  for await (const piece of writeHistoryFile(lazily(summaries), format, made)) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

describe('a whole history as one file', () => {
  it.each(['markdown', 'obsidian', 'notion'] as const)('has a note for each video as %s', async (format) => {
    const files = unzipSync(await write(format))
    expect(Object.keys(files)).toEqual(['Rivers.md', 'rivers (2).md', 'Bridges, “old” & new.md'])
    for (const [name, bytes] of Object.entries(files)) {
      const text = strFromU8(bytes)
      expect(text, name).toContain('## Summary')
      if (format === 'notion') continue
      const [, front = ''] = text.split('---\n')
      expect(parseYaml(front), name).toMatchObject({ title: expect.stringMatching(/ivers|Bridges/) })
    }
  })

  it('loses no note whose title is that of another one with its number', async () => {
    const titles = ['Rivers', 'Rivers', 'Rivers (2)', 'क'.repeat(100), 'क'.repeat(101), '']
    const files = unzipSync(
      await write(
        'obsidian',
        titles.map((videoTitle) => summaryDocument({ videoTitle })),
      ),
    )
    const names = Object.keys(files)
    expect(names.slice(0, 3)).toEqual(['Rivers.md', 'Rivers (2).md', 'Rivers (2) (2).md'])
    expect(names).toHaveLength(titles.length)
    for (const name of names) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
  })

  it('cites each transcript without a video, also where their titles begin alike or have no Latin letter', async () => {
    const titles = ['One two three four five six', 'One two three four five seven', 'नदियाँ', '川']
    const summaries = titles.map((videoTitle, at) =>
      summaryDocument({
        videoTitle,
        videoId: null,
        videoUrl: null,
        createdAt: `2026-11-25T10:20:3${at}.000Z`,
      }),
    )
    const keys = readBibtex(String(await write('bibtex', summaries))).map(({ key }) => key)
    expect(new Set(keys).size).toBe(titles.length)
  })

  it('is one package of decks for Anki, each card once', async () => {
    const again = [...library(), ...library()]
    const read = await readAnkiPackage(writeHistoryFile(lazily(again), 'anki', made))
    expect(read.check).toEqual({ integrity_check: 'ok' })
    expect(read.notes).toHaveLength(9)
    expect(new Set(read.notes.map(({ guid }) => guid)).size).toBe(9)
    const decks = z.record(z.string(), z.object({ name: z.string() })).parse(JSON.parse(read.col.decks))
    const used = new Set(read.cards.map(({ did }) => decks[String(did)]?.name))
    expect([...used]).toEqual(['Précis::Rivers', 'Précis::rivers', 'Précis::Bridges, “old” & new'])
    expect(read.cards.map(({ nid }) => nid)).toEqual(read.notes.map(({ id }) => id))
  })

  it('is a table with one head for Readwise', async () => {
    const { data, errors } = Papa.parse<string[]>((await write('readwise')).toString().trim())
    expect(errors).toEqual([])
    expect(data[0]?.[0]).toBe('Highlight')
    expect(data).toHaveLength(10)
    expect(new Set(data.slice(1).map((row) => row[1])).size).toBe(3)
  })

  it('is a list as JSON', async () => {
    const list = z.array(z.object({ videoTitle: z.string() })).parse(JSON.parse(String(await write('json'))))
    expect(list.map(({ videoTitle }) => videoTitle)).toEqual(library().map(({ videoTitle }) => videoTitle))
    expect(JSON.parse(String(await write('json', [])))).toEqual([])
  })

  it('cites each video once', async () => {
    const twice = [...library(), ...library()]
    const items = z.array(z.object({ id: z.string() })).parse(JSON.parse(String(await write('csl', twice))))
    expect(items.map(({ id }) => id)).toEqual([
      'youtube-WZyRbnpGyz0',
      'youtube-WZyRbnpGyz1',
      'youtube-WZyRbnpGyz2',
    ])
    expect(String(await write('bibtex', twice)).match(/^@misc\{/gm)).toHaveLength(3)
  })

  it('is one text, with a line between the videos', async () => {
    expect(String(await write('text')).split(`\n${'-'.repeat(72)}\n`)).toHaveLength(3)
  })

  it.each(summaryFormatIds.filter((format) => format !== 'anki'))(
    'holds one summary at a time as %s, however many there are',
    async (format) => {
      const many = Array.from({ length: 300 }, (_, at) =>
        summaryDocument({ videoTitle: `Video ${at}`, videoId: `${at}`.padStart(11, 'a') }),
      )
      let read = 0
      let pieces = 0
      for await (const piece of writeHistoryFile(
        lazily(many, (at) => (read = at + 1)),
        format,
        made,
      )) {
        pieces += piece.length > 0 ? 1 : 0
        // Each summary gives a piece at least, before the next one is read.
        expect(read).toBeLessThanOrEqual(pieces + 1)
      }
      expect(read).toBe(300)
    },
  )
})
