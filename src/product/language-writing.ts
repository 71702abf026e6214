import type { InterfaceLanguage } from './interface-languages.ts'

/** The writing of a language. */
export type LanguageWriting = {
  direction: 'ltr' | 'rtl'
  /** The locale of numbers, amounts and dates for `Intl`; English dates are the browser's own. */
  locale: string
}

/** The writing of each language of the pages. */
export const languageWriting = {
  en: { direction: 'ltr', locale: 'en' },
  hi: { direction: 'ltr', locale: 'hi-IN' },
  ta: { direction: 'ltr', locale: 'ta-IN' },
  te: { direction: 'ltr', locale: 'te-IN' },
  bn: { direction: 'ltr', locale: 'bn-IN-u-nu-latn' },
  mr: { direction: 'ltr', locale: 'mr-IN-u-nu-latn' },
  es: { direction: 'ltr', locale: 'es' },
  pt: { direction: 'ltr', locale: 'pt-BR' },
  de: { direction: 'ltr', locale: 'de' },
  fr: { direction: 'ltr', locale: 'fr' },
  id: { direction: 'ltr', locale: 'id' },
  ja: { direction: 'ltr', locale: 'ja-JP' },
  ar: { direction: 'rtl', locale: 'ar-u-nu-latn' },
} as const satisfies Readonly<Record<InterfaceLanguage, LanguageWriting>>

/** The query parameter of a link to another language, which stores the choice without scripts. */
export const choiceParameter = 'choose'
