import { decodeHTMLStrict, decodeXML } from 'entities'
import { endBeforeNext, hasPlaceholders } from './cue-end.ts'
import type { RawCaptions, RawCue } from './raw-captions.ts'
import { attributesOf, scanMarkup } from './scan-markup.ts'
import { stripTags } from './strip-tags.ts'
import { readClock } from './cue-timing.ts'

/**
 * Reads the XML that YouTube's caption endpoint gives: classic `<text start dur>` in seconds (srv1), `<text t d>`
 * (srv2) and `<p t d>` (srv3) in milliseconds, and TTML `<p begin end>`. Classic text is escaped twice.
 */
export function readTimedtext(text: string): RawCaptions {
  const cues: RawCue[] = []
  let open: RawCue | null = null
  let isAutomatic = false
  let isTtml = false
  let language: string | null = null
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
      open = startCue(attributes)
      cues.push(open)
    } else if (name === 'text' || name === 'p') open = null
    else if (name === 's' && !isClosing) isAutomatic ||= hasWordTime(attributesOf(token))
    else if (name === 'tt' && !isClosing) {
      isTtml = true
      language = attributesOf(token).get('lang') ?? null
    }
  }
  for (const cue of cues) cue.text = stripTags(decodeHTMLStrict(decodeXML(cue.text)))
  if (!isTtml) trimEnds(cues, isAutomatic)
  return { cues, captionKind: isAutomatic ? 'automatic' : language === null ? 'human' : 'unknown', language }
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

function startCue(attributes: Map<string, string>): RawCue {
  const start = attributes.get('start')
  const [from, length] =
    start === undefined
      ? [
          milliseconds(attributes.get('t')) ?? ttmlTime(attributes.get('begin')),
          milliseconds(attributes.get('d')),
        ]
      : [seconds(start), seconds(attributes.get('dur'))]
  const startMs = from ?? Number.NaN
  const endMs = length === null ? ttmlTime(attributes.get('end')) : startMs + length
  return { startMs, endMs, text: '', speaker: null }
}

function milliseconds(value: string | undefined): number | null {
  return value === undefined ? null : Math.round(Number(value))
}

function seconds(value: string | undefined): number | null {
  return value === undefined ? null : Math.round(Number(value) * 1000)
}

/** `hh:mm:ss.mmm`, or a number with its unit: `12.5s`, `800ms`. */
function ttmlTime(value: string | undefined): number | null {
  if (value === undefined) return null
  const offset = /^(\d{1,9}(?:\.\d{1,9})?)(ms|s|m|h)$/.exec(value)
  if (offset === null) return readClock(value, 0)?.ms ?? Number.NaN
  const unit = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }[offset[2] ?? ''] ?? 1
  return Math.round(Number(offset[1]) * unit)
}
