import * as arabicBilling from '#languages/ar/billing-mails.ts'
import * as arabic from '#languages/ar/mails.ts'
import * as bengaliBilling from '#languages/bn/billing-mails.ts'
import * as bengali from '#languages/bn/mails.ts'
import * as germanBilling from '#languages/de/billing-mails.ts'
import * as german from '#languages/de/mails.ts'
import * as spanishBilling from '#languages/es/billing-mails.ts'
import * as spanish from '#languages/es/mails.ts'
import * as frenchBilling from '#languages/fr/billing-mails.ts'
import * as french from '#languages/fr/mails.ts'
import * as hindiBilling from '#languages/hi/billing-mails.ts'
import * as hindi from '#languages/hi/mails.ts'
import * as indonesianBilling from '#languages/id/billing-mails.ts'
import * as indonesian from '#languages/id/mails.ts'
import * as japaneseBilling from '#languages/ja/billing-mails.ts'
import * as japanese from '#languages/ja/mails.ts'
import * as marathiBilling from '#languages/mr/billing-mails.ts'
import * as marathi from '#languages/mr/mails.ts'
import * as portugueseBilling from '#languages/pt/billing-mails.ts'
import * as portuguese from '#languages/pt/mails.ts'
import * as tamilBilling from '#languages/ta/billing-mails.ts'
import * as tamil from '#languages/ta/mails.ts'
import * as teluguBilling from '#languages/te/billing-mails.ts'
import * as telugu from '#languages/te/mails.ts'
import * as englishBilling from '#messages/billing-mails.ts'
import * as english from '#messages/mails.ts'
import { languageOf } from '#product/interface-languages.ts'
import type { InterfaceLanguage } from '#product/interface-languages.ts'
import { languageWriting } from '#product/language-writing.ts'
import type { LanguageWriting } from '#product/language-writing.ts'

/** The words of emails and receipts. */
type MailWords = typeof english & typeof englishBilling

/**
 * A language of the pages that has no words here does not compile. They are put together when they are asked for, so that a
 * program that sends no emails is built without them.
 */
const wordsOf: Readonly<Record<InterfaceLanguage, () => MailWords>> = {
  en: () => ({ ...english, ...englishBilling }),
  hi: () => ({ ...hindi, ...hindiBilling }),
  ta: () => ({ ...tamil, ...tamilBilling }),
  te: () => ({ ...telugu, ...teluguBilling }),
  bn: () => ({ ...bengali, ...bengaliBilling }),
  mr: () => ({ ...marathi, ...marathiBilling }),
  es: () => ({ ...spanish, ...spanishBilling }),
  pt: () => ({ ...portuguese, ...portugueseBilling }),
  de: () => ({ ...german, ...germanBilling }),
  fr: () => ({ ...french, ...frenchBilling }),
  id: () => ({ ...indonesian, ...indonesianBilling }),
  ja: () => ({ ...japanese, ...japaneseBilling }),
  ar: () => ({ ...arabic, ...arabicBilling }),
}

/** A language to write emails and receipts in. */
export type MailLanguage = LanguageWriting & { tag: string; words: MailWords }

/** The language with a tag; the first one for a tag that is not among them, or for none. */
export function mailLanguage(tag: string | null): MailLanguage {
  const known = languageOf(tag)
  return { tag: known, ...languageWriting[known], words: wordsOf[known]() }
}

/** A date, or a date and a time of day, as a language writes it. */
export function writeDate(
  { locale }: MailLanguage,
  at: number | Date,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locale, options).format(at)
}
