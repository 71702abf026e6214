import { maxTranscriptBytes } from '#product/limits.ts'

/** The bytes of a message at most: a transcript as long as a tool takes one, each character of it escaped. */
export const maxMessageBytes = 6 * maxTranscriptBytes + 64 * 1024

/** The id of a message in what is left of it: in front, or at its end. */
const idInFront = /^\s*\{\s*"jsonrpc"\s*:\s*"2\.0"\s*,\s*"id"\s*:\s*(\d+|"[^"\\]{1,100}")/
const idAtEnd = /"id"\s*:\s*(\d+|"[^"\\]{1,100}")\s*\}\s*$/
const endBytes = 200

/** The whole lines of a stream. A line that is too long is left out and answered by `refuse`. */
export async function* messageLines(
  input: AsyncIterable<Uint8Array>,
  refuse: (answer: string) => void,
): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let size = 0
  let end = Buffer.alloc(0)
  for await (const given of input) {
    const chunk = Buffer.from(given)
    for (let from = 0; from < chunk.length;) {
      const at = chunk.indexOf(0x0a, from)
      const piece = chunk.subarray(from, at === -1 ? chunk.length : at + 1)
      from += piece.length
      size += piece.length
      if (size <= maxMessageBytes) pieces.push(piece)
      else {
        end = Buffer.concat([end, piece]).subarray(-endBytes)
        pieces = [(pieces[0] ?? piece).subarray(0, endBytes)]
      }
      if (at === -1) continue
      if (size <= maxMessageBytes) yield Buffer.concat(pieces)
      else refuse(tooLong(String(pieces[0]), String(end)))
      ;[pieces, size, end] = [[], 0, Buffer.alloc(0)]
    }
  }
}

function tooLong(start: string, end: string): string {
  const id = (idInFront.exec(start) ?? idAtEnd.exec(end))?.[1] ?? 'null'
  const message = `A message may have ${Math.floor(maxMessageBytes / 1024 / 1024)} MB; a transcript may have ${maxTranscriptBytes / 1024 / 1024} MB.`
  return `{"jsonrpc":"2.0","id":${id},"error":{"code":-32600,"message":${JSON.stringify(message)}}}\n`
}
