import { east } from './east.ts'
import { germanic } from './germanic.ts'
import { indicEast } from './indic-east.ts'
import { indic } from './indic.ts'
import { mediterranean } from './mediterranean.ts'
import { romance } from './romance.ts'
import { slavic } from './slavic.ts'
import type { Spelling } from './spelling.ts'

const spellings: Readonly<Record<string, Spelling>> = {
  ...germanic,
  ...romance,
  ...slavic,
  ...mediterranean,
  ...indic,
  ...indicEast,
  ...east,
}

/** How a language says numbers, by its code; `null` where that is not known. */
export function spellingOf(code: string): Spelling | null {
  return spellings[code] ?? null
}

/** Nothing is left to load where all languages are there; `loaded-spellings.ts` stands in for this in a page. */
export async function loadSpelling(_code: string): Promise<void> {
  await Promise.resolve()
}
