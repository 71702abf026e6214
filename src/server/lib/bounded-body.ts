/** Thrown for a response body that is larger than its limit. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/** Reads a response body of at most `maxBytes`; a larger one cancels the connection. @throws BodyTooLarge */
export async function readBoundedBody(response: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the stream, and with it the connection.
  const stream: AsyncIterable<Uint8Array> | null = response.body
  for await (const piece of stream ?? []) {
    size += piece.byteLength
    if (size > maxBytes) throw new BodyTooLarge(`The body has more than ${maxBytes} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces, size)
}
