import { parseQuickJson } from '#server/lib/outside-body.ts'
import { maxEventCharacters, ResponseTooLarge } from './watch-response.ts'

/** An event of a stream: its data, and whether the server named it an error. */
export type StreamEvent = { data: string; isError: boolean }

/** Reads text that comes in pieces cut anywhere; `end` gives what was left open. */
export type EventReader = { push: (text: string) => StreamEvent[]; end: () => StreamEvent[] }

const fieldLine = /^(?<name>data|event|error|id|retry): ?(?<value>[^]*)$/
const lineEnd = /\r\n|\n|\r(?!$)/
const anyEnd = /[\r\n]/
const endMark = /^\[done\]$/i
/** A line of JSON that ends what was written over several lines, not indented. */
const lastLine = /^[}\]]/

/** The most attempts to find whether lines are a whole text: it ends at the first or second one. */
const maxTries = 8

/** The event that is read. */
type Open = {
  name: string
  characters: number
  tries: number
  data: string[]
  /** Lines of a JSON text that stands in no field. */
  bare: string[]
}

/**
 * Reads the events of an event stream, and what servers send in its place: one JSON object a line, one JSON
 * text over many lines, events without a blank line between them. Comments and lines of a log are passed
 * over, and a byte order mark.
 * @throws ResponseTooLarge for an event that no answer has
 */
export function createEventReader(): EventReader {
  const event: Open = { name: '', characters: 0, tries: 0, data: [], bare: [] }
  let open = ''
  let isFirst = true
  let isAfterReturn = false
  return {
    push: (text) => {
      open += isFirst ? text.replace(/^\uFEFF/, '') : text
      isFirst &&= text === ''
      if (open.length + event.characters > maxEventCharacters)
        throw new ResponseTooLarge('An event without end')
      // A long line is looked at once, when its end comes.
      const hasEnd = isAfterReturn || anyEnd.test(text)
      isAfterReturn = text === '' ? isAfterReturn : text.endsWith('\r')
      if (!hasEnd) return []
      const lines = open.split(lineEnd)
      open = lines.pop() ?? ''
      return lines.flatMap((line) => readLine(event, line))
    },
    end: () => {
      const last = open.replace(/\r$/, '')
      open = ''
      const events = last === '' ? [] : readLine(event, last)
      const rest = event.bare.join('\n')
      event.bare = []
      return [...events, ...dispatch(event), ...(rest === '' ? [] : [{ data: rest, isError: false }])]
    },
  }
}

function readLine(event: Open, line: string): StreamEvent[] {
  event.characters += line.length
  if (event.bare.length > 0) return readBare(event, line)
  if (line === '') return dispatch(event)
  const { name = '', value = '' } = fieldLine.exec(line)?.groups ?? {}
  if (name !== '') return readField(event, name, value)
  if (endMark.test(line.trim())) return [...dispatch(event), { data: '[DONE]', isError: false }]
  return event.data.length === 0 && /^\s*[{[]/.test(line) ? readBare(event, line) : []
}

function readField(event: Open, field: string, value: string): StreamEvent[] {
  if (field === 'event') {
    // Where no blank line stood between, the event before ends with the name of the next one.
    const before = event.data.length > 0 ? dispatch(event) : []
    event.name = value.trim()
    return before
  }
  if (field === 'error') return [...dispatch(event), { data: value, isError: true }]
  if (field !== 'data') return []
  const mayBegin = event.data.length > 0 && (value.startsWith('{') || endMark.test(value)) && mayTry(event)
  const before = mayBegin && isWhole(event.data.join('\n')) ? dispatch(event) : []
  event.data.push(value)
  return before
}

function readBare(event: Open, line: string): StreamEvent[] {
  event.bare.push(line)
  const mayEnd = (event.bare.length === 1 || lastLine.test(line)) && mayTry(event)
  const whole = mayEnd ? event.bare.join('\n') : ''
  if (parseQuickJson(whole) === undefined) return []
  begin(event)
  return [{ data: whole, isError: false }]
}

function dispatch(event: Open): StreamEvent[] {
  const { data: lines, name } = event
  begin(event)
  if (lines.length === 0) return []
  const joined = lines.join('\n')
  const isOne = lines.length === 1 || parseQuickJson(joined) !== undefined || !lines.every(isWhole)
  return (isOne ? [joined] : lines).map((data) => ({ data, isError: name === 'error' }))
}

function begin(event: Open): void {
  Object.assign(event, { name: '', characters: 0, tries: 0, data: [], bare: [] } satisfies Open)
}

function mayTry(event: Open): boolean {
  event.tries += 1
  return event.tries <= maxTries
}

/** A text is the whole data of an event by itself. */
function isWhole(text: string): boolean {
  return endMark.test(text.trim()) || typeof parseQuickJson(text) === 'object'
}
