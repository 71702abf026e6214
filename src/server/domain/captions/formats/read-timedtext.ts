import { decodeHTMLStrict, decodeXML } from 'entities'
import { joinText } from '#product/join-text.ts'
import { endBeforeNext, hasPlaceholders } from './cue-end.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { attributesOf, scanMarkup } from './scan-markup.ts'
import { stripTags } from '../strip-tags.ts'
import { createTtmlClock } from './ttml-clock.ts'
import type { TtmlClock } from './ttml-clock.ts'

/** Apple writes a span around each word and each sentence, without blanks between. */
const unitOfSpan = /<span [^<>]{0,200}:unit=/

/**
 * Reads the XML that YouTube's caption endpoint gives: classic `<text start dur>` in seconds (srv1), `<text t d>`
 * (srv2) and `<p t d>` (srv3) in milliseconds, and TTML with its times on paragraphs or spans, in any of its units. Classic
 * text is escaped twice.
 */
export function readTimedtext(text: string): RawCaptions {
  const cues: RawCue[] = []
  let open: RawCue | null = null
  let isAutomatic = false
  let clock: TtmlClock | null = null
  let language: string | null = null
  const hasUnits = unitOfSpan.test(text)
  for (const token of scanMarkup(text)) {
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
      open = startCue(attributes, clock)
      cues.push(open)
    } else if (name === 'text' || name === 'p') open = null
    else if (name === 's' && !isClosing) isAutomatic ||= hasWordTime(attributesOf(token))
    else if (name === 'span' && open !== null && clock !== null && isClosing) open.text += hasUnits ? ' ' : ''
    else if (name === 'span' && open !== null && clock !== null) {
      open = openSpan(attributesOf(token), { open, cues, clock })
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
  return { cues, captionKind: isAutomatic ? 'automatic' : language === null ? 'human' : 'unknown', language }
}

type Opened = { open: RawCue; cues: RawCue[]; clock: TtmlClock }

/** A span with times in a paragraph without any is a caption of its own. */
function openSpan(attributes: Map<string, string>, { open, cues, clock }: Opened): RawCue {
  const startMs = clock.read(attributes.get('begin'))
  if (startMs === null || Number.isFinite(open.startMs)) return open
  const endMs = clock.read(attributes.get('end'))
  if (open.text.trim() === '') return Object.assign(open, { startMs, endMs })
  const next: RawCue = { startMs, endMs, text: '', speaker: null }
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
      : [seconds(start), seconds(attributes.get('dur'))]
  const startMs = from ?? Number.NaN
  return { startMs, endMs: length === null ? null : startMs + length, text: '', speaker: null }
}

function milliseconds(value: string | undefined): number | null {
  return value === undefined ? null : Math.round(Number(value))
}

function seconds(value: string | undefined): number | null {
  return value === undefined ? null : Math.round(Number(value) * 1000)
}
