/**
 * A parser of a value from outside: it returns the typed value or throws. It is our own because a library for
 * it would be half of a script that is put into pages.
 */
export type Shape<T> = (value: unknown) => T

class Mismatch extends Error {
  override name = 'Mismatch'
}

function refuse(): never {
  throw new Mismatch('The value has another form')
}

/** The value where it has this shape; `null` where it has not. */
export function parse<T>(shape: Shape<T>, value: unknown): T | null {
  try {
    return shape(value)
  } catch (error) {
    if (error instanceof Mismatch) return null
    throw error
  }
}

/** A text of at most so many characters, and of a form where one is given. */
export function text(maxLength: number, form?: RegExp): Shape<string> {
  return (value) =>
    typeof value === 'string' && value.length <= maxLength && form?.test(value) !== false ? value : refuse()
}

/** A finite number that is not negative. */
export const amount: Shape<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : refuse()

export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : refuse())

/** One of some values. */
export function among<const V extends string | boolean>(...values: V[]): Shape<V> {
  return (value) => values.find((known) => known === value) ?? refuse()
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value) => (value === null ? null : shape(value))
}

/** A damaged or missing value counts as missing. */
export function perhaps<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value) => parse(shape, value) ?? undefined
}

export function list<T>(shape: Shape<T>, maxLength: number): Shape<T[]> {
  return (value) =>
    Array.isArray(value) && value.length <= maxLength ? value.map((item: unknown) => shape(item)) : refuse()
}

type Fields = Record<string, Shape<unknown>>
type Read<F extends Fields> = { [K in keyof F]: ReturnType<F[K]> }

/** An object with these fields; others are left out. */
export function record<F extends Fields>(fields: F): Shape<Read<F>> {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse()
    const given = new Map<string, unknown>(Object.entries(value))
    const read = Object.entries(fields).map(([name, shape]) => [name, shape(given.get(name))])
    // Each field was read by the shape that its type is of.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return Object.fromEntries(read) as Read<F>
  }
}

/** The first of some shapes that fits. */
export function oneOf<S extends Shape<unknown>[]>(...shapes: S): Shape<ReturnType<S[number]>> {
  return (value) => {
    for (const shape of shapes) {
      const read = parse(shape, value)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of the shapes gave it
      if (read !== null) return read as ReturnType<S[number]>
    }
    return refuse()
  }
}
