import type * as source from '#messages/history-pages.ts'

export const historyPages: typeof source.historyPages = {
  summaries: { title: 'सारांश का इतिहास: Précis', heading: 'सारांश का इतिहास' },
  transcripts: { title: 'ट्रांसक्रिप्शन: Précis', heading: 'ट्रांसक्रिप्शन' },
}
