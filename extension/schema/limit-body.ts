/**
 * The body of an answer, cut off behind so many bytes: no more of it is read then, and what was cut is no
 * whole JSON.
 */
export function limitBody(body: ReadableStream<Uint8Array<ArrayBuffer>> | null, maxBytes: number) {
  let left = maxBytes
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, controller) => {
      left -= piece.length
      if (left < 0) controller.terminate()
      else controller.enqueue(piece)
    },
  })
  return body?.pipeThrough(limit) ?? null
}
