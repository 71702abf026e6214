import type { StatementWords } from '../statement-words.ts'
import { arabic } from './arabic.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hindi } from './hindi.ts'
import { indonesian } from './indonesian.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { portuguese } from './portuguese.ts'
import { russian } from './russian.ts'
import { spanish } from './spanish.ts'

const tables: readonly StatementWords[] = [
  arabic,
  chinese,
  english,
  french,
  german,
  hindi,
  indonesian,
  italian,
  japanese,
  portuguese,
  russian,
  spanish,
]

/** The table of a language, by its code; `null` where there is none. */
export function statementWordsOf(code: string): StatementWords | null {
  return tables.find((each) => each.code === code) ?? null
}

/** Nothing is left to load where all tables are there; `loaded-tables.ts` stands in for this in a page. */
export async function loadStatementWords(_language: string): Promise<void> {
  await Promise.resolve()
}
