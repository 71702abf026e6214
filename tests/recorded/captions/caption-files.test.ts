import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeSubRip, writeWebVtt } from '#core/subtitles/write-subtitles.ts'
import { detectLanguage } from '#core/text/detect-language.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { describeRealData } from '#tests/setup/real-data.ts'
import { parseText, wordsOf } from '#tests/unit/captions/parse-text.ts'
import { expectExtracted, expectFound } from '#tests/unit/extractive/expect-quoted.ts'
import { expectWhole } from '#tests/unit/text/expect-whole.ts'
import expected from './expected.json' with { type: 'json' }
import { languageOf, readFile, recordedCaptions } from './read-file.ts'

/** Files that are long enough for a summary, in each language. */
const summarized = [
  'google-ccby/JavaScript_TheGoodParts.en.srt',
  'google-ccby/IO2009-Wave-keynoteday2.ru.srt',
  'google-ccby/IntroToGoogleData.ja.stc',
  'google-ccby/IntroToGoogleData.zh-CN.stc',
  'google-ccby/IntroToGoogleData.es.stc',
  'google-ccby/IntroToGoogleData.pt-BR.stc',
  'google-ccby/friends_connect_demo.it.srt',
  'google-ccby/friends_connect_demo.fr.srt',
  'google-ccby/friends_connect_demo.de.srt',
  'elephantsdream/captions.sv.vtt',
  'elephantsdream/captions.ar.vtt',
]

describeRealData('real caption files', recordedCaptions, (folder) => {
  it('the caption files are all known', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath !== folder)
      .map((entry) => `${path.basename(entry.parentPath)}/${entry.name}`)
    expect(files.toSorted()).toEqual(expected.map((row) => row.file).toSorted())
  })

  it.each(expected)('$file is read as $format, with $cues cues', (row) => {
    const parsed = readFile(folder, row.file)
    expect({ ...parsed, cues: parsed.cues.length }).toEqual({
      format: row.format,
      cues: row.cues,
      droppedCues: 0,
      repairedCues: row.repaired,
      captionKind: row.kind,
      timings: 'exact',
      clockOffsetSeconds: 0,
      language: row.language,
      title: null,
      encoding: row.file.endsWith('.sub') ? 'shift_jis' : 'utf-8',
      passes: [],
    })
    expect(parsed.cues[0]).toEqual(row.first)
    expect(parsed.cues.at(-1)).toEqual(row.last)
  })

  it.each(expected)('$file reads the same when its name says another format', ({ file }) => {
    expect(readFile(folder, file, 'captions.txt')).toEqual(readFile(folder, file, file))
  })

  it.each(expected)('$file: its sentences hold all words in order', ({ file }) => {
    expectWhole(readFile(folder, file).cues, languageOf(file))
  })

  it.each(expected)(
    '$file: the captions that are written of it each take time and never overlap',
    ({ file }) => {
      const sentences = splitSentences(readFile(folder, file).cues, languageOf(file))
      for (const write of [writeSubRip, writeWebVtt]) {
        const stamps = [...write(sentences).matchAll(/^([\d:.,]+) --> ([\d:.,]+)$/gm)]
        expect(stamps.length).toBeGreaterThanOrEqual(new Set(sentences.map(({ start }) => start)).size)
        // All stamps are of one length, so that they compare as texts.
        for (const [at, [line, start = '', end = '']] of stamps.entries()) {
          expect(start < end, line).toBe(true)
          expect((stamps[at - 1]?.[2] ?? '') <= start, line).toBe(true)
        }
      }
    },
  )

  it.each(expected.filter(({ file }) => !file.includes('chapters')))(
    '$file: its language is known by its words',
    async ({ file }) => {
      const text = readFile(folder, file)
        .cues.map((cue) => cue.text)
        .join(' ')
      expect(await detectLanguage(text)).toBe(languageOf(file).split('-')[0])
    },
  )

  it.each(summarized)('%s: each statement is a sentence of it, and is found there', (file) => {
    const language = languageOf(file)
    const sentences = splitSentences(readFile(folder, file).cues, language)
    expectExtracted(sentences, language)
    expectFound(sentences, language)
  })

  describe('of the same transcript in different formats', () => {
    const transcript = readFile(folder, 'google-ccby/JavaScript_TheGoodParts.en.srt')
    const words = wordsOf(transcript.cues)

    it('have the same words, times and speakers in json3 as in SubRip', () => {
      expect(words).toHaveLength(10_672)
      expect(readFile(folder, 'derived/goodparts.manual.json3').cues).toEqual(transcript.cues)
    })

    it('have the same words, times and speakers in classic XML, as far as that goes', () => {
      const timedtext = readFile(folder, 'derived/goodparts.timedtext.xml')
      expect(timedtext.cues).toEqual(transcript.cues.slice(0, timedtext.cues.length))
    })

    it('have the same words in automatic json3, but for case and punctuation', () => {
      const automatic = readFile(folder, 'derived/goodparts.asr.json3')
      const plain = (list: string[]): string[] =>
        list.map((word) => word.toLowerCase().replace(/[^a-z0-9]/g, ''))
      const heard = plain(wordsOf(automatic.cues)).filter(Boolean)
      expect(heard.length).toBeGreaterThan(2500)
      expect(heard).toEqual(plain(words).filter(Boolean).slice(0, heard.length))
    })

    it('have the same words and starts in rolling WebVTT as in automatic json3', () => {
      const automatic = readFile(folder, 'derived/goodparts.asr.json3')
      const rolling = readFile(folder, 'derived/goodparts.asr-rolling.vtt')
      const shown = ({ start, text }: { start: number | null; text: string }) => ({ start, text })
      expect(rolling.cues.map(shown)).toEqual(automatic.cues.slice(0, rolling.cues.length).map(shown))
    })

    it('have the same words in SubRip made of the rolling WebVTT, which has lost its word times', () => {
      const rolling = readFileSync(path.join(folder, 'derived/goodparts.asr-rolling.vtt'), 'utf8')
      const [, ...cues] = rolling.replace(/<[^>]*>/g, '').split('\n\n')
      const converted = parseText(
        cues.map((cue, i) => `${i + 1}\n${cue.replaceAll('.', ',')}`).join('\n\n'),
        'talk.en.srt',
      )
      expect(converted.format).toBe('subrip')
      expect(converted.captionKind).toBe('automatic')
      expect(wordsOf(converted.cues)).toEqual(wordsOf(parseText(rolling).cues))
    })
  })
})
