import { createParser } from 'eventsource-parser'
import { maxEventCharacters, ResponseTooLarge } from './watch-response.ts'

/** An event of a stream: its data, and whether the server named it an error. */
export type StreamEvent = { data: string; isError: boolean }

/** Reads text that comes in pieces cut anywhere; `end` gives what was left open. */
export type EventReader = { push: (text: string) => StreamEvent[]; end: () => StreamEvent[] }

const beginsAsJson = /^\s*[{[]/

/**
 * Reads the events of an event stream, or the one JSON text that a server answers in its place. llama.cpp
 * wrote errors as a field of their own. Other lines are passed over.
 * @throws ResponseTooLarge for an event that no answer has
 */
export function createEventReader(): EventReader {
  let events: StreamEvent[] = []
  let isBare: boolean | null = null
  let bare = ''
  const parser = createParser({
    maxBufferSize: maxEventCharacters,
    onEvent: ({ event, data }) => events.push({ data, isError: event === 'error' }),
    onError: ({ type, field, value }) => {
      if (type === 'max-buffer-size-exceeded') throw new ResponseTooLarge('An event without end')
      if (field === 'error') events.push({ data: value ?? '', isError: true })
    },
  })
  return {
    push: (text) => {
      if (isBare === null && text.trim() !== '') isBare = beginsAsJson.test(text)
      if (isBare === true) bare += text
      else parser.feed(text)
      if (bare.length > maxEventCharacters) throw new ResponseTooLarge('An event without end')
      return take()
    },
    end: () => {
      if (isBare === true) return [{ data: bare, isError: false }]
      // The last event may lack the blank line that ends it.
      parser.feed('\n\n')
      return take()
    },
  }

  function take(): StreamEvent[] {
    const taken = events
    events = []
    return taken
  }
}
