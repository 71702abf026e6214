import { parseJson } from '#server/lib/outside-body.ts'
import { toStorable } from '#server/lib/storable-text.ts'
import type { JsonListener, JsonPath, JsonState } from './json-listener.ts'

export type JsonReader = {
  push: (piece: string) => void
  state: () => JsonState
}

type Frame = {
  isArray: boolean
  entries: [string, unknown][]
  items: unknown[]
  key: string | null
  expects: 'key' | 'colon' | 'value' | 'comma'
}

type Reading = {
  listener: JsonListener
  frames: Frame[]
  state: JsonState
  step: Step
  /** The string or literal that is being read. */
  text: string
  /** How much of `text` has been emitted. */
  emitted: number
  /** The hexadecimal digits of an escape so far. */
  digits: string
  /** Curly quotation marks that are open in the string; a string in straight ones has none. */
  curly: number
}
/** Reads one character. `again` has the step that follows read the same one. */
type Step = (reading: Reading, character: string) => 'again' | undefined

const maxDepth = 24
const space = /\s/
const quote = /["“]/
const literalPart = /[\w+.-]/
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

/**
 * Reads the first JSON object of a text while the text arrives, in pieces cut anywhere. What stands around the object is
 * passed over, as are comments and commas too many, and strings may stand in curly quotation marks. Anything else that is not JSON ends
 * the reading, with what was complete already emitted.
 */
export function createJsonReader(listener: JsonListener): JsonReader {
  const reading: Reading = {
    listener,
    frames: [],
    state: 'none',
    step: seekObject,
    text: '',
    emitted: 0,
    digits: '',
    curly: 0,
  }
  return {
    push: (piece) => {
      for (let at = 0; at < piece.length; at += 1) {
        const character = piece.charAt(at)
        while (reading.step(reading, character) === 'again');
      }
      if (isInText(reading)) emitText(reading, false)
    },
    state: () => reading.state,
  }
}

function giveUp(reading: Reading): undefined {
  reading.state = 'broken'
  reading.step = ignore
}

function ignore(): undefined {
  // What follows the object says nothing.
}

function seekObject(reading: Reading, character: string): undefined {
  if (character === '{') reading.step = judgeOpening
}

/** A brace in the prose before the object is not followed by a quotation mark. */
function judgeOpening(reading: Reading, character: string): 'again' | undefined {
  if (space.test(character)) return undefined
  const isObject = /["“}/]/.test(character)
  reading.step = isObject ? readBetween : seekObject
  if (isObject) {
    reading.state = 'open'
    openFrame(reading, false)
  }
  return 'again'
}

function openFrame(reading: Reading, isArray: boolean): undefined {
  if (reading.frames.length === maxDepth) return giveUp(reading)
  reading.frames.push({ isArray, entries: [], items: [], key: null, expects: isArray ? 'value' : 'key' })
  return undefined
}

function closeFrame(reading: Reading, frame: Frame): undefined {
  reading.frames.pop()
  const value: unknown = frame.isArray ? frame.items : Object.fromEntries(frame.entries)
  if (reading.frames.length > 0) return takeValue(reading, value)
  reading.listener.onValue([], value)
  reading.state = 'whole'
  reading.step = ignore
  return undefined
}

function takeValue(reading: Reading, value: unknown): undefined {
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

function readBetween(reading: Reading, character: string): 'again' | undefined {
  const frame = reading.frames.at(-1)
  if (frame === undefined) return giveUp(reading)
  if (character === '/') reading.step = skipComment
  if (character === '/' || space.test(character)) return undefined
  if (character === ',') {
    if (frame.expects === 'comma') frame.expects = frame.isArray ? 'value' : 'key'
    return frame.expects === 'colon' ? giveUp(reading) : undefined
  }
  const atItem = frame.expects === (frame.isArray ? 'value' : 'key')
  if (character === (frame.isArray ? ']' : '}') && (atItem || frame.expects === 'comma')) {
    return closeFrame(reading, frame)
  }
  if (frame.expects === 'comma') return giveUp(reading)
  if (frame.expects === 'key')
    return quote.test(character) ? beginString(reading, character) : giveUp(reading)
  if (frame.expects === 'value') return beginValue(reading, character)
  if (character !== ':') return giveUp(reading)
  frame.expects = 'value'
  return undefined
}

/** A comment ends with its line. */
function skipComment(reading: Reading, character: string): undefined {
  if (character === '\n') reading.step = readBetween
}

function beginValue(reading: Reading, character: string): 'again' | undefined {
  if (quote.test(character)) return beginString(reading, character)
  if (character === '{' || character === '[') return openFrame(reading, character === '[')
  reading.text = ''
  reading.step = readLiteral
  return literalPart.test(character) ? 'again' : giveUp(reading)
}

function readLiteral(reading: Reading, character: string): 'again' | undefined {
  if (literalPart.test(character)) {
    reading.text += character
    return undefined
  }
  reading.step = readBetween
  const value = parseJson(reading.text)
  if (value === undefined) giveUp(reading)
  else takeValue(reading, value)
  return 'again'
}

function beginString(reading: Reading, mark: string): undefined {
  reading.curly = mark === '“' ? 1 : 0
  reading.text = ''
  reading.emitted = 0
  reading.step = readString
}

function readString(reading: Reading, character: string): undefined {
  if (character === '\\') reading.step = readEscape
  else if (isEndMark(reading, character)) endString(reading)
  else append(reading, character)
}

/** A string in curly marks may quote in such marks. */
function isEndMark(reading: Reading, character: string): boolean {
  if (reading.curly === 0) return character === '"'
  if (character === '“') reading.curly += 1
  if (character === '”') reading.curly -= 1
  return reading.curly === 0
}

/**
 * A text is emitted piece by piece, so NUL, which cannot be stored, is left out as it comes; halves of pairs are judged
 * where the other half may not follow any more.
 */
function append(reading: Reading, character: string): void {
  if (character !== '\0' || !isValue(reading)) reading.text += character
}

function readEscape(reading: Reading, character: string): undefined {
  reading.step = character === 'u' ? readUnicode : readString
  reading.digits = ''
  if (character !== 'u') reading.text += escapes[character] ?? character
}

function readUnicode(reading: Reading, character: string): undefined {
  reading.digits += character
  if (!/^[0-9a-f]+$/i.test(reading.digits)) return giveUp(reading)
  if (reading.digits.length < 4) return undefined
  append(reading, String.fromCharCode(Number.parseInt(reading.digits, 16)))
  reading.step = readString
  return undefined
}

function endString(reading: Reading): undefined {
  reading.step = readBetween
  const frame = reading.frames.at(-1)
  if (frame?.expects === 'key') {
    frame.key = reading.text
    frame.expects = 'colon'
    return
  }
  reading.text = toStorable(reading.text)
  emitText(reading, true)
  takeValue(reading, reading.text)
}

function isInText(reading: Reading): boolean {
  const { step } = reading
  const isInString = step === readString || step === readEscape || step === readUnicode
  return isInString && isValue(reading)
}

/** Whether what is read is a value and no key. */
function isValue({ frames }: Reading): boolean {
  return frames.at(-1)?.expects === 'value'
}

/** Tells what is new of the string; half of a surrogate pair waits for the other half. */
function emitText(reading: Reading, isEnd: boolean): void {
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
