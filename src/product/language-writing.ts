import type { InterfaceLanguage } from './interface-languages.ts'

/** How a language is written. */
export type LanguageWriting = {
  direction: 'ltr' | 'rtl'
  /** How numbers, amounts and dates are written, as `Intl` names it; English pages write dates as the browser does. */
  locale: string
}

/** How each language of the pages is written. */
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

/** What a link to a page in another language asks for, which stores that it was chosen where no script does. */
export const choiceParameter = 'choose'
