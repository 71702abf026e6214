import { parseQuickJson } from '#core/parse-json.ts'
import type { JsonListener, JsonPath, JsonState } from './json-listener.ts'
import { createJsonReader } from './read-json.ts'

export type WrappedReader = { push: (piece: string) => void; end: () => JsonState }

/** Longer texts are no answer that was written as a string. */
const maxStringLength = 200_000
/** A model puts an answer below no more keys of its own. */
const maxDepth = 5
/** Keys that are asked for and that models also put a whole answer below. */
const mayWrap = new Set(['summary', 'answer'])
/** Times that a string is read in a string. */
const maxStrings = 3

/**
 * Reads a JSON object of these keys while it arrives, also where a model put it below keys of its own
 * (`answer`, `parameters`, `response.data`), over several objects, or into a JSON string, by itself or below
 * such keys, which is read at its end. Of a key that comes again the first value counts.
 */
export function createWrappedReader(listener: JsonListener, keys: readonly string[]): WrappedReader {
  const known = new Map(keys.map((key) => [key.toLowerCase(), key]))
  const read = createReadKeys(keys)
  let below: string | null = null
  let other: unknown = null
  let roots = 0

  function unwrap(path: JsonPath): JsonPath | null {
    const inner = unwrapPath(path.map(plainKey), known)
    return read.isTaken(inner?.[0]) ? null : inner
  }

  function onRoot(value: unknown): void {
    read.take()
    if (read.isAnyTaken()) return listener.onValue([], value)
    other = value
    const [only] = keys
    // A list that was asked for below its key may come without it.
    if (keys.length === 1 && only !== undefined) listener.onValue([only, roots], value)
    roots += 1
  }

  const unwrapping: JsonListener = {
    onText: (path, piece) => {
      const inner = unwrap(path)
      if (inner !== null && inner.length > 0) listener.onText(inner, piece)
    },
    onValue: (path, written) => {
      const inner = unwrap(path)
      const value = withPlainKeys(written)
      if (inner === null && isObjectInString(value)) below ??= value
      if (inner?.length === 1 && value !== null) read.find(String(inner[0]), value)
      if (inner?.length === 0) onRoot(value)
      else if (inner !== null) listener.onValue(inner, value)
    },
  }
  const reader = createJsonReader(unwrapping, { isMany: true })
  let said = ''

  function readString(text: string, depth: number): JsonState {
    below = null
    const innerReader = createJsonReader(unwrapping, { isMany: true })
    innerReader.push(text)
    return below !== null && !read.isAnyTaken() && depth < maxStrings
      ? readString(below, depth + 1)
      : innerReader.state()
  }

  return {
    push: (piece) => {
      if (said.length < maxStringLength) said += piece
      reader.push(piece)
    },
    end: () => {
      const inner = read.isAnyTaken() ? null : (writtenInString(said) ?? unescaped(said) ?? below)
      const state = inner === null ? reader.state() : readString(inner, 1)
      if (read.isAnyTaken()) return 'whole'
      // Nothing that was asked for: the object is shown as it is, so that its fault is known.
      if (!read.isAnyFound() && other !== null) listener.onValue([], other)
      return state
    },
  }
}

/** The keys of an object that were read, and those that an object before had. */
function createReadKeys([first]: readonly string[]) {
  const taken = new Set<string>()
  const found = new Set<string>()
  let isFilled = false
  return {
    find: (key: string, value: unknown): void => {
      found.add(key)
      isFilled ||= key !== first && isFilledWith(value)
    },
    /** The object has ended. Several keys with an empty first one are an outline of the answer. */
    take: (): void => {
      if (isFilled || found.size === 1) for (const key of found) taken.add(key)
    },
    isTaken: (key: unknown): boolean => taken.has(String(key)),
    isAnyTaken: (): boolean => taken.size > 0,
    isAnyFound: (): boolean => found.size > 0,
  }
}

/** A path that begins with a wanted key; `[]` for the whole, `null` for anything else. */
function unwrapPath(path: JsonPath, known: ReadonlyMap<string, string>): JsonPath | null {
  let at = path.findIndex((part) => known.has(String(part)))
  if (at < 0 || at > maxDepth) return path.length === 0 ? [] : null
  if (mayWrap.has(String(path[at])) && known.has(String(path[at + 1]))) at += 1
  return [known.get(String(path[at])) ?? '', ...path.slice(at + 1)]
}

/** A key without its case and the blanks around it, which models write as they like. */
function plainKey(part: string | number): string | number {
  return typeof part === 'string' ? part.trim().toLowerCase() : part
}

function withPlainKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => withPlainKeys(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [plainKey(key), withPlainKeys(each)]))
}

function isFilledWith(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== ''
}

function isObjectInString(value: unknown): value is string {
  return (
    typeof value === 'string' && value.trim().startsWith('{') && typeof parseQuickJson(value) === 'object'
  )
}

/** The text in a JSON string, also in one within another, or without its marks; `null` for any other. */
function writtenInString(said: string): string | null {
  let text: unknown = said.trim()
  if (typeof text === 'string' && /^\{\s*\\"/.test(text)) text = `"${text}"`
  for (let depth = 0; depth < maxStrings && typeof text === 'string' && text.startsWith('"'); depth += 1) {
    text = parseQuickJson(text)
  }
  return typeof text === 'string' && text !== said.trim() ? text : null
}

/** JSON whose quotation marks were escaped for a page; `null` for any other text. */
function unescaped(said: string): string | null {
  if (!/\{\s*&(?:quot|#34);/.test(said)) return null
  return said.replaceAll(/&(?:quot|#34);/g, '"').replaceAll('&amp;', '&')
}
