import { decodeHTMLStrict, decodeXML } from 'entities'
import { stripTags } from '../clean-text.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { endBeforeNext, hasPlaceholders } from './cue-blocks.ts'
import { parseTtml } from './parse-ttml.ts'
import { attributesOf, scanMarkup } from './scan-markup.ts'

const ttmlRoot = /<(?:\w{1,20}:)?tt[\s>]/i

/** Reads captions in XML: what YouTube's caption endpoint gives, or TTML. */
export function readTimedtext(text: string): RawCaptions {
  return ttmlRoot.test(text) ? parseTtml(text) : readYoutubeXml(text)
}

/**
 * Reads the three forms of YouTube's caption endpoint: `<text start dur>` in seconds (srv1), whose words are
 * escaped twice, and `<text t d>` (srv2) and `<p t d>` (srv3) in milliseconds.
 */
function readYoutubeXml(text: string): RawCaptions {
  const cues: RawCue[] = []
  let isOpen = false
  let isAutomatic = false
  for (const token of scanMarkup(text)) {
    const open = isOpen ? cues.at(-1) : undefined
    if (token.kind === 'text') {
      if (open !== undefined) open.text += token.text
      continue
    }
    const attributes = attributesOf(token)
    if (token.name === 'br' && open !== undefined) open.text += '\n'
    else if (token.name === 'text' || token.name === 'p') {
      isOpen = !token.isClosing
      if (isOpen) cues.push(startCue(attributes))
      isAutomatic ||= isOpen && isAppended(attributes)
    } else if (token.name === 's') isAutomatic ||= !token.isClosing && hasWordTime(attributes)
  }
  for (const cue of cues) cue.text = stripTags(decodeHTMLStrict(decodeXML(cue.text)))
  trimEnds(cues, isAutomatic)
  return { cues, captionKind: isAutomatic ? 'automatic' : 'human', language: null }
}

type Attributes = ReadonlyMap<string, string>

/** The line end that makes rolling captions scroll. */
function isAppended(attributes: Attributes): boolean {
  return attributes.get('a') === '1' || attributes.get('append') === '1'
}

function hasWordTime(attributes: Attributes): boolean {
  return attributes.has('ac') || attributes.has('t')
}

function startCue(attributes: Attributes): RawCue {
  const isInSeconds = attributes.has('start')
  const time = (name: string): number | null => {
    const value = attributes.get(name)
    return value === undefined ? null : Math.round(Number(value) * (isInSeconds ? 1000 : 1))
  }
  const startMs = time(isInSeconds ? 'start' : 't') ?? Number.NaN
  const length = time(isInSeconds ? 'dur' : 'd')
  return { startMs, endMs: length === null ? null : startMs + length, text: '', speaker: null }
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
