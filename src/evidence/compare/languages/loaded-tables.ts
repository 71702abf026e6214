import type { StatementWords } from '../statement-words.ts'

/** A page loads the table of a language when it is to compare lines in it. */
const tables: Readonly<Record<string, () => Promise<StatementWords>>> = {
  ar: async () => (await import('./arabic.ts')).arabic,
  zh: async () => (await import('./chinese.ts')).chinese,
  en: async () => (await import('./english.ts')).english,
  fr: async () => (await import('./french.ts')).french,
  de: async () => (await import('./german.ts')).german,
  hi: async () => (await import('./hindi.ts')).hindi,
  id: async () => (await import('./indonesian.ts')).indonesian,
  it: async () => (await import('./italian.ts')).italian,
  ja: async () => (await import('./japanese.ts')).japanese,
  pt: async () => (await import('./portuguese.ts')).portuguese,
  ru: async () => (await import('./russian.ts')).russian,
  es: async () => (await import('./spanish.ts')).spanish,
}
const loaded = new Map<string, StatementWords>()

/** The table of a language, by its code; `null` where there is none or it is not loaded. */
export function statementWordsOf(code: string): StatementWords | null {
  return loaded.get(code) ?? null
}

/**
 * Loads the table of a language, BCP 47, if there is one, and that of English, in which most orders are.
 * @throws where the network fails
 */
export async function loadStatementWords(language: string): Promise<void> {
  const code = language.toLowerCase().split('-', 1)[0] ?? ''
  for (const each of new Set([code, 'en'])) {
    const table = await tables[each]?.()
    if (table !== undefined) loaded.set(each, table)
  }
}
