import { reportedLines } from '../lies.ts'
import type { LieRow, ReportedLine } from '../lies.ts'
import { english, hindi } from './english.ts'
import { french, german, portuguese, spanish } from './french-and-spanish.ts'

const languages: Readonly<Record<string, readonly LieRow[]>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
  hi: hindi,
}

/** Lies of every kind that one sentence can tell, in six languages, with honest lines among them. */
export const liesOfEveryKind: readonly ReportedLine[] = [
  ...reportedLines,
  ...Object.entries(languages).flatMap(([language, rows]) =>
    rows.map(([kind, said, text]) => ({ language, kind, said, text })),
  ),
]
