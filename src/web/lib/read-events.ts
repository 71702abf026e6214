import { raiseNetworkFailure } from './api-error.ts'

/** One server-sent event: its name, its data lines joined, and its id; empty when it has none. */
export type ServerEvent = { event: string; data: string; id: string }

/**
 * Reads server-sent events off a response body, however its pieces are cut; an event that the end of the body cuts
 * off is dropped. Throws `ApiError` with status 0 when the connection breaks.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ServerEvent> {
  let event = ''
  let id = ''
  let data: string[] = []
  for await (const line of readLines(body)) {
    const { field, value } = readField(line)
    if (field === 'event') event = value
    if (field === 'id') id = value
    if (field === 'data') data.push(value)
    if (line !== '') continue
    if (data.length > 0) yield { event: event === '' ? 'message' : event, data: data.join('\n'), id }
    event = ''
    id = ''
    data = []
  }
}

async function* readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  // Not `for await`: Safari cannot iterate a stream.
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(raiseNetworkFailure)
      if (done) return
      rest += value
      // A return at the very end may be one half of CRLF, so it waits for what follows.
      const lines = rest.split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** A line without a colon is a field without a value; a comment begins with the colon, so its field is empty. */
function readField(line: string): { field: string; value: string } {
  const colon = line.indexOf(':')
  if (colon === -1) return { field: line, value: '' }
  return { field: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') }
}
