import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { finishCaptions } from '#core/captions/finish-captions.ts'
import { readSbv, readSubrip, readWebvtt } from '#core/captions/formats/cue-blocks.ts'
import { readJson3 } from '#core/captions/formats/json3.ts'
import { readPlain } from '#core/captions/formats/prose.ts'
import { readStc } from '#core/captions/formats/read-ass.ts'
import { readPanel } from '#core/captions/formats/read-panel.ts'
import { readTimedtext } from '#core/captions/formats/read-timedtext.ts'
import type { ParsedCaptions } from '#core/captions/raw-captions.ts'
import { maxTranscriptSeconds } from '#product/limits.ts'
import { parseFile } from '#tests/setup/parse-file.ts'
import { partOfRuns } from '#tests/setup/part-of-walk.ts'
import { writers } from './write-captions.ts'
import type { WrittenCue } from './write-captions.ts'

const words = fc.constantFrom(
  ...'so today we begin >> Anna: [Music] ♪ <i>x</i> &amp; 1:02 日本語です。 Да, - what? {\\an8} "quoted" -->'.split(
    ' ',
  ),
)
const cueText = fc.array(words, { minLength: 1, maxLength: 8 }).map((list) => list.join(' '))

/** A few captions in order; now and then out of it, or of no length. */
const someCues: fc.Arbitrary<WrittenCue[]> = fc
  .array(
    fc.record({
      gap: fc.integer({ min: -500, max: 5000 }),
      length: fc.integer({ min: 0, max: 4000 }),
      text: cueText,
    }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((list) => {
    let at = 0
    return list.map(({ gap, length, text }) => {
      at = Math.max(0, at + gap)
      return { startMs: at, endMs: at + length, text }
    })
  })

/** Pieces that mean something to one reader or another. */
const markers = [
  '-->',
  ' --> ',
  '<',
  '>',
  '</',
  '<v ',
  '<c>',
  '<00:00:01.000>',
  '&',
  '&amp;lt;',
  '[',
  ']',
  '(',
  '>>',
  ':',
  ': ',
  '\n',
  '\n\n',
  '\r',
  '0:00',
  '0:00\n',
  '99:59:59,999',
  '-1:00',
  '*TC 00:00:01;00',
  'WEBVTT',
  'NOTE',
  '1',
  '{',
  '}',
  '{"events":[',
  '"segs":',
  'null',
  '1e999',
  '<text start="',
  '<p t="1" d="',
  '<![CDATA[',
  '<!--',
  ']]>',
  '\u0000',
  '\ufeff',
  '\ud800',
  '\u202e',
  '\u00a0',
  '♪',
]

/** Applies one kind of damage to a text. */
const damage: fc.Arbitrary<(text: string) => string> = fc.oneof(
  fc
    .double({ min: 0, max: 1, noNaN: true })
    .map((share) => (text: string) => text.slice(0, Math.floor(text.length * share))),
  fc
    .double({ min: 0, max: 1, noNaN: true })
    .map((share) => (text: string) => text.slice(Math.floor(text.length * share))),
  fc
    .tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom(...markers),
      fc.integer({ min: 1, max: 40 }),
    )
    .map(([share, marker, times]) => (text: string) => {
      const at = Math.floor(text.length * share)
      return text.slice(0, at) + marker.repeat(times) + text.slice(at)
    }),
  fc.tuple(fc.constantFrom(...markers), fc.constantFrom(...markers)).map(
    ([from, to]) =>
      (text: string) =>
        text.replaceAll(from, to),
  ),
  fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => (text: string) => {
    const [from, to] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y)
    return text.slice(0, to) + text.slice(from)
  }),
)

/** A caption file of any format, damaged in a few ways. */
const damagedText: fc.Arbitrary<string> = fc
  .tuple(someCues, fc.constantFrom(...Object.values(writers)), fc.array(damage, { maxLength: 4 }))
  .map(([cues, writer, changes]) => changes.reduce((text, change) => change(text), writer(cues)))

/** The bytes of a damaged file, some of them flipped. */
const damagedBytes: fc.Arbitrary<Uint8Array> = fc
  .tuple(damagedText, fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 6 }))
  .map(([text, flips]) => {
    const bytes = new TextEncoder().encode(text)
    for (const [at, value] of flips) if (bytes.length > 0) bytes[at % bytes.length] = value
    return bytes
  })

const transcriptCodes = [
  'TRANSCRIPT_EMPTY',
  'TRANSCRIPT_NOT_TEXT',
  'TRANSCRIPT_TOO_LARGE',
  'TRANSCRIPT_TOO_LONG',
]

/** The rules of every transcript that is taken; a refusal must be one of the four. */
function expectSound(read: () => ParsedCaptions): void {
  let parsed
  try {
    parsed = read()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    expect(transcriptCodes).toContain(error.code)
    return
  }
  expect(parsed.cues.length).toBeGreaterThan(0)
  expect(Math.min(parsed.droppedCues, parsed.repairedCues)).toBeGreaterThanOrEqual(0)
  let previous = 0
  for (const { start, duration, text, speaker } of parsed.cues) {
    expect(text.trim()).toBe(text)
    expect(text).toMatch(/[\p{L}\p{N}]/u)
    expect(text).not.toMatch(/[\n\r\u00a0\u200b]/)
    expect(speaker ?? 'x').toMatch(/^\S(?:.{0,98}\S)?$/u)
    if (start === null) expect(duration).toBeNull()
    else {
      expect(start).toBeGreaterThanOrEqual(previous)
      expect(start).toBeLessThanOrEqual(maxTranscriptSeconds)
      previous = start
    }
    if (start !== null && duration !== null) {
      expect(duration).toBeGreaterThanOrEqual(0)
      expect(start + duration).toBeLessThanOrEqual(maxTranscriptSeconds + 0.001)
    }
  }
}

describe('damaged input', () => {
  it.each([
    ['json3', readJson3],
    ['timedtext', readTimedtext],
    ['webvtt', readWebvtt],
    ['subrip', readSubrip],
    ['stc', readStc],
    ['sbv', readSbv],
    ['panel', readPanel],
    ['plain', readPlain],
  ] as const)('makes the reader of %s neither crash nor give unsound cues', (format, read) => {
    fc.assert(
      fc.property(damagedText, (text) => expectSound(() => finishCaptions(format, read(text)))),
      { numRuns: partOfRuns(150) },
    )
  })

  it('is read or refused whatever its bytes and name', () => {
    const name = fc.constantFrom('', 'a.srt', 'a.vtt', 'a.json3', 'a.xml', 'a.txt')
    fc.assert(
      fc.property(damagedBytes, name, (bytes, fileName) => expectSound(() => parseFile(bytes, fileName))),
      { numRuns: partOfRuns(400) },
    )
  })

  it('may be any bytes at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => expectSound(() => parseFile(bytes))),
      { numRuns: partOfRuns(300) },
    )
  })
})
