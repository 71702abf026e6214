import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseCaptions } from '#server/domain/captions/parse-captions.ts'
import expected from '../../fixtures/captions/expected.json' with { type: 'json' }
import { captionsFolder, fixtureBytes, parseText, wordsOf } from './fixture-files.ts'

describe('parseCaptions of real files', () => {
  it('knows what every file of the folder holds', () => {
    const files = readdirSync(captionsFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath !== new URL('.', captionsFolder).pathname)
      .map((entry) => `${entry.parentPath.split('/').findLast(Boolean)}/${entry.name}`)
      .filter((file) => !file.startsWith('captions/'))
    expect(files.toSorted()).toEqual(expected.map((row) => row.file).toSorted())
  })

  it.each(expected)('$file: $format, $cues cues', (row) => {
    const parsed = parseCaptions(fixtureBytes(row.file), {})
    expect({ ...parsed, cues: parsed.cues.length }).toEqual({
      format: row.format,
      cues: row.cues,
      droppedCues: 0,
      repairedCues: row.repaired,
      captionKind: row.kind,
      timings: 'exact',
      clockOffsetSeconds: 0,
      language: row.language,
    })
    expect(parsed.cues[0]).toEqual(row.first)
    expect(parsed.cues.at(-1)).toEqual(row.last)
  })

  it.each(expected)('$file reads the same when its name says another format', (row) => {
    const named = parseCaptions(fixtureBytes(row.file), { fileName: 'captions.txt' })
    expect(named).toEqual(parseCaptions(fixtureBytes(row.file), { fileName: row.file }))
  })
})

describe('the same talk in different formats', () => {
  const talk = parseCaptions(fixtureBytes('google-ccby/JavaScript_TheGoodParts.en.srt'), {})
  const words = wordsOf(talk.cues)

  it('has the same words, times and speakers in json3 as in SubRip', () => {
    const json3 = parseCaptions(fixtureBytes('derived/goodparts.manual.json3'), {})
    expect(words).toHaveLength(10_672)
    expect(json3.cues).toEqual(talk.cues)
  })

  it('has the same words, times and speakers in classic XML, as far as that goes', () => {
    const timedtext = parseCaptions(fixtureBytes('derived/goodparts.timedtext.xml'), {})
    expect(timedtext.cues).toEqual(talk.cues.slice(0, timedtext.cues.length))
  })

  it('has the same words in automatic json3, but for case and punctuation', () => {
    const automatic = parseCaptions(fixtureBytes('derived/goodparts.asr.json3'), {})
    const plain = (list: string[]): string[] =>
      list.map((word) => word.toLowerCase().replace(/[^a-z0-9]/g, ''))
    const spoken = plain(wordsOf(automatic.cues)).filter(Boolean)
    expect(spoken.length).toBeGreaterThan(2500)
    expect(spoken).toEqual(plain(words).filter(Boolean).slice(0, spoken.length))
  })

  it('has the same words and starts in rolling WebVTT as in automatic json3', () => {
    const automatic = parseCaptions(fixtureBytes('derived/goodparts.asr.json3'), {})
    const rolling = parseCaptions(fixtureBytes('derived/goodparts.asr-rolling.vtt'), {})
    const shown = ({ start, text }: { start: number | null; text: string }) => ({ start, text })
    expect(rolling.cues.map(shown)).toEqual(automatic.cues.slice(0, rolling.cues.length).map(shown))
  })

  it('has the same words in SubRip made of the rolling WebVTT, which has lost its word times', () => {
    const rolling = new TextDecoder().decode(fixtureBytes('derived/goodparts.asr-rolling.vtt'))
    const [, ...cues] = rolling.replace(/<[^>]*>/g, '').split('\n\n')
    const converted = parseText(
      cues.map((cue, i) => `${i + 1}\n${cue.replaceAll('.', ',')}`).join('\n\n'),
      'talk.en.srt',
    )
    const direct = parseText(rolling)
    expect(converted.format).toBe('subrip')
    expect(converted.captionKind).toBe('automatic')
    expect(wordsOf(converted.cues)).toEqual(wordsOf(direct.cues))
  })
})
