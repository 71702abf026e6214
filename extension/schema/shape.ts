import {
  array,
  fallback,
  finite,
  maxLength,
  minValue,
  number,
  optional,
  pipe,
  regex,
  safeParse,
  string,
  unknown,
} from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'

/** The value where it has this form; `null` where it has not. */
export function parse<S extends GenericSchema>(shape: S, value: unknown): InferOutput<S> | null {
  const { success, output } = safeParse(shape, value, { abortEarly: true })
  return success ? output : null
}

/** A text of at most so many characters, and of a form where one is given. */
export function text(longest: number, form = /^/) {
  return pipe(string(), maxLength(longest), regex(form))
}

/** A finite number that is not negative. */
export const amount = pipe(number(), finite(), minValue(0))

/** A damaged or missing value counts as missing. */
export function perhaps<S extends GenericSchema>(shape: S) {
  return fallback(optional(shape), undefined)
}

/** A list of at most so many values. */
export function list<S extends GenericSchema>(shape: S, longest: number) {
  return pipe(array(unknown()), maxLength(longest), array(shape))
}
