import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { transcriptFormats } from '#contract/transcripts.ts'
import { captionFormats } from '#core/captions/caption-formats.ts'
import { writtenCues } from '#tests/fakes/youtube/written-cues.ts'
import { storyCues, storyFiles, captionBytes } from '#tests/setup/caption-files.ts'
import { encodingOf, parseFile } from '#tests/setup/parse-file.ts'
import { parseText, textsOf } from './parse-text.ts'
import { writers } from './write-captions.ts'

const captions = new URL('../../../src/core/captions/', import.meta.url)

/** The modules below a folder that take values of one whose path the pattern finds. */
function importersOf(pattern: RegExp): string[] {
  return readdirSync(captions, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && pattern.test(readFileSync(new URL(file, captions), 'utf8')))
    .toSorted()
}

describe('The list of caption formats', () => {
  it('has a row for each format of the contract and for no other', () => {
    expect(Object.keys(captionFormats).toSorted()).toEqual([...transcriptFormats].toSorted())
  })

  it('has each reader once, so that one that is not in it reads nothing', () => {
    const exported = readdirSync(new URL('formats/', captions)).flatMap((file) => {
      const source = readFileSync(new URL(`formats/${file}`, captions), 'utf8')
      return [...source.matchAll(/export function (\w+)\(text: string\): RawCaptions/g)].map(
        ([, name]) => name,
      )
    })
    const listed = Object.values(captionFormats).map(({ read }) => read.name)
    expect(new Set(listed)).toEqual(new Set(exported))
    expect(listed).toHaveLength(exported.length)
  })

  it('is where readers are taken from, but for json3 as YouTube sends it', () => {
    const reader =
      /import \{[^}]*\bread(?:Ass|Chat|Json|Lrc|Panel|Plain|Sami|Sbv|Subrip|Table|Timedtext|Webvtt)\b[^}]*\}/
    expect(importersOf(reader)).toEqual(['caption-formats.ts', 'formats/json.ts'])
    expect(importersOf(/import \{[^}]*\breadJson3\b/)).toEqual([
      'caption-formats.ts',
      'formats/json.ts',
      'parse-captions.ts',
    ])
  })

  it('takes any text for the last of them only', () => {
    expect(Object.keys(captionFormats).at(-1)).toBe('plain')
  })
})

/**
 * Signs that a pass rewrites in a text that is no caption file: a link and bold letters of Markdown, and
 * times with frames.
 */
const said = '[Ann](https://example.org) met **Otto** at 00:00:01:12, or so.'

describe('A text that a strict reader reads whole', () => {
  it.each([
    [
      'subrip',
      `1\n00:00:01,000 --> 00:00:02,000\n${said}\n\n2\n00:00:03,000 --> 00:00:04,000\n00:00:05:10\n`,
    ],
    ['webvtt', `WEBVTT\n\n00:01.000 --> 00:02.000 align:start\n${said}\n`],
    ['sbv', `0:00:01.000,0:00:02.000\n${said}\n`],
    [
      'json',
      JSON.stringify(
        [
          { start: 1, end: 2, text: said },
          { start: 3, end: 4, text: 'Yes.' },
        ],
        null,
        1,
      ),
    ],
    ['json3', JSON.stringify({ events: [{ tStartMs: 1000, dDurationMs: 900, segs: [{ utf8: said }] }] })],
    ['timedtext', `<transcript><text start="1" dur="2">${said}</text></transcript>`],
  ])('is not rewritten: %s', (format, text) => {
    const parsed = parseText(text)
    expect(parsed).toMatchObject({ format, passes: [] })
    expect(textsOf(parsed)[0]).toBe(said)
  })

  it.each(Object.values(storyFiles).filter((file) => !/\.(?:panel\.txt|stc|sub)$/.test(file)))(
    'is each caption file of the project, as it came: %s',
    (file) => {
      expect(parseFile(captionBytes(file), file).passes).toEqual([])
    },
  )

  it('is no longer one where a line is written in another way', () => {
    const subrip = writers.subrip(writtenCues(storyCues('en')))
    expect(parseText(subrip.replace('-->', '–>')).passes).toEqual(['time-lines'])
    expect(parseText(subrip).passes).toEqual([])
  })
})

describe('The passes that rewrite a text', () => {
  it.each([
    ['yaml-head', '---\ntitle: A talk\n---\n0:01 One.\n0:05 Two.\n0:09 Three.'],
    ['time-lines', '[1.00s -> 4.00s] One.\n[5.00s -> 8.00s] Two.\n[9.00s -> 12.00s] Three.'],
    ['frames', '00:00:01:00 00:00:02:00 One.\n00:00:05:00 00:00:06:00 Two.\n00:00:09:00 00:00:10:00 Three.'],
    ['markdown', '**0:01** One.\n**0:05** Two.\n**0:09** Three.'],
    [
      'turns',
      'Otto\n1 second\n0:01\nOne.\nRuth\n5 seconds\n0:05\nTwo.\nOtto\n9 seconds\n0:09\nThree.\nRuth\n11 seconds\n0:11\nFour.',
    ],
  ])('are named with the file that they changed: %s', (pass, text) => {
    const parsed = parseText(text)
    expect(parsed.passes).toEqual([pass])
    expect(textsOf(parsed).slice(0, 3)).toEqual(['One.', 'Two.', 'Three.'])
    expect(parsed.cues.map(({ start }) => start).slice(0, 3)).toEqual([1, 5, 9])
  })

  it('leave all else as it came', () => {
    expect(parseText('Good evening.\nWe met on the pier.').passes).toEqual([])
  })
})

describe('The encoding of a file', () => {
  it('is the one that was read, with a name that a browser knows', () => {
    const parsed = parseFile(captionBytes(storyFiles.ja), 'captions.sub')
    expect(parsed.encoding).toBe('shift_jis')
    expect(() => new TextDecoder(encodingOf(captionBytes(storyFiles.ja)))).not.toThrow()
  })
})
