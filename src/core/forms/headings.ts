import type { SummaryLanguage } from '#product/summary-options.ts'
import { wordsOf } from '#words'
import type { Headings } from '#words/schema.ts'

export type HeadingKey = keyof Headings

/** A heading of the built-in forms in a language, in English where it is not known in it. */
export function headingIn(key: HeadingKey, language: SummaryLanguage): string {
  const headings = wordsOf(language)?.headings ?? wordsOf('en')?.headings
  return headings?.[key] ?? ''
}
