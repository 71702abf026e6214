/** Thrown for a body that is larger than its limit. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/** Reads a response body of at most `maxBytes`; a larger one cancels the connection. @throws BodyTooLarge */
export async function readBoundedBody(response: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const stream: AsyncIterable<Uint8Array> | null = response.body
  return await readBounded(stream ?? [], maxBytes)
}

/** Reads the first `maxBytes` of a response body; a larger one is cut there, and cancels the connection. */
export async function readFirstBytes(
  response: Response,
  maxBytes: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isCut: boolean }> {
  const stream: AsyncIterable<Uint8Array> | null = response.body
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of stream ?? []) {
    pieces.push(piece)
    size += piece.byteLength
    if (size > maxBytes) break
  }
  const isCut = size > maxBytes
  return { bytes: new Uint8Array(Buffer.concat(pieces, isCut ? maxBytes : size)), isCut }
}

/** Reads a stream of at most `maxBytes`; a larger one is not read further. @throws BodyTooLarge */
export async function readBounded(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the stream, and with it a connection.
  for await (const piece of stream) {
    size += piece.byteLength
    if (size > maxBytes) throw new BodyTooLarge(`There are more than ${maxBytes} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces, size)
}
