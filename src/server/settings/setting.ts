import { accessSync, constants } from 'node:fs'
import { z } from 'zod'
import { isStorable } from '#core/storable-text.ts'

/** One setting, under the name of its environment variable. */
export type Setting = Readonly<{
  /** The sentence that explains it, in `.env.example` and in the documents. */
  says: string
  /** Its value out of the text of the variable. */
  schema: z.ZodType
  /** The text that holds when the variable is not set or empty; without one the value is `null` then. */
  default?: string
  /** Its name among the settings of the program; without one its part makes something of it and others. */
  name?: string
}>

/** Settings by the names of their variables. */
export type SettingRows = Readonly<Record<string, Setting>>

type Value<S> = S extends { schema: z.ZodType<infer V> }
  ? S extends { default: string }
    ? V
    : V | null
  : never
type NameOf<S> = S extends { name: infer N extends string } ? N : never

/** The values of settings by the names of their variables. */
export type Values<R> = { readonly [V in keyof R]: Value<R[V]> }

/** The values of those settings that the program takes as they are, by its own names. */
export type NamedValues<R> = { readonly [V in keyof R as NameOf<R[V]>]: Value<R[V]> }

/** A setting that another one needs beside it, or that does not go with it, and why; `null` when all fit. */
export type Misfit = Readonly<{ name: string; reason: string }> | null

/** Raised when settings are wrong; `message` names every bad one with the reason, one a line. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Reads settings out of environment variables. The casts hold because a row's schema gave its value.
 * @throws SettingsError that names every bad one, and else every misfit
 */
export function readValues<R extends SettingRows>(
  rows: R,
  env: Readonly<Record<string, string | undefined>>,
  findMisfits: readonly ((values: Values<R>) => Misfit)[],
): { values: Values<R>; named: NamedValues<R> } {
  const read = Object.entries(rows).map(([variable, row]) => ({
    variable,
    row,
    ...readOne(row, env[variable]),
  }))
  refuse(read.flatMap(({ variable, reasons }) => reasons.map((reason) => ({ name: variable, reason }))))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const values = Object.fromEntries(read.map(({ variable, value }) => [variable, value])) as Values<R>
  refuse(findMisfits.map((find) => find(values)))
  const taken = read.flatMap(({ row: { name }, value }) => (name === undefined ? [] : [[name, value]]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { values, named: Object.fromEntries(taken) as NamedValues<R> }
}

function readOne(row: Setting, set: string | undefined): { value: unknown; reasons: readonly string[] } {
  const text = set === undefined || set === '' ? row.default : set
  if (text === undefined) return { value: null, reasons: [] }
  // What is set may end up in the database, such as on a receipt.
  if (!isStorable(text)) return { value: null, reasons: ['has a character that cannot be stored'] }
  const { data: value, error } = row.schema.safeParse(text)
  return { value, reasons: error?.issues.map(({ message }) => message) ?? [] }
}

function refuse(misfits: readonly Misfit[]): void {
  const lines = misfits.flatMap((misfit) => (misfit === null ? [] : [`${misfit.name} ${misfit.reason}`]))
  if (lines.length > 0) throw new SettingsError(lines.join('\n'))
}

/** The entries of a text that are separated by commas, each as `read` gives it; empty ones are left out. */
export function separatedByCommas(read: (entry: string) => string) {
  return z.string().transform((list) =>
    list
      .split(',')
      .map((entry) => read(entry.trim()))
      .filter(Boolean),
  )
}

/** An address of the web without a slash at its end. */
export function webAddress(example = 'https://host or http://host:8080') {
  return z
    .url({ protocol: /^https?$/, error: `must look like ${example}` })
    .transform((address) => address.replace(/\/+$/, ''))
}

/** An address with one of these schemes. */
export function addressOf(protocol: RegExp, example: string) {
  return z.url({ protocol, error: `must look like ${example}` })
}

/** One of these words. */
export function oneOf<const Word extends string>(words: readonly [Word, ...Word[]]) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` })
}

/** A text of so many characters or more. */
export function atLeast(characters: number) {
  return z.string().min(characters, `must have ${characters} characters or more`)
}

/** A number between two others. */
export function numberBetween(min: number, max: number) {
  const error = `must be ${min} to ${max}`
  return z.coerce.number('is not a number').min(min, error).max(max, error)
}

/** A whole number between two others. */
export function wholeNumber(min: number, max: number) {
  return numberBetween(min, max).int('is not a whole number')
}

/** This process may read or run a file. */
export function mayBeUsed(file: string, use: 'read' | 'run'): boolean {
  try {
    accessSync(file, use === 'read' ? constants.R_OK : constants.X_OK)
    return true
  } catch {
    return false
  }
}
