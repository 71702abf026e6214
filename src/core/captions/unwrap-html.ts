import { decodeHTMLStrict } from 'entities'
import { scanMarkup } from './formats/scan-markup.ts'

/** Beginnings of pieces of a page; whole pages are refused, since most of them is no transcript. */
const opening =
  /^\s{0,99}<(?:p|div|span|br|b|strong|em|i|ul|ol|li|table|tbody|tr|td|h[1-6]|section|article|blockquote|ytd?-[a-z-]{1,40})(?:\s[^<>]{0,500})?\/?>/i
const page = /<(?:!doctype|html|head|body|script|tt|sami|sync)[\s>]/i
const escapedMarkup = /^\s{0,99}&lt;(?:p|div|span|br|ul|ol|li|table|tr)(?:\s[^<>\n]{0,300}?)?\/?&gt;/i
const knownTags = new Set(
  'p div span b i u em strong a li ul ol td tr th table text s h1 h2 h3 h4 br title body head html tt code pre'.split(
    ' ',
  ),
)
const blocks = new Set(
  'p div br li tr h1 h2 h3 h4 h5 h6 section article blockquote table ul ol dd dt'.split(' '),
)
/** Markup without times may be anything. */
const minTimes = 2
const startsWithTime = /^[[(]?\d{1,3}:\d{2}/
const sampleCharacters = 20_000

const speakerTag = /^\s*<([\p{L}_][\p{L}\p{N}_-]{1,30})>/u
const speech = /\s{0,20}<([\p{L}_][\p{L}\p{N}_-]{1,30})>([^<>]{1,20000})<\/\1>\s{0,20}/gu
const minSpeeches = 2
const maxSpeakers = 8

/**
 * A dialogue in which language models give each speech a tag with the name of its speaker, as lines with a
 * label; `null` for any other text.
 */
function readSpeakerTags(text: string): string | null {
  if (!speakerTag.test(text.slice(0, 200))) return null
  const speeches = [...text.matchAll(speech)]
  const names = new Set(speeches.map(([, name = '']) => name.toLowerCase()))
  const isWhole = speeches.reduce((sum, [whole]) => sum + whole.length, 0) === text.length
  const areNames = [...names].every((name) => !knownTags.has(name))
  if (!isWhole || !areNames || speeches.length < minSpeeches || names.size > maxSpeakers) return null
  return speeches.map(([, name = '', words = '']) => `${name}: ${onOneLine(words)}`).join('\n')
}

function onOneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}

/**
 * The text of a piece of HTML, as it is copied out of a page: a line for each block and row, a tab between
 * cells. Any other text stays.
 */
export function unwrapHtml(text: string): string {
  const markup = escapedMarkup.test(text) ? decodeHTMLStrict(text) : text
  const spoken = readSpeakerTags(markup)
  if (spoken !== null) return spoken
  const sample = markup.slice(0, sampleCharacters)
  if (!opening.test(sample) || page.test(sample)) return text
  const lines: string[] = ['']
  const add = (words: string): void => {
    lines[lines.length - 1] += words
  }
  for (const token of scanMarkup(markup)) {
    if (token.kind === 'text') add(token.text.replaceAll(/\s+/g, ' '))
    else if (blocks.has(token.name) || token.name.includes('-')) lines.push('')
    else if (token.name === 'td' || token.name === 'th') add(token.isClosing ? '\t' : '')
  }
  const written = lines.map((line) => line.trim()).filter((line) => line !== '')
  const times = written.filter((line) => startsWithTime.test(line)).length
  return times < minTimes ? text : decodeHTMLStrict(written.join('\n'))
}
