import { toStorable } from '#core/storable-text.ts'
import { emitText, giveUp, isValue, takeKey, takeValue } from './json-reading.ts'
import type { Reading } from './json-reading.ts'

/** Quotation marks that a string may begin with, and the ones that end it. */
export const endsOf: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '”': '”"',
  '„': '“”"',
  '＂': '＂',
  "'": "'",
}
/** The characters that may follow a key, and a value. */
const afterKey = /[:：/#]/
/** The characters that never follow a key; the string was a word in quotation marks, in braces. */
const noKey = /[,}\]，]/
const afterValue = /[,}\]，/#]/
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

/** Blanks between the parts of JSON, also those that nobody sees. */
export const space = /[\s\u200B-\u200F\u2060]/

/** A string begins with this quotation mark. */
export function beginString(reading: Reading, mark: string): undefined {
  reading.curly = mark === '“' ? 1 : 0
  reading.ends = endsOf[mark] ?? mark
  reading.text = ''
  reading.emitted = 0
  reading.step = readString
}

function readString(reading: Reading, character: string): undefined {
  if (character === '\\') reading.step = readEscape
  else if (!isEndMark(reading, character)) append(reading, character)
  else {
    reading.held = character
    reading.step = judgeEnd
  }
}

/** A quotation mark ends a string if the next character may follow one; else it is text. */
function judgeEnd(reading: Reading, character: string): 'again' | undefined {
  // A mark of a quotation in Markdown stands before its lines.
  if (space.test(character) || (character === '>' && reading.held.includes('\n'))) {
    reading.held += character
    return undefined
  }
  const isNext = (character in endsOf || character === '{') && reading.held.length > 1
  const isEnd = isValue(reading) ? afterValue.test(character) || isNext : afterKey.test(character)
  if (isEnd) endString(reading)
  else if (!isValue(reading) && noKey.test(character)) giveUp(reading)
  else {
    for (const each of reading.held) append(reading, each)
    reading.step = readString
  }
  return 'again'
}

/** A string in curly marks may quote in such marks. */
function isEndMark(reading: Reading, character: string): boolean {
  if (reading.curly === 0) return reading.ends.includes(character)
  if (character === '“') reading.curly += 1
  if (character === '”') reading.curly -= 1
  return reading.curly === 0
}

/**
 * A text is emitted piece by piece, so NUL, which cannot be stored, is left out as it comes; halves of pairs
 * are judged where the other half may not follow any more.
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
  reading.step = reading.between
  const frame = reading.frames.at(-1)
  if (frame?.expects === 'key') {
    takeKey(reading)
    return
  }
  reading.text = toStorable(reading.text)
  emitText(reading, true)
  takeValue(reading, reading.text)
}

/** The current string is a value. */
export function isInText(reading: Reading): boolean {
  const { step } = reading
  const isInString = step === readString || step === judgeEnd || step === readEscape || step === readUnicode
  return isInString && isValue(reading)
}
