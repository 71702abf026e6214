import { detectLegacy, sampleBytes } from './detect-encoding.ts'
import { decodeAs } from './dos-encodings.ts'

const lineEnd = 0x0a
const minUtf8Lines = 2

/**
 * The text of a file whose lines were put together from several: most are UTF-8, some are of an encoding from before Unicode.
 * `null` where that is not so.
 */
export function decodeByLines(bytes: Uint8Array): string | null {
  const lines = splitLines(bytes)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const read = lines.map((line) => readUtf8(decoder.decode(line)))
  const broken = lines.filter((_, i) => read[i] === null)
  const utf8 = read.filter((line) => line !== null && /\P{ASCII}/u.test(line)).length
  if (broken.length === 0 || utf8 < minUtf8Lines || utf8 < broken.length) return null
  const encoding = detectLegacy(sampleOf(broken))
  return lines.map((line, i) => read[i] ?? decodeAs(line, encoding)).join('\n')
}

function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  let from = 0
  for (let end = bytes.indexOf(lineEnd); end !== -1; end = bytes.indexOf(lineEnd, from)) {
    lines.push(bytes.subarray(from, end))
    from = end + 1
  }
  lines.push(bytes.subarray(from))
  return lines
}

/** A line of UTF-8, also one in which a letter among many is broken; `null` for a line of another encoding. */
function readUtf8(text: string): string | null {
  const broken = text.match(/\ufffd/g)?.length ?? 0
  const wide = broken === 0 ? 0 : (text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0)
  return broken === 0 || wide > broken * 4 ? text : null
}

/** The beginning of lines, as much of it as shows which encoding they have. */
function sampleOf(lines: readonly Uint8Array[]): Uint8Array {
  const sample: Uint8Array[] = []
  let length = 0
  for (const line of lines) {
    if (length >= sampleBytes) break
    sample.push(line, Uint8Array.of(lineEnd))
    length += line.length + 1
  }
  return Buffer.concat(sample).subarray(0, sampleBytes)
}
