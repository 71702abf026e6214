import { decodeHTMLStrict } from 'entities'
import { cleanText } from './clean-text.ts'
import { scanMarkup } from './formats/scan-markup.ts'

/** Tags that caption formats use. Any other is taken for words: people do say "the video tag". */
const captionTags = new Set('b i u s c v p em strong font span ruby lang rt rp br'.split(' '))
const withoutWords = new Set(['rt', 'rp'])
const maxNameLength = 100
/** Tags, entities and overrides all need one of these, which most captions have none of. */
const mayHaveMarkup = /[<&{]/
const positionOverride = /\{\\[^{}\n]{0,200}\}/g

/** A run of caption text with its speaker, where the markup names one. */
export type VoiceRun = { speaker: string | null; text: string }

/** Caption text without tags, with entities decoded. Readings above Japanese characters are left out. */
export function stripTags(text: string): string {
  if (!mayHaveMarkup.test(text)) return text
  return voiceRuns(text)
    .map((run) => run.text)
    .join('')
}

/** Caption text without tags, cut where a WebVTT voice tag `<v Name>` begins or ends. */
export function voiceRuns(text: string): VoiceRun[] {
  const source = text.includes('{\\') ? text.replace(positionOverride, '') : text
  if (!source.includes('<')) return [{ speaker: null, text: decodeHTMLStrict(source) }]
  const runs: VoiceRun[] = []
  let run: VoiceRun = { speaker: null, text: '' }
  let isSilent = false
  for (const token of scanMarkup(source)) {
    const tag = token.kind === 'tag' ? token.name : null
    if (token.kind === 'text') run.text += isSilent ? '' : token.text
    else if (tag === 'v') {
      runs.push(run)
      run = { speaker: token.isClosing ? null : voiceName(token.source), text: '' }
    } else if (tag === 'br') run.text += '\n'
    else if (tag !== null && withoutWords.has(tag)) isSilent = !token.isClosing
    else if (tag !== null && !isCaptionTag(tag)) run.text += `${token.source}>`
    else if (tag === 'ruby') isSilent = false
  }
  return [...runs, run].map(({ speaker, text: words }) => ({ speaker, text: decodeHTMLStrict(words) }))
}

function isCaptionTag(name: string): boolean {
  return captionTags.has(name) || /^\d/.test(name)
}

/** The annotation of `<v.class Name>`. */
function voiceName(source: string): string | null {
  const blank = source.search(/\s/)
  const name = blank === -1 ? '' : cleanText(decodeHTMLStrict(source.slice(blank))).replaceAll('\n', ' ')
  return name === '' || name.length > maxNameLength ? null : name
}
