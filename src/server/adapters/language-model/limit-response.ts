/** An answer was larger than any answer can be. */
export class ResponseTooLarge extends Error {
  override name = 'ResponseTooLarge'
}

/** Gives the same `fetch`, but one that ends a response with an error when its body passes `mostBytes`. */
export function limitResponses(fetch: typeof globalThis.fetch, mostBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (response.body === null) return response
    let bytes = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (chunk, controller) => {
          bytes += chunk.byteLength
          if (bytes > mostBytes) controller.error(new ResponseTooLarge(`more than ${mostBytes} bytes`))
          else controller.enqueue(chunk)
        },
      }),
    )
    const { status, statusText, headers } = response
    return new Response(counted, { status, statusText, headers })
  }
}
