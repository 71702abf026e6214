import { decodeHTMLStrict, decodeXML } from 'entities'
import { joinText } from '#product/join-text.ts'
import { stripTags } from '../clean-text.ts'
import { readClock } from '../cue-timing.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { endBeforeNext, hasPlaceholders } from './cue-blocks.ts'
import { attributesOf, scanMarkup } from './scan-markup.ts'
import { createTtmlMetadata } from './ttml-metadata.ts'

/** Apple writes a span around each word and each sentence, without blanks between. */
const unitOfSpan = /<span [^<>]{0,200}:unit=/

/**
 * Reads the XML that YouTube's caption endpoint gives: classic `<text start dur>` in seconds (srv1),
 * `<text t d>` (srv2) and `<p t d>` (srv3) in milliseconds, and TTML with its times on paragraphs or spans,
 * in any of its units. Classic text is escaped twice.
 */
export function readTimedtext(text: string): RawCaptions {
  const cues: RawCue[] = []
  let open: RawCue | null = null
  let isAutomatic = false
  let isTimed = false
  let spanFrom = 0
  let clock: TtmlClock | null = null
  let language: string | null = null
  const hasUnits = unitOfSpan.test(text)
  const metadata = createTtmlMetadata()
  for (const token of scanMarkup(text)) {
    if (clock !== null && metadata.take(token)) continue
    if (token.kind === 'text') {
      if (open !== null) open.text += token.text
      continue
    }
    const { isClosing } = token
    const name = token.name.slice(token.name.indexOf(':') + 1)
    if (name === 'br' && open !== null) open.text += '\n'
    else if ((name === 'text' || name === 'p') && !isClosing) {
      const attributes = attributesOf(token)
      isAutomatic ||= isAppended(attributes)
      open = { ...startCue(attributes, clock), speaker: metadata.nameOf(attributes.get('agent')) }
      isTimed = Number.isFinite(open.startMs)
      spanFrom = 0
      cues.push(open)
    } else if (name === 'text' || name === 'p') open = null
    else if (name === 's' && !isClosing) isAutomatic ||= hasWordTime(attributesOf(token))
    else if (name === 'span' && open !== null && clock !== null && isClosing) open.text += hasUnits ? ' ' : ''
    else if (name === 'span' && open !== null && clock !== null) {
      open = openSpan(attributesOf(token), {
        open,
        last: open.text.slice(spanFrom).trim(),
        cues,
        clock,
        isTimed,
      })
      spanFrom = open.text.length
    } else if ((name === 'div' || name === 'body') && clock !== null)
      clock.enter(attributesOf(token), isClosing)
    else if (name === 'tt' && !isClosing) {
      clock = createTtmlClock(attributesOf(token))
      language = attributesOf(token).get('lang') ?? null
    }
  }
  for (const cue of cues) {
    const words = stripTags(decodeHTMLStrict(decodeXML(cue.text)))
    cue.text = hasUnits ? joinText(words.split(/\s+/)) : words
  }
  if (clock === null) trimEnds(cues, isAutomatic)
  const captionKind = isAutomatic ? 'automatic' : language === null ? 'human' : 'unknown'
  return { cues, captionKind, language, hasTapeClock: clock !== null }
}

type Opened = { open: RawCue; last: string; cues: RawCue[]; clock: TtmlClock; isTimed: boolean }

/** A span of one word, or of a few characters of scripts without blanks. */
const oneWord = /^\S{0,12}$/

/** A timed span in an untimed paragraph is a caption, unless the one before is a word of its line. */
function openSpan(attributes: Map<string, string>, { open, last, cues, clock, isTimed }: Opened): RawCue {
  const startMs = clock.read(attributes.get('begin'))
  if (startMs === null || isTimed) return open
  const endMs = clock.read(attributes.get('end'))
  if (open.text.trim() === '') return Object.assign(open, { startMs, endMs })
  const isLine = open.text.slice(open.text.trimEnd().length).includes('\n')
  if (!isLine && oneWord.test(last)) return Object.assign(open, { endMs: endMs ?? open.endMs })
  const next: RawCue = { startMs, endMs, text: '', speaker: open.speaker }
  cues.push(next)
  return next
}

/** Ends captions of YouTube where the next with words begins, as in json3. */
function trimEnds(cues: readonly RawCue[], isAutomatic: boolean): void {
  const written = cues.filter(({ text, startMs }) => text.trim() !== '' && Number.isFinite(startMs))
  const timed = written.map(({ startMs, endMs }) => ({
    startMs: startMs ?? Number.NaN,
    durationMs: startMs === null || endMs === null || !Number.isFinite(endMs) ? null : endMs - startMs,
  }))
  const placeholders = hasPlaceholders(timed, isAutomatic)
  for (const [i, cue] of written.entries()) {
    const own = timed[i]
    if (own !== undefined && (own.durationMs ?? 1) > 0)
      cue.endMs = endBeforeNext(own, timed[i + 1]?.startMs ?? null, placeholders)
  }
}

/** The line end that makes rolling captions scroll. */
function isAppended(attributes: Map<string, string>): boolean {
  return attributes.get('a') === '1' || attributes.get('append') === '1'
}

function hasWordTime(attributes: Map<string, string>): boolean {
  return attributes.has('ac') || attributes.has('t')
}

function startCue(attributes: Map<string, string>, clock: TtmlClock | null): RawCue {
  const start = attributes.get('start')
  if (clock !== null) {
    const startMs = clock.read(attributes.get('begin')) ?? milliseconds(attributes.get('t')) ?? Number.NaN
    const length = clock.readLength(attributes.get('dur')) ?? milliseconds(attributes.get('d'))
    const endMs = length === null ? clock.read(attributes.get('end')) : startMs + length
    return { startMs, endMs, text: '', speaker: null }
  }
  const [from, length] =
    start === undefined
      ? [milliseconds(attributes.get('t')), milliseconds(attributes.get('d'))]
      : [toMs(start), toMs(attributes.get('dur'))]
  const startMs = from ?? Number.NaN
  return { startMs, endMs: length === null ? null : startMs + length, text: '', speaker: null }
}

function milliseconds(value: string | undefined): number | null {
  return value === undefined ? null : Math.round(Number(value))
}

function toMs(value: string | undefined): number | null {
  return value === undefined ? null : Math.round(Number(value) * 1000)
}

type Attributes = ReadonlyMap<string, string>

/** The times of one TTML document (W3C, "Timing Attributes"), in milliseconds. */
type TtmlClock = {
  /** A time of an element, counted from its parents' times; `null` without one, `NaN` for a bad one. */
  read: (value: string | undefined) => number | null
  /** A length, which is counted from nothing. */
  readLength: (value: string | undefined) => number | null
  /** Notes that a `body` or a `div` begins or ends: the times within it count from its own. */
  enter: (attributes: Attributes, isClosing: boolean) => void
}

const defaultFrameRate = 30
const offsetTime = /^(\d{1,12}(?:\.\d{1,9})?)(ms|s|m|h|f|t)?$/
const frameClock = /^(\d{1,3}):(\d{2}):(\d{2}):(\d{2,3})(?:\.\d{1,3})?$/

/**
 * The clock that the attributes of `tt` describe: 30 frames a second unless it says otherwise, ticks of its
 * own rate. A number without a unit is seconds, as Apple writes them.
 */
function createTtmlClock(tt: Attributes): TtmlClock {
  const [numerator = 1, denominator = 1] = numbersOf(tt.get('frameratemultiplier'))
  const declared = Number(tt.get('framerate') ?? defaultFrameRate)
  const frameRate =
    ((declared > 0 ? declared : defaultFrameRate) * numerator) / (denominator === 0 ? 1 : denominator)
  const declaredTicks = Number(tt.get('tickrate') ?? 0)
  const tickRate = declaredTicks > 0 ? declaredTicks : tt.has('framerate') ? frameRate : 1
  const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, f: 1000 / frameRate, t: 1000 / tickRate }
  const offsets: number[] = []

  const readLength = (value: string | undefined): number | null => {
    if (value === undefined) return null
    const written = value.trim()
    const offset = offsetTime.exec(written)
    if (offset !== null) return Math.round(Number(offset[1]) * unitOf(units, offset[2] ?? 's'))
    const frames = frameClock.exec(written)
    if (frames === null) return readClock(written, 0)?.ms ?? Number.NaN
    const [, hours, minutes, seconds, frame] = frames.map(Number)
    const whole = (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)
    return Math.round(whole * 1000 + ((frame ?? 0) * 1000) / frameRate)
  }
  const sum = (): number => offsets.reduce((total, offset) => total + offset, 0)
  return {
    readLength,
    read: (value) => {
      const own = readLength(value)
      return own === null ? null : own + sum()
    },
    enter: (attributes, isClosing) => {
      if (isClosing) offsets.pop()
      else {
        const begin = readLength(attributes.get('begin'))
        offsets.push(begin === null || Number.isNaN(begin) ? 0 : begin)
      }
    },
  }
}

function unitOf(units: Readonly<Record<string, number>>, name: string): number {
  return units[name] ?? 1000
}

function numbersOf(value: string | undefined): number[] {
  const numbers = (value ?? '').split(/[\s:]+/).map(Number)
  return numbers.every((number) => number > 0) && value !== undefined ? numbers : []
}
