import { parseQuickJson } from '#core/parse-json.ts'
import { fieldsOf, hasText, isFieldName } from '../plain-fields.ts'
import type { JsonPath } from './json-listener.ts'

/** Lists within lists that are looked into. */
const maxNesting = 4

/** A value is the gist, by itself or in a list. */
export function isGist([key, ...rest]: JsonPath, value: unknown): boolean {
  const isThere = rest.length === 0 ? !Array.isArray(value) : rest.length === 1 && rest[0] === 0
  return key === 'gist' && isThere && !isBlank(value)
}

/**
 * A value is an item of the list below a key: in its position, as the only one, without its list, or in a
 * list or object within the list, such as that of a paragraph.
 */
export function isItem([, ...inner]: JsonPath, value: unknown): boolean {
  if (inner.some(isFieldName)) return false
  if (inner.length === 1) return !isNest(value)
  return inner.length <= maxNesting && hasText(value)
}

/** An item that was written as a text of JSON; `null` for any other. */
export function writtenAsText(value: unknown): unknown {
  return typeof value === 'string' && value.trimStart().startsWith('{')
    ? (parseQuickJson(value) ?? null)
    : null
}

/** A list or an object of items, which were items themselves. */
function isNest(value: unknown): boolean {
  if (hasText(value)) return false
  const fields = fieldsOf(value)
  const values: unknown[] = Array.isArray(value) ? value : Object.values(fields ?? {}).flat()
  return values.some(hasText)
}

/** A model that refuses may fill the form with nothing. */
function isBlank(value: unknown): boolean {
  const text = fieldsOf(value)?.['text'] ?? value
  return typeof text === 'string' && text.trim() === ''
}
