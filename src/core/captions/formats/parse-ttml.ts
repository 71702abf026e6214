import { decodeHTMLStrict, decodeXML } from 'entities'
import { joinText } from '#product/join-text.ts'
import { stripTags } from '../clean-text.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { attributesOf, scanMarkup } from './scan-markup.ts'
import { createTtmlClock } from './ttml-clock.ts'
import type { Attributes, TtmlClock } from './ttml-clock.ts'
import { createTtmlMetadata } from './ttml-metadata.ts'

/** Apple writes a span around each word and each sentence, without blanks between. */
const unitOfSpan = /<span [^<>]{0,200}:unit=/

/** A paragraph that has begun: its last caption, and where in that the words of the last span begin. */
type Paragraph = { cue: RawCue; isTimed: boolean; spanFrom: number }

/** The position in the document that has been read up to. */
type Position = { clock: TtmlClock; language: string | null; paragraph: Paragraph | null }

/** Reads TTML with its times on paragraphs or on spans, in any of its units. */
export function parseTtml(document: string): RawCaptions {
  const hasUnits = unitOfSpan.test(document)
  const metadata = createTtmlMetadata()
  const cues: RawCue[] = []
  const position: Position = { clock: createTtmlClock(new Map()), language: null, paragraph: null }

  const write = (words: string): void => {
    if (position.paragraph !== null) position.paragraph.cue.text += words
  }
  const enter = (attributes: Attributes, isClosing: boolean): void =>
    position.clock.enter(attributes, isClosing)
  const paragraph = (attributes: Attributes, isClosing: boolean): void => {
    if (isClosing) {
      position.paragraph = null
      return
    }
    const speaker = metadata.nameOf(attributes.get('agent'))
    const cue = { ...readTimes(attributes, position.clock), text: '', speaker }
    cues.push(cue)
    position.paragraph = { cue, isTimed: Number.isFinite(cue.startMs), spanFrom: 0 }
  }
  const span = (attributes: Attributes, isClosing: boolean): void => {
    if (position.paragraph === null) return
    if (isClosing) return write(hasUnits ? ' ' : '')
    const cue = cueOfSpan(attributes, position.paragraph, position.clock)
    if (cue !== position.paragraph.cue) cues.push(cue)
    position.paragraph = { ...position.paragraph, cue, spanFrom: cue.text.length }
  }
  /** The work of each element; all others are left out, and their words are read. */
  const elements = new Map<string, (attributes: Attributes, isClosing: boolean) => void>([
    [
      'tt',
      (attributes, isClosing) => {
        if (isClosing) return
        position.clock = createTtmlClock(attributes)
        position.language = attributes.get('lang') ?? null
      },
    ],
    ['body', enter],
    ['div', enter],
    ['p', paragraph],
    ['span', span],
    ['br', () => write('\n')],
  ])

  for (const token of scanMarkup(document)) {
    if (metadata.take(token)) continue
    if (token.kind === 'text') write(token.text)
    else elements.get(localName(token.name))?.(attributesOf(token), token.isClosing)
  }
  for (const cue of cues) {
    const words = stripTags(decodeHTMLStrict(decodeXML(cue.text)))
    cue.text = hasUnits ? joinText(words.split(/\s+/)) : words
  }
  const captionKind = position.language === null ? 'human' : 'unknown'
  return { cues, captionKind, language: position.language, hasTapeClock: true }
}

/** The name of an element without the prefix of its namespace. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** The times of a paragraph; a length goes before an end. */
function readTimes(attributes: Attributes, clock: TtmlClock): { startMs: number; endMs: number | null } {
  const startMs = clock.read(attributes.get('begin')) ?? Number.NaN
  const length = clock.readLength(attributes.get('dur'))
  return { startMs, endMs: length === null ? clock.read(attributes.get('end')) : startMs + length }
}

/** A span of one word, or of a few characters of scripts without blanks. */
const oneWord = /^\S{0,12}$/

/**
 * The caption that the words of a span belong to. A timed span in an untimed paragraph is one of its own,
 * unless it is the first, or the span before it is a word of the same line.
 */
function cueOfSpan(attributes: Attributes, { cue, isTimed, spanFrom }: Paragraph, clock: TtmlClock): RawCue {
  const startMs = clock.read(attributes.get('begin'))
  if (startMs === null || isTimed) return cue
  const endMs = clock.read(attributes.get('end'))
  if (cue.text.trim() === '') return Object.assign(cue, { startMs, endMs })
  const isNewLine = cue.text.slice(cue.text.trimEnd().length).includes('\n')
  const isWordBefore = oneWord.test(cue.text.slice(spanFrom).trim())
  if (!isNewLine && isWordBefore) return Object.assign(cue, { endMs: endMs ?? cue.endMs })
  return { startMs, endMs, text: '', speaker: cue.speaker }
}
