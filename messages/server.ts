import type { InterfaceLanguage } from '#product/interface-languages.ts'
import * as arabic from './ar/server.ts'
import * as bengali from './bn/server.ts'
import * as german from './de/server.ts'
import * as english from './en/server.ts'
import * as spanish from './es/server.ts'
import * as french from './fr/server.ts'
import * as hindi from './hi/server.ts'
import * as indonesian from './id/server.ts'
import * as japanese from './ja/server.ts'
import * as marathi from './mr/server.ts'
import * as portuguese from './pt/server.ts'
import * as tamil from './ta/server.ts'
import * as telugu from './te/server.ts'

/*
 * What the server says in each language of the pages: one that is missing here does not compile. The words are put together when they
 * are asked for, so that a program without emails is built without theirs.
 */

/** The words of cards of shared links. */
export const cardWords: Readonly<Record<InterfaceLanguage, typeof english.cardWords>> = {
  en: english.cardWords,
  hi: hindi.cardWords,
  ta: tamil.cardWords,
  te: telugu.cardWords,
  bn: bengali.cardWords,
  mr: marathi.cardWords,
  es: spanish.cardWords,
  pt: portuguese.cardWords,
  de: german.cardWords,
  fr: french.cardWords,
  id: indonesian.cardWords,
  ja: japanese.cardWords,
  ar: arabic.cardWords,
}

/** The words of emails and receipts. */
export const mailWords: Readonly<Record<InterfaceLanguage, typeof english.mailWords>> = {
  en: english.mailWords,
  hi: hindi.mailWords,
  ta: tamil.mailWords,
  te: telugu.mailWords,
  bn: bengali.mailWords,
  mr: marathi.mailWords,
  es: spanish.mailWords,
  pt: portuguese.mailWords,
  de: german.mailWords,
  fr: french.mailWords,
  id: indonesian.mailWords,
  ja: japanese.mailWords,
  ar: arabic.mailWords,
}

/** The words of files beside their lines. */
export const fileWords: Readonly<Record<InterfaceLanguage, typeof english.fileWords>> = {
  en: english.fileWords,
  hi: hindi.fileWords,
  ta: tamil.fileWords,
  te: telugu.fileWords,
  bn: bengali.fileWords,
  mr: marathi.fileWords,
  es: spanish.fileWords,
  pt: portuguese.fileWords,
  de: german.fileWords,
  fr: french.fileWords,
  id: indonesian.fileWords,
  ja: japanese.fileWords,
  ar: arabic.fileWords,
}
