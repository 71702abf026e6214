import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'

/**
 * The English names, as `Intl.DisplayNames` gives them, in the order of the list: English first, because it is the usual
 * one. Written down because asking for them loads tables that hold a phone up for a tenth of a second.
 */
const names: Readonly<Record<SummaryLanguage, string>> = {
  en: 'English',
  ar: 'Arabic',
  bn: 'Bangla',
  cs: 'Czech',
  da: 'Danish',
  nl: 'Dutch',
  fi: 'Finnish',
  fr: 'French',
  de: 'German',
  el: 'Greek',
  gu: 'Gujarati',
  he: 'Hebrew',
  hi: 'Hindi',
  hu: 'Hungarian',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  kn: 'Kannada',
  ko: 'Korean',
  ml: 'Malayalam',
  mr: 'Marathi',
  no: 'Norwegian',
  fa: 'Persian',
  pl: 'Polish',
  pt: 'Portuguese',
  pa: 'Punjabi',
  ro: 'Romanian',
  ru: 'Russian',
  'zh-Hans': 'Simplified Chinese',
  es: 'Spanish',
  sv: 'Swedish',
  ta: 'Tamil',
  te: 'Telugu',
  th: 'Thai',
  'zh-Hant': 'Traditional Chinese',
  tr: 'Turkish',
  uk: 'Ukrainian',
  ur: 'Urdu',
  vi: 'Vietnamese',
}

/** The languages to choose from. */
export const languageOptions: readonly { language: string; name: string }[] = Object.entries(names).map(
  ([language, name]) => ({ language, name }),
)

const styleNames: Record<SummaryStyle, string> = {
  standard: 'standard',
  brief: 'brief',
  detailed: 'detailed',
  'study-notes': 'study notes',
  bullets: 'bullet points',
}

/** A style of summaries in a sentence: `study notes`. */
export function styleName(style: SummaryStyle): string {
  return styleNames[style]
}

/** A style of summaries as a choice: `Study notes`. */
export function capitalizedStyle(style: SummaryStyle): string {
  return styleNames[style].slice(0, 1).toUpperCase() + styleNames[style].slice(1)
}
