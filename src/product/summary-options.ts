/** How a summary is written, the usual one first. Engines that only extract sentences know the usual one alone. */
export const summaryStyles = ['standard', 'brief', 'detailed', 'study-notes', 'bullets'] as const
export type SummaryStyle = (typeof summaryStyles)[number]

/** Languages that a summary can be asked for in, as BCP 47, the usual one first. */
export const summaryLanguages = [
  'en',
  'ar',
  'bn',
  'bg',
  'ca',
  'zh-Hans',
  'zh-Hant',
  'hr',
  'cs',
  'da',
  'nl',
  'et',
  'fi',
  'fr',
  'de',
  'el',
  'gu',
  'he',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'kn',
  'ko',
  'lv',
  'lt',
  'ms',
  'ml',
  'mr',
  'no',
  'fa',
  'pl',
  'pt',
  'pa',
  'ro',
  'ru',
  'sr',
  'sk',
  'sl',
  'es',
  'sv',
  'ta',
  'te',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
] as const
export type SummaryLanguage = (typeof summaryLanguages)[number]

/** The heading of a summary: `AI Summary` only where a language model wrote it. */
export function summaryHeading(summary: { engine: { kind: 'extractive' | 'model' | 'authored' } }): string {
  return summary.engine.kind === 'model' ? 'AI Summary' : 'Summary'
}
