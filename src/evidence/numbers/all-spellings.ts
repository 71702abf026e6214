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

/** The spelling of numbers in a language, by its code; `null` where it is not known. */
export function spellingOf(code: string): Spelling | null {
  return spellings[code] ?? null
}

/** Nothing is left to load where all languages are there; in a page `loaded-spellings.ts` loads. */
export async function loadSpelling(_code: string): Promise<void> {
  await Promise.resolve()
}
