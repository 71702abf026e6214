import { decodeHTMLStrict } from 'entities'
import { scanMarkup } from './formats/scan-markup.ts'

/** A piece of a page begins with one of these; whole pages are refused, for most of a page is no transcript. */
const opening =
  /^\s{0,99}<(?:p|div|span|br|b|strong|em|i|ul|ol|li|table|tbody|tr|td|h[1-6]|section|article|blockquote|ytd?-[a-z-]{1,40})(?:\s[^<>]{0,500})?\/?>/i
const page = /<(?:!doctype|html|head|body|script|tt|sami|sync)[\s>]/i
const escapedMarkup = /^\s{0,99}&lt;(?:p|div|span|br|ul|ol|li|table|tr)(?:\s[^<>\n]{0,300}?)?\/?&gt;/i
const blocks = new Set(
  'p div br li tr h1 h2 h3 h4 h5 h6 section article blockquote table ul ol dd dt'.split(' '),
)
/** Markup without times may be anything. */
const minTimes = 2
const startsWithTime = /^[[(]?\d{1,3}:\d{2}/
const sampleCharacters = 20_000

/** The text of a piece of HTML, as it is copied out of a page: a line for each block and row, a tab between cells. Any other text stays. */
export function unwrapHtml(text: string): string {
  const markup = escapedMarkup.test(text) ? decodeHTMLStrict(text) : text
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
