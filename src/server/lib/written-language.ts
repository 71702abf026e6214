import { mailWords, fileWords } from '#languages/server.ts'
import type { FileWords } from '#product/file-words.ts'
import { languageOf } from '#product/interface-languages.ts'
import { languageWriting } from '#product/language-writing.ts'
import type { LanguageWriting } from '#product/language-writing.ts'

type MailWords = ReturnType<(typeof mailWords)['en']>

/** A language to write emails and receipts in. */
export type MailLanguage = LanguageWriting & { tag: string; words: MailWords }

/** The language with a tag; the first one for a tag that is not among them, or for none. */
export function mailLanguage(tag: string | null): MailLanguage {
  const known = languageOf(tag)
  return { tag: known, ...languageWriting[known], words: mailWords[known]() }
}

/** A date, or a date and a time of day, as a language writes it. */
export function writeDate(
  { locale }: MailLanguage,
  at: number | Date,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locale, options).format(at)
}

/** What stands beside the lines in a file, in the language with a tag; in the first one for a tag that is not among them. */
export function fileWordsIn(tag: string): FileWords {
  return fileWords[languageOf(tag)]()
}
