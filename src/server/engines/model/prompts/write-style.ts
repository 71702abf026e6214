import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'

const styles: Record<SummaryStyle, string> = {
  standard: 'flowing prose in short paragraphs, the most important first.',
  brief: 'one short paragraph that holds only what matters most.',
  detailed:
    'several paragraphs that follow the course of the video, with its arguments, examples and numbers.',
  'study-notes':
    'notes to learn from: short paragraphs, each on one idea, that define its terms, explain it, and name its example.',
  bullets: 'a list of complete statements, each in a paragraph of its own.',
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** How the summary's text is to be written. */
export function writeStyle(style: SummaryStyle): string {
  return styles[style]
}

/** The language as a model knows it, such as `Simplified Chinese (zh-Hans)`. */
export function writeLanguage(language: SummaryLanguage): string {
  return `${languageNames.of(language) ?? language} (${language})`
}
