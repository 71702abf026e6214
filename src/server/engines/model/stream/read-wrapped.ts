import { parseJson } from '#server/lib/outside-body.ts'
import type { JsonListener, JsonPath, JsonState } from './json-listener.ts'
import { createJsonReader } from './read-json.ts'

export type WrappedReader = { push: (piece: string) => void; end: () => JsonState }

/** Longer texts are no answer that was written as a string. */
const maxStringLength = 200_000
/** A model puts an answer below no more keys of its own. */
const maxDepth = 5
/** Times that a string is read in a string. */
const maxStrings = 3

/**
 * Reads a JSON object of these keys while it arrives, also where a model put it below keys of its own (`answer`, `parameters`,
 * `response.data`), over several objects, or into a JSON string, by itself or below such keys, which is read at its end. Of a
 * key that comes again the first value counts.
 */
export function createWrappedReader(listener: JsonListener, keys: readonly string[]): WrappedReader {
  const known = new Map(keys.map((key) => [key.toLowerCase(), key]))
  /** Keys that an object before had. */
  const taken = new Set<string>()
  const found = new Set<string>()
  let below: string | null = null
  let other: unknown = null
  let roots = 0

  /** A path that begins with a key that is asked for; `[]` for the whole, `null` for what belongs to neither. */
  function unwrap(path: JsonPath): JsonPath | null {
    const at = path.findIndex((part) => known.has(nameOf(part)))
    if (at < 0 || at > maxDepth) return path.length === 0 ? [] : null
    const key = known.get(nameOf(path[at])) ?? ''
    if (taken.has(key)) return null
    return [key, ...path.slice(at + 1)]
  }

  function onRoot(value: unknown): void {
    for (const key of found) taken.add(key)
    if (taken.size > 0) return listener.onValue([], value)
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
    onValue: (path, value) => {
      const inner = unwrap(path)
      if (inner === null && isObjectInString(value)) below ??= value
      if (inner?.length === 1 && value !== null) found.add(String(inner[0]))
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
    return below !== null && taken.size === 0 && depth < maxStrings
      ? readString(below, depth + 1)
      : innerReader.state()
  }

  return {
    push: (piece) => {
      if (said.length < maxStringLength) said += piece
      reader.push(piece)
    },
    end: () => {
      const inner = taken.size > 0 ? null : (writtenInString(said) ?? below)
      const state = inner === null ? reader.state() : readString(inner, 1)
      if (taken.size > 0) return 'whole'
      // Nothing that was asked for: the object is shown as it is, so that its fault is known.
      if (found.size === 0 && other !== null) listener.onValue([], other)
      return state
    },
  }
}

/** A key without its case and the blanks around it. */
function nameOf(part: unknown): string {
  return String(part).trim().toLowerCase()
}

function isObjectInString(value: unknown): value is string {
  return typeof value === 'string' && value.trim().startsWith('{') && typeof parseJson(value) === 'object'
}

/** The text in a JSON string, also in one within another, or without its marks; `null` for any other. */
function writtenInString(said: string): string | null {
  let text: unknown = said.trim()
  if (typeof text === 'string' && /^\{\s*\\"/.test(text)) text = `"${text}"`
  for (let depth = 0; depth < maxStrings && typeof text === 'string' && text.startsWith('"'); depth += 1) {
    text = parseJson(text)
  }
  return typeof text === 'string' && text !== said.trim() ? text : null
}
