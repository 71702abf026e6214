/** How a summary is written, the usual one first. Engines that only extract sentences know the usual one alone. */
export const summaryStyles = ['standard', 'brief', 'detailed', 'study-notes', 'bullets'] as const
export type SummaryStyle = (typeof summaryStyles)[number]

/** Languages that a summary can be asked for in, as BCP 47: the usual one, then the others by their tags. */
export const summaryLanguages = [
  'en',
  'ar',
  'bg',
  'bn',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'gu',
  'he',
  'hi',
  'hi-Latn',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'kn',
  'ko',
  'lt',
  'lv',
  'ml',
  'mr',
  'ms',
  'nl',
  'no',
  'pa',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'ta',
  'te',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const
export type SummaryLanguage = (typeof summaryLanguages)[number]

/** The heading of a summary: `AI Summary` only where a language model wrote it. */
export function summaryHeading(summary: { engine: { kind: 'extractive' | 'model' | 'authored' } }): string {
  return summary.engine.kind === 'model' ? 'AI Summary' : 'Summary'
}
