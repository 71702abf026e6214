import { accountMails } from '#languages/account-mails.ts'
import { destinationMails } from '#languages/destination-mails.ts'
import { digestMail } from '#languages/digest-mail.ts'
import { fileWords } from '#languages/file-words.ts'
import { planMails } from '#languages/plan-mails.ts'
import { problemTexts } from '#languages/problem-texts.ts'
import { receiptTexts } from '#languages/receipt-texts.ts'
import { webhookMails } from '#languages/webhook-mails.ts'
import type { FileWords } from '#product/copied-words.ts'
import { languageOf } from '#product/interface-languages.ts'
import type { InterfaceLanguage } from '#product/interface-languages.ts'
import { languageWriting } from '#product/language-writing.ts'
import type { LanguageWriting } from '#product/language-writing.ts'
import { withZoneName } from '#product/zone-name.ts'

type MailWords = ReturnType<typeof mailWords>

/** The zone of the seller and most buyers, for receipts and readers of unknown zone. */
export const sellerZone = 'Asia/Kolkata'

/** A language to write emails and receipts in, and the zone of their reader. */
export type MailLanguage = LanguageWriting & { tag: string; zone: string; words: MailWords }

/**
 * The language with a tag; the first one for a tag that is not among them, or for none. `zone` is `null`
 * where it is unknown.
 */
export function mailLanguage(tag: string | null, zone: string | null = null): MailLanguage {
  const known = languageOf(tag)
  return { tag: known, zone: zone ?? sellerZone, ...languageWriting[known], words: mailWords(known) }
}

function mailWords(tag: InterfaceLanguage) {
  return {
    accountMails: accountMails[tag],
    webhookMails: webhookMails[tag],
    destinationMails: destinationMails[tag],
    digestMail: digestMail[tag],
    planMails: planMails[tag],
    receiptTexts: receiptTexts[tag],
    problemTexts: problemTexts[tag],
  }
}

/** A date, or a date and a time of day, as a language writes it. */
export function writeDate(
  { locale }: MailLanguage,
  at: number | Date,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locale, options).format(at)
}

/** A moment in the zone of its reader, which is named beside it: a day, or as `options` say. */
export function writeMoment(
  language: MailLanguage,
  at: number | Date,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  const { locale, zone: timeZone } = language
  return withZoneName(writeDate(language, at, { ...options, timeZone }), at, { locale, timeZone })
}

/** The words beside the lines in a file, in the language of a tag, or the first language. */
export function fileWordsIn(tag: string): FileWords {
  return fileWords[languageOf(tag)]
}
