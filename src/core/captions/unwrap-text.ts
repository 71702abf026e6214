import { decodeHTMLStrict } from 'entities'
import { scanMarkup } from './formats/scan-markup.ts'

/** A line that opens or closes a block of code, as chat programs and notes put around a file. */
const fence = /^[ \t]{0,3}(?:```|~~~)[ \t]*[\w+.-]{0,20}[ \t]*$/gm
/** The least share of characters inside the blocks, where the rest is a note about them. */
const minBlockShare = 0.5
const json = /^\s*(?:\{|\[\s*[{["])/
const clock = String.raw`\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`
/** A whole timing in the midst of a line, with the number of its caption. */
const timingInside = new RegExp(
  String.raw`(?:^|(?<=\S)[ \t]{1,9})(?:\d{1,6}[ \t]{1,9})?(${clock}[ \t]{0,9}-->[ \t]{0,9}${clock})(?:[ \t]{1,9}|$)`,
  'gm',
)
const timeInside = new RegExp(String.raw`(?<=\S)[ \t]{1,9}(?=[[(]${clock}[\])])`, 'g')
const bareTimeInside = new RegExp(String.raw`(?<=\S)[ \t]{1,9}(?=${clock}[ \t]{1,9}\S)`, 'g')
/** A name with its time behind it in the midst of a paragraph. */
const headInside = new RegExp(
  String.raw`(?<=[.!?…。！？]["”»]?)[ \t]{1,9}(?=\p{Lu}[\p{L}\p{M}'’.-]{0,30}(?:[ \t]\p{Lu}[\p{L}\p{M}'’.-]{0,30}){0,3}[ \t][[(]${clock}[\])]:)`,
  'gu',
)
const startsWithTime = new RegExp(`^\\s*[[(]?${clock}[\\])]?\\s`)
const minTimes = 3
const maxLines = 5

/** Text with `\n` for the line breaks of other systems. In JSON they are part of the words. */
export function foldBreaks(text: string): string {
  return /[\u2028\u2029\u0085\v\f]/.test(text) && !json.test(text.slice(0, 1000))
    ? text.replaceAll(/[\u2028\u2029\u0085\v\f]/g, '\n')
    : text
}

/** Text without the marks of code blocks, and without other words where the blocks are most of it. */
export function withoutFence(text: string): string {
  if (!text.includes('```') && !text.includes('~~~')) return text
  const pieces = text.split(fence)
  if (pieces.length < 2) return text
  const blocks = pieces.filter((_, i) => i % 2 === 1).join('\n')
  return blocks.trim().length >= text.trim().length * minBlockShare ? blocks.trim() : text
}

/** Text that lost its line breaks, with one before each of its times. */
export function restoreBreaks(text: string): string {
  if (text.split('\n', maxLines + 1).length > maxLines || json.test(text)) return text
  const timings = text.match(timingInside)?.length ?? 0
  if (timings >= minTimes) return text.replace(timingInside, '\n$1\n').trim()
  const heads = text.match(headInside)?.length ?? 0
  if (heads >= minTimes - 1) return text.replace(headInside, '\n')
  const written = text.split('\n').filter((line) => line.trim() !== '')
  const isBroken = written.length > 1 && written.every((line) => startsWithTime.test(line))
  if (isBroken || !startsWithTime.test(text)) return text
  for (const mark of [timeInside, bareTimeInside]) {
    const lines = text.replace(mark, '\n').split('\n')
    const times = lines.map(secondsOf).filter((time) => time !== null)
    const isRising = times.every((time, i) => i === 0 || time > (times[i - 1] ?? 0))
    if (times.length >= minTimes && times.length >= lines.length * 0.8 && isRising) return lines.join('\n')
  }
  return text
}

function secondsOf(line: string): number | null {
  const written = /^\s*[[(]?((?:\d{1,3}:)?\d{1,3}:\d{2})/.exec(line)?.[1]
  return written === undefined
    ? null
    : written.split(':').reduce((total, part) => total * 60 + Number(part), 0)
}

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
const minHtmlTimes = 2
const startsWithHtmlTime = /^[[(]?\d{1,3}:\d{2}/
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
  const times = written.filter((line) => startsWithHtmlTime.test(line)).length
  return times < minHtmlTimes ? text : decodeHTMLStrict(written.join('\n'))
}
