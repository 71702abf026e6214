import { decodeHTML } from 'entities'

const dropped = /<(script|style|head)\b(?:(?!<\1\b)[\s\S])*?<\/\1\s*>/gi
const time = /<time\b[^<>]*>\s*([\d:.]+)\s*<\/time\s*>/gi
const speaker = /<cite\b[^<>]*>\s*([^<]*?):?\s*<\/cite\s*>/gi

/**
 * The text of a transcript that a podcast gives as HTML: `cite` names who speaks and `time` when, each before
 * what is said, as the namespace of podcasts has it.
 */
export function textOfHtml(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const html = new TextDecoder().decode(bytes).replaceAll(dropped, ' ')
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
