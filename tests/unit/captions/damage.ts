import fc from 'fast-check'
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
export const damagedText: fc.Arbitrary<string> = fc
  .tuple(someCues, fc.constantFrom(...Object.values(writers)), fc.array(damage, { maxLength: 4 }))
  .map(([cues, writer, changes]) => changes.reduce((text, change) => change(text), writer(cues)))

/** The bytes of a damaged file, some of them flipped. */
export const damagedBytes: fc.Arbitrary<Uint8Array> = fc
  .tuple(damagedText, fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 6 }))
  .map(([text, flips]) => {
    const bytes = new TextEncoder().encode(text)
    for (const [at, value] of flips) if (bytes.length > 0) bytes[at % bytes.length] = value
    return bytes
  })
