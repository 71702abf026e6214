import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/**
 * The placeholder of a name in a message: its type, and the values that it can have where those are a few.
 */
export type Placeholder = Readonly<{ type: string; values: readonly string[] | null }>

/** The facts of a message beside its text; only English has placeholders. */
export type Details = Readonly<{
  description: string | null
  placeholders: ReadonlyMap<string, Placeholder>
  /** Tells whether the function of the message takes its arguments by their names. */
  isNamed: boolean
}>

/** Messages of one part of the product in one language, as the file has them. */
export type Catalogue = Readonly<{
  locale: string
  texts: ReadonlyMap<string, string>
  details: ReadonlyMap<string, Details>
  /** The purposes of the sections, by their names. */
  sections: ReadonlyMap<string, string>
}>

const detailsShape = z.object({
  description: z.string().optional(),
  'x-named': z.boolean().optional(),
  placeholders: z
    .record(z.string(), z.object({ type: z.string(), 'x-values': z.array(z.string()).optional() }))
    .optional(),
})
const fileShape = z.record(z.string(), z.unknown())

/** A catalogue from the text of an ARB file. Throws where it is no JSON, or a text is none. */
export function parseCatalogue(source: string): Catalogue {
  const texts = new Map<string, string>()
  const details = new Map<string, Details>()
  const entries = Object.entries(fileShape.parse(JSON.parse(source)))
  for (const [key, value] of entries) {
    if (key.startsWith('@@')) continue
    if (key.startsWith('@')) details.set(key.slice(1), readDetails(value))
    else texts.set(key, z.string().parse(value))
  }
  const { '@@locale': locale, '@@x-sections': sections } = Object.fromEntries(entries)
  return {
    locale: z.string().parse(locale),
    texts,
    details,
    sections: new Map(Object.entries(z.record(z.string(), z.string()).parse(sections ?? {}))),
  }
}

function readDetails(value: unknown): Details {
  const { description = null, placeholders = {}, 'x-named': isNamed = false } = detailsShape.parse(value)
  return {
    description,
    isNamed,
    placeholders: new Map(
      Object.entries(placeholders).map(([name, { type, 'x-values': values = null }]) => [
        name,
        { type, values },
      ]),
    ),
  }
}

/** The catalogues of a language, by their names, in the order of these. */
export function readCatalogues(folder: string, tag: string): ReadonlyMap<string, Catalogue> {
  const files = readdirSync(path.join(folder, tag)).filter((file) => file.endsWith('.arb'))
  return new Map(
    files.toSorted().map((file) => {
      const source = readFileSync(path.join(folder, tag, file), 'utf8')
      return [path.basename(file, '.arb'), parseCatalogue(source)]
    }),
  )
}

/** All messages of some catalogues in one map. */
export function textsOf(catalogues: Iterable<Catalogue>): ReadonlyMap<string, string> {
  return new Map([...catalogues].flatMap(({ texts }) => [...texts]))
}

/** The same of what is known beside the texts. */
export function detailsOf(catalogues: Iterable<Catalogue>): ReadonlyMap<string, Details> {
  return new Map([...catalogues].flatMap(({ details }) => [...details]))
}

/** A key as the steps that lead to its message; a point that belongs to a step stands behind a backslash. */
export function stepsOf(key: string): readonly string[] {
  return key.split(/(?<!\\)\./).map((step) => step.replaceAll('\\.', '.'))
}

/** An ARB file as text: a line for each message, and one for what is known beside it. */
export function formatCatalogue(entries: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(entries).map(([key, value]) => {
    const whole = JSON.stringify(value, null, 2)
    const text = key.startsWith('@@') ? whole.replaceAll('\n', '\n  ') : whole.replaceAll(/\n\s*/g, ' ')
    return `  ${JSON.stringify(key)}: ${text}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}
