import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** The facts that messages need to know of their language. */
export type MessageLanguage = Readonly<{
  tag: string
  number: (value: number) => string
  /** The plural form of a count (CLDR). */
  formOf: (count: number) => string
  /** The forms that counts up to a thousand have, which each plural names. */
  forms: ReadonlySet<string>
  /** Tells whether one is the only count that is `one`. */
  isOneAlone: boolean
  /** The beginning of the names of its functions in compiled messages. */
  prefix: string
}>

const moduleShape = z.object({
  number: z.custom<(value: number) => string>((value) => typeof value === 'function'),
})

/** Reads `language.ts` of a language. */
export async function readLanguage(folder: string, tag: string): Promise<MessageLanguage> {
  const file = path.join(folder, tag, 'language.ts')
  const module: unknown = await import(pathToFileURL(file).href)
  const { number } = moduleShape.parse({ ...z.looseObject({}).parse(module) })
  const rules = new Intl.PluralRules(tag)
  const formOf = (count: number): string => rules.select(count)
  const counts = Array.from({ length: 1001 }, (_, count) => count)
  const forms = new Set(counts.map((count) => formOf(count)))
  const isOneAlone = counts.every((count) => (formOf(count) === 'one') === (count === 1))
  return { tag, number, formOf, forms, isOneAlone, prefix: '$' }
}
