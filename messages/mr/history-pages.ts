import type * as source from '#messages/history-pages.ts'

export const historyPages: typeof source.historyPages = {
  summaries: { title: 'सारांशांचा इतिहास: Précis', heading: 'सारांशांचा इतिहास' },
  transcripts: { title: 'ट्रान्सक्रिप्शन: Précis', heading: 'ट्रान्सक्रिप्शन' },
}
