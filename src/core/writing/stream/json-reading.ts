import { toStorable } from '#core/storable-text.ts'
import type { JsonListener, JsonPath, JsonState } from './json-listener.ts'

/** An object or list that is open. */
export type Frame = {
  isArray: boolean
  entries: [string, unknown][]
  items: unknown[]
  key: string | null
  expects: 'key' | 'colon' | 'value' | 'comma'
}

/** The state of reading a text. */
export type Reading = {
  listener: JsonListener
  frames: Frame[]
  state: JsonState
  step: Step
  /** The step that reads between values. */
  between: Step
  /** The step after a whole object. */
  after: Step
  /** The step that looks for an object. */
  seek: Step
  /** The string or literal that is being read. */
  text: string
  /** The number of characters of `text` that have been emitted. */
  emitted: number
  /** The hexadecimal digits of an escape so far. */
  digits: string
  /** Curly quotation marks that are open in the string. */
  curly: number
  /** The marks that end the string. */
  ends: string
  /** A quotation mark in a string that may be its end, and the blanks after it. */
  held: string
}
/** Reads one character. `again` has the step that follows read the same one. */
export type Step = (reading: Reading, character: string) => 'again' | undefined

/** Ends the reading; a brace without content stood in prose, and the next may begin the object. */
export function giveUp(reading: Reading): undefined {
  const [root] = reading.frames
  const isProse = reading.frames.length === 1 && root?.entries.length === 0
  reading.state = isProse ? 'none' : 'broken'
  reading.step = isProse ? reading.seek : ignore
  if (isProse) reading.frames.length = 0
}

export function ignore(): undefined {
  // What follows a mistake says nothing.
}

/** Puts a complete value where it belongs, and tells of it. */
export function takeValue(reading: Reading, value: unknown): undefined {
  reading.listener.onValue(pathOf(reading), value)
  const frame = reading.frames.at(-1)
  if (frame === undefined) return
  if (frame.isArray) frame.items.push(value)
  else frame.entries.push([frame.key ?? '', value])
  frame.expects = 'comma'
}

function pathOf({ frames }: Reading): JsonPath {
  return frames.map((frame) => (frame.isArray ? frame.items.length : (frame.key ?? '')))
}

/** The last string is the key of the value that follows. */
export function takeKey({ frames, text }: Reading): void {
  const frame = frames.at(-1)
  if (frame !== undefined) Object.assign(frame, { key: text, expects: 'colon' })
}

/** The current string is a value and no key. */
export function isValue({ frames }: Reading): boolean {
  return frames.at(-1)?.expects === 'value'
}

/** Tells what is new of the string; half of a surrogate pair waits for the other half. */
export function emitText(reading: Reading, isEnd: boolean): void {
  const { text, emitted } = reading
  const isHalf = !isEnd && isHighSurrogate(text.charCodeAt(text.length - 1))
  const until = isHalf ? text.length - 1 : text.length
  if (until <= emitted) return
  reading.listener.onText(pathOf(reading), toStorable(text.slice(emitted, until)))
  reading.emitted = until
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd8_00 && unit <= 0xdb_ff
}
