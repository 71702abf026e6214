import { describe, expect, it } from 'vitest'
import { captionBytes, languages, readCaptions, storyCues, storyFiles } from '#tests/setup/caption-files.ts'
import { parseFile } from '#tests/setup/parse-file.ts'

/**
 * The facts that each file says of itself; `ends` is whether it says when a caption ends, before the next one
 * begins.
 */
const files = [
  { file: storyFiles.en, format: 'subrip', kind: 'unknown', language: null, ends: true },
  { file: storyFiles.de, format: 'webvtt', kind: 'unknown', language: null, ends: true },
  { file: storyFiles.es, format: 'sbv', kind: 'unknown', language: null, ends: true },
  { file: storyFiles.fr, format: 'json3', kind: 'human', language: null, ends: true },
  { file: storyFiles.it, format: 'stc', kind: 'unknown', language: null, ends: false },
  { file: storyFiles.ja, format: 'sbv', kind: 'unknown', language: null, ends: true },
  { file: storyFiles['pt-BR'], format: 'timedtext', kind: 'human', language: null, ends: true },
  { file: storyFiles.ru, format: 'timedtext', kind: 'automatic', language: null, ends: true },
  { file: storyFiles['zh-CN'], format: 'panel', kind: 'unknown', language: null, ends: false },
  { file: 'lighthouse.en.automatic.json3', format: 'json3', kind: 'automatic', language: null, ends: false },
  { file: 'lighthouse.en.rolling.vtt', format: 'webvtt', kind: 'automatic', language: 'en', ends: true },
]
const count = 20
const starts = Array.from({ length: count }, (_, i) => 1 + 5 * i)
const plain = (text: string): string => text.toLowerCase().replaceAll(/[.,]/g, '')

describe('the caption files of the project', () => {
  it.each(files)(
    'have all captions at their times in $file, as $format',
    ({ file, format, kind, language, ends }) => {
      const parsed = readCaptions(file)
      expect({ ...parsed, cues: parsed.cues.map(({ start }) => start) }).toEqual({
        format,
        cues: starts,
        droppedCues: 0,
        repairedCues: 0,
        title: null,
        encoding: file === storyFiles.ja ? 'shift_jis' : 'utf-8',
        passes: [],
        captionKind: kind,
        timings: 'exact',
        clockOffsetSeconds: 0,
        language,
      })
      for (const { duration, speaker } of parsed.cues.slice(0, -1)) {
        expect(duration).toBeCloseTo(ends ? 4.5 : 5, 1)
        expect(speaker).toBeNull()
      }
    },
  )

  it.each(files)('$file reads the same when its name says another format', ({ file }) => {
    expect(parseFile(captionBytes(file), 'captions.txt')).toEqual(readCaptions(file))
  })

  it('have the same words in automatic captions, but for case and punctuation', () => {
    const written = storyCues('en').map(({ text }) => plain(text))
    for (const file of ['lighthouse.en.automatic.json3', 'lighthouse.en.rolling.vtt']) {
      expect(readCaptions(file).cues.map(({ text }) => text)).toEqual(written)
    }
  })

  it('have the same words without any times', () => {
    const { format, timings, cues } = readCaptions('lighthouse.en.txt')
    expect({ format, timings }).toEqual({ format: 'plain', timings: 'none' })
    expect(cues.map(({ text }) => text).join(' ')).toBe(
      storyCues('en')
        .map(({ text }) => text)
        .join(' '),
    )
  })

  it('say something else in each language', () => {
    expect(new Set(languages.map((language) => storyCues(language)[0]?.text)).size).toBe(languages.length)
  })
})
