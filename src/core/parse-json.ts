import { hasMoreMarks } from './json-marks.ts'

/** Several times what the largest answers have that are real: a page of a list has some ten thousand. */
const maxQuickMarks = 250_000
/**
 * The value of a JSON text, which the main thread reads in some ms; `undefined` for a text that is not JSON,
 * and for one of so many values that reading it, and walking through them, would hold up other callers.
 */
export function parseQuickJson(text: string): unknown {
  return isQuickJson(text) ? parseJson(text) : undefined
}

/** False for a JSON text of so many values that reading it would hold up other callers. */
export function isQuickJson(text: string): boolean {
  return !hasMoreMarks(text, maxQuickMarks)
}

/** The value of a JSON text; `undefined` for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
