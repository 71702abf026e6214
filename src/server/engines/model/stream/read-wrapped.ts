import { parseJson } from '#server/lib/outside-body.ts'
import type { JsonListener, JsonPath, JsonState } from './json-listener.ts'
import { createJsonReader } from './read-json.ts'

export type WrappedReader = { push: (piece: string) => void; end: () => JsonState }

/** Longer texts are no answer that was written as a string. */
const maxStringLength = 200_000

/**
 * Reads a JSON object of these keys while it arrives, also where a model put it below one key of its own (`answer`,
 * `parameters`) or into a JSON string, by itself or below such a key, which is read at its end.
 */
export function createWrappedReader(listener: JsonListener, keys: readonly string[]): WrappedReader {
  let below: string | null = null
  const unwrapping: JsonListener = {
    onText: (path, piece) => listener.onText(unwrap(path, keys), piece),
    onValue: (path, value) => {
      const inner = unwrap(path, keys)
      if (path.length === 1 && !keys.includes(String(path[0])) && isObjectInString(value)) below = value
      if (path.length === 0 && below !== null) return
      // The value below the key of the model's own is the whole answer; it was read part by part.
      if (inner.length > 0 || path.length === 0) listener.onValue(inner, value)
    },
  }
  const reader = createJsonReader(unwrapping)
  let said = ''
  return {
    push: (piece) => {
      if (said.length < maxStringLength) said += piece
      reader.push(piece)
    },
    end: () => {
      const inner = writtenInString(said) ?? below
      below = null
      if (inner === null) return reader.state()
      const innerReader = createJsonReader(unwrapping)
      innerReader.push(inner)
      return innerReader.state()
    },
  }
}

function unwrap(path: JsonPath, keys: readonly string[]): JsonPath {
  const [first, second] = path
  const isWrapped = typeof first === 'string' && !keys.includes(first) && keys.includes(String(second))
  return isWrapped ? path.slice(1) : path
}

function isObjectInString(value: unknown): value is string {
  return typeof value === 'string' && value.trim().startsWith('{') && typeof parseJson(value) === 'object'
}

/** The text in a JSON string; `null` for any other. */
function writtenInString(said: string): string | null {
  const text = said.trim()
  if (!text.startsWith('"')) return null
  const inner = parseJson(text)
  return typeof inner === 'string' ? inner : null
}
