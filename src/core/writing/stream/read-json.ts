import { parseQuickJson } from '#core/parse-json.ts'
import type { JsonListener, JsonState } from './json-listener.ts'
import { emitText, giveUp, ignore, takeKey, takeValue } from './json-reading.ts'
import type { Frame, Reading } from './json-reading.ts'
import { beginString, endsOf, isInText, space } from './json-strings.ts'

export type JsonReader = {
  push: (piece: string) => void
  state: () => JsonState
}

const maxDepth = 24
const literalPart = /[\w+.-]/
const keyPart = /[\w$-]/
/** Longer words are no key without quotation marks. */
const maxKeyLength = 40

/**
 * Reads the first JSON object of a text while the text arrives, or all of them (`isMany`), in pieces cut
 * anywhere; `state` is that of the last one. What stands around them is passed over, as are comments and
 * commas too many or missing. Strings may stand in other quotation marks and hold marks that are not escaped,
 * keys may have none, and `NaN` or `None` is `null`. Anything else that is not JSON ends the reading, with
 * what was complete already emitted.
 */
export function createJsonReader(
  listener: JsonListener,
  { isMany = false }: { isMany?: boolean } = {},
): JsonReader {
  const reading: Reading = {
    listener,
    frames: [],
    state: 'none',
    step: seekObject,
    between: readBetween,
    after: isMany ? seekObject : ignore,
    seek: seekObject,
    text: '',
    emitted: 0,
    digits: '',
    curly: 0,
    ends: '"',
    held: '',
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

function seekObject(reading: Reading, character: string): undefined {
  if (character === '{') reading.step = judgeOpening
}

/** A brace in the prose before the object is followed by neither a quotation mark nor a key. */
function judgeOpening(reading: Reading, character: string): 'again' | undefined {
  if (character === '>' || space.test(character)) return undefined
  reading.text = ''
  if (keyPart.test(character)) {
    reading.step = judgeKey
    return 'again'
  }
  return beginObject(reading, character in endsOf || /[}/#]/.test(character))
}

/** A word after a brace is a key where a colon follows at once. */
function judgeKey(reading: Reading, character: string): 'again' | undefined {
  if (keyPart.test(character) && reading.text.length < maxKeyLength) {
    reading.text += character
    return undefined
  }
  const result = beginObject(reading, character === ':')
  takeKey(reading)
  return result
}

function beginObject(reading: Reading, isObject: boolean): 'again' {
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
  reading.step = reading.after
  return undefined
}

function readBetween(reading: Reading, character: string): 'again' | undefined {
  const frame = reading.frames.at(-1)
  if (frame === undefined) return giveUp(reading)
  if (character === '/' || character === '#') reading.step = character === '/' ? beginComment : skipLine
  // The last one stands before the lines of a quotation in Markdown.
  if (/[/#\0>]/.test(character) || space.test(character)) return undefined
  if (character === ',' || character === '，') {
    if (frame.expects === 'comma') frame.expects = frame.isArray ? 'value' : 'key'
    return frame.expects === 'colon' ? giveUp(reading) : undefined
  }
  const atItem = frame.expects === (frame.isArray ? 'value' : 'key')
  if (character === (frame.isArray ? ']' : '}') && (atItem || frame.expects === 'comma')) {
    return closeFrame(reading, frame)
  }
  if (frame.expects === 'comma') {
    if (!(character in endsOf || character === '{')) return giveUp(reading)
    frame.expects = frame.isArray ? 'value' : 'key'
    return 'again'
  }
  if (frame.expects === 'key') return beginKey(reading, character)
  if (frame.expects === 'value') return beginValue(reading, character)
  if (character !== ':' && character !== '：') return giveUp(reading)
  frame.expects = 'value'
  return undefined
}

function beginComment(reading: Reading, character: string): undefined {
  reading.step = character === '*' ? skipBlock : skipLine
}

/** A comment ends with its line. */
function skipLine(reading: Reading, character: string): undefined {
  if (character === '\n') reading.step = readBetween
}

function skipBlock(reading: Reading, character: string): undefined {
  if (character === '*') reading.step = endBlock
}

function endBlock(reading: Reading, character: string): undefined {
  if (character !== '*') reading.step = character === '/' ? readBetween : skipBlock
}

function beginKey(reading: Reading, character: string): 'again' | undefined {
  if (character in endsOf) return beginString(reading, character)
  if (!keyPart.test(character)) return giveUp(reading)
  reading.text = ''
  reading.step = readKey
  return 'again'
}

/** A key without quotation marks. */
function readKey(reading: Reading, character: string): 'again' | undefined {
  if (keyPart.test(character)) {
    reading.text += character
    return reading.text.length > maxKeyLength ? giveUp(reading) : undefined
  }
  reading.step = readBetween
  takeKey(reading)
  return 'again'
}

function beginValue(reading: Reading, character: string): 'again' | undefined {
  if (character in endsOf) return beginString(reading, character)
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
  takeValue(reading, literalOf(reading.text))
  return 'again'
}

/** The value of a literal, also as Python and JavaScript write it; a word that is none stands for nothing. */
function literalOf(text: string): unknown {
  const value = parseQuickJson(text.toLowerCase())
  if (value !== undefined) return value
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}
