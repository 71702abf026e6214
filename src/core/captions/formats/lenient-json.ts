/** Where the reading stands. */
type Cursor = { text: string; at: number }

const maxDepth = 40
const blank = /(?:\s|\/\/[^\n]*|#[^\n]*)*/y
const numberAt = /-?\d{1,20}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?/iy
const wordAt = /[\p{L}_][\p{L}\p{N}_.]{0,80}/uy
const literals = new Map<string, unknown>([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['null', null],
  ['None', null],
  ['undefined', null],
  ['NaN', null],
])
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: ' ', f: ' ' }

/**
 * Reads what programs print in place of JSON: values of Python with single quotes, `None` and class names, trailing commas,
 * several values one after another. `null` where the text is something else, or was cut off.
 */
export function readLenientJson(text: string): unknown[] | null {
  const cursor: Cursor = { text, at: 0 }
  skip(cursor, /\s*(?:(?:var|let|const)\s{1,9})?(?:[\w.]{1,60}\s{0,9}=\s{0,9})?/y)
  const values: unknown[] = []
  while (cursor.at < text.length) {
    skip(cursor, blank)
    if (text[cursor.at] === ';' || text[cursor.at] === ',') cursor.at += 1
    else if (cursor.at < text.length) {
      if (!'[{('.includes(text[cursor.at] ?? '') && !isCall(cursor)) return null
      const value = readValue(cursor, 0)
      if (value === undefined) return null
      values.push(value)
    }
  }
  return values.length === 0 ? null : values
}

function skip(cursor: Cursor, pattern: RegExp): string {
  pattern.lastIndex = cursor.at
  const found = pattern.exec(cursor.text)?.[0] ?? ''
  cursor.at += found.length
  return found
}

/** Whether the name of a class and its fields stand here: `Snippet(text='…')`. */
function isCall(cursor: Cursor): boolean {
  const { at } = cursor
  const name = skip(cursor, wordAt)
  const isOpen = name !== '' && cursor.text[cursor.at] === '('
  cursor.at = at
  return isOpen
}

/** The value that stands here; `undefined` where none does. */
function readValue(cursor: Cursor, depth: number): unknown {
  if (depth > maxDepth) return undefined
  skip(cursor, blank)
  const first = cursor.text[cursor.at] ?? ''
  if (first === '"' || first === "'") return readString(cursor, first)
  if (first === '[') return readItems(cursor, ']', depth)
  if (first === '{') return readFields(cursor, '}', depth)
  if (first === '(') return readItems(cursor, ')', depth)
  const number = skip(cursor, numberAt)
  if (number !== '') return Number(number)
  const word = skip(cursor, wordAt)
  if (word !== '' && cursor.text[cursor.at] === '(') return readFields(cursor, ')', depth)
  return literals.get(word)
}

function readString(cursor: Cursor, quote: string): string | undefined {
  const { text } = cursor
  let read = ''
  for (let at = cursor.at + 1; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === quote) {
      cursor.at = at + 1
      return read
    }
    if (character !== '\\') read += character
    else {
      at += 1
      const escape = text.charAt(at)
      const code =
        escape === 'u' ? text.slice(at + 1, at + 5) : escape === 'x' ? text.slice(at + 1, at + 3) : ''
      if (/^[\da-f]{2,4}$/i.test(code)) {
        read += String.fromCharCode(Number.parseInt(code, 16))
        at += code.length
      } else read += escapes[escape] ?? escape
    }
  }
  return undefined
}

function readItems(cursor: Cursor, end: string, depth: number): unknown[] | undefined {
  const items: unknown[] = []
  cursor.at += 1
  while (cursor.at < cursor.text.length) {
    if (takesEnd(cursor, end)) return items
    const item = readValue(cursor, depth + 1)
    if (item === undefined) return undefined
    items.push(item)
  }
  return undefined
}

function readFields(cursor: Cursor, end: string, depth: number): Record<string, unknown> | undefined {
  const fields: [string, unknown][] = []
  cursor.at += 1
  while (cursor.at < cursor.text.length) {
    if (takesEnd(cursor, end)) return Object.fromEntries(fields)
    const quote = cursor.text[cursor.at] ?? ''
    const key =
      quote === '"' || quote === "'"
        ? readString(cursor, quote)
        : skip(cursor, wordAt) || skip(cursor, numberAt)
    skip(cursor, blank)
    const mark = cursor.text[cursor.at]
    if (key === undefined || key === '' || (mark !== ':' && mark !== '=')) return undefined
    cursor.at += 1
    const value = readValue(cursor, depth + 1)
    if (value === undefined) return undefined
    fields.push([key, value])
  }
  return undefined
}

/** Goes past blanks and a comma, and past the end of the list where that stands here. */
function takesEnd(cursor: Cursor, end: string): boolean {
  skip(cursor, blank)
  if (cursor.text[cursor.at] === ',') cursor.at += 1
  skip(cursor, blank)
  if (cursor.text[cursor.at] !== end) return false
  cursor.at += 1
  return true
}
