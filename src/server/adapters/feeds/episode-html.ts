import { decodeHTML } from 'entities'
import { AppError } from '#core/app-error.ts'

const dropped = /<(script|style|head)\b(?:(?!<\1\b)[\s\S])*?<\/\1\s*>/gi
const time = /<time\b[^<>]*>\s*([\d:.]+)\s*<\/time\s*>/gi
const speaker = /<cite\b[^<>]*>\s*([^<]*?):?\s*<\/cite\s*>/gi

/** A day of lines, each with a speaker, a time and a paragraph of their own, has half of them. */
const maxTags = 500_000

/**
 * The text of a transcript that a podcast gives as HTML: `cite` names who speaks and `time` when, each before
 * what is said, as the namespace of podcasts has it.
 * @throws AppError `FEED_UNREADABLE` for more tags than a day of speech has
 */
export function textOfHtml(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const written = new TextDecoder().decode(bytes)
  if (hasTooManyTags(written)) throw new AppError('FEED_UNREADABLE', 'This transcript is too large.')
  const html = written.replaceAll(dropped, ' ')
  const marked = html
    .replaceAll(time, '\n$1\n')
    .replaceAll(speaker, '\n$1:\n')
    .replaceAll(/<(?:p|br|div|li)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, ' ')
  const lines = decodeHTML(marked)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return new TextEncoder().encode(joinTurns(lines).join('\n'))
}

function hasTooManyTags(html: string): boolean {
  let tags = 0
  for (let at = html.indexOf('<'); at >= 0 && tags <= maxTags; at = html.indexOf('<', at + 1)) tags += 1
  return tags > maxTags
}

/** `Anna:` and `0:04` before the text become `0:04`, then `Anna: text`: the form of a copied panel. */
function joinTurns(lines: readonly string[]): string[] {
  const turns: string[] = []
  let name = ''
  for (const line of lines) {
    if (/^[\d:.]+$/.test(line)) turns.push(line)
    else if (/^[^:]{1,80}:$/.test(line)) name = `${line} `
    else {
      turns.push(`${name}${line}`)
      name = ''
    }
  }
  return turns
}
