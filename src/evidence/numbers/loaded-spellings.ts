import type { Spelling } from './spelling.ts'

type Spellings = Readonly<Record<string, Spelling>>

/** A page loads the languages of one kind together, when it is to read one of them. */
const groups: readonly { codes: string; load: () => Promise<Spellings> }[] = [
  { codes: 'en de nl sv da no', load: async () => (await import('./germanic.ts')).germanic },
  { codes: 'fr es pt it ro ca', load: async () => (await import('./romance.ts')).romance },
  { codes: 'ru uk bg pl cs sk hr sr', load: async () => (await import('./slavic.ts')).slavic },
  { codes: 'el tr fi hu ar he fa', load: async () => (await import('./mediterranean.ts')).mediterranean },
  { codes: 'hi mr ur pa', load: async () => (await import('./indic.ts')).indic },
  { codes: 'bn gu kn ta te', load: async () => (await import('./indic-east.ts')).indicEast },
  { codes: 'zh yue ja ko vi th id', load: async () => (await import('./east.ts')).east },
]
const loaded = new Map<string, Spelling>()

/** The spelling of numbers in a language, by its code; `null` where it is not known or not loaded. */
export function spellingOf(code: string): Spelling | null {
  return loaded.get(code) ?? null
}

/** Loads how a language says numbers, if that is known. @throws where the network fails */
export async function loadSpelling(code: string): Promise<void> {
  if (loaded.has(code)) return
  const group = groups.find(({ codes }) => codes.split(' ').includes(code))
  for (const [name, spelling] of Object.entries((await group?.load()) ?? {})) loaded.set(name, spelling)
}
