import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import type { ParsedFile } from '#core/captions/raw-captions.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { parseFile } from '#tests/setup/parse-file.ts'

const folder = new URL('../../fixtures/reports/', import.meta.url)
const expectedSchema = z.record(
  z.string(),
  z.object({
    words: z.array(z.string()),
    not: z.array(z.string()),
    starts: z.array(z.number()).nullable(),
    mayRefuse: z.string().nullable(),
    title: z.string().optional(),
  }),
)
const expected = expectedSchema.parse(JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')))

/** A frame of the slowest clock, in seconds: as near as a time with frames can be read. */
const frame = 1 / 24

function read(file: string): ParsedFile | AppError {
  try {
    return parseFile(readFileSync(new URL(file, folder)), file)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

describe('A file as people have reported it', () => {
  it.each(Object.entries(expected))(
    'is read with its words and times, or refused by name: %s',
    (file, must) => {
      const result = read(file)
      if (result instanceof AppError) {
        expect(result.message).toMatch(new RegExp(must.mayRefuse ?? '^never$'))
        return
      }
      const text = result.cues.map((cue) => cue.text).join(' ')
      for (const words of must.words) expect(text).toContain(words)
      const sentences = splitSentences(result.cues, 'en').map((sentence) => sentence.text)
      for (const words of must.not) expect(sentences.join('\n')).not.toContain(words)
      if (must.title !== undefined) expect(result.title).toBe(must.title)
      const starts = result.cues.map(({ start }) => start)
      for (const start of must.starts ?? []) {
        const isThere = starts.some((found) => found !== null && Math.abs(found - start) <= frame)
        expect({ start, isThere, starts }).toMatchObject({ isThere: true })
      }
      if (result.timings === 'exact' && result.cues.length > 1) {
        expect(new Set(starts).size, 'captions of one second').toBeGreaterThan(1)
      }
    },
  )

  it.each([
    ['gb18030-28.srt', '今晚我们要在花园里种番茄和豆子，欢迎大家来。'],
    ['utf16le-nobom-29.srt', '每天早上太阳升起来以前浇水。'],
    ['sjis-30.srt', '毎朝、日が高くなる前に水をやりましょう。'],
    ['thai-31.srt', 'คืนนี้เราจะปลูกมะเขือเทศและถั่วในสวน'],
  ])('is read in its encoding: %s', (file, words) => {
    expect(read(file)).toMatchObject({
      cues: expect.arrayContaining([expect.objectContaining({ text: words })]),
    })
  })
})
