import { fileWords as arabic } from '#languages/ar/file-words.ts'
import { fileWords as bengali } from '#languages/bn/file-words.ts'
import { fileWords as german } from '#languages/de/file-words.ts'
import { fileWords as spanish } from '#languages/es/file-words.ts'
import { fileWords as french } from '#languages/fr/file-words.ts'
import { fileWords as hindi } from '#languages/hi/file-words.ts'
import { fileWords as indonesian } from '#languages/id/file-words.ts'
import { fileWords as japanese } from '#languages/ja/file-words.ts'
import { fileWords as marathi } from '#languages/mr/file-words.ts'
import { fileWords as portuguese } from '#languages/pt/file-words.ts'
import { fileWords as tamil } from '#languages/ta/file-words.ts'
import { fileWords as telugu } from '#languages/te/file-words.ts'
import { fileWords as english } from '#messages/file-words.ts'
import type { FileWords } from '#product/file-words.ts'
import { languageOf } from '#product/interface-languages.ts'
import type { InterfaceLanguage } from '#product/interface-languages.ts'

/** A language of the pages that has no words here does not compile. */
const wordsOf: Readonly<Record<InterfaceLanguage, FileWords>> = {
  en: english,
  hi: hindi,
  ta: tamil,
  te: telugu,
  bn: bengali,
  mr: marathi,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
  id: indonesian,
  ja: japanese,
  ar: arabic,
}

/** What stands beside the lines in a file, in the language with a tag; in the first one for a tag that is not among them. */
export function fileWordsIn(tag: string): FileWords {
  return wordsOf[languageOf(tag)]
}
