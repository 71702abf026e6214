import type * as source from '#messages/history-pages.ts'

export const historyPages: typeof source.historyPages = {
  summaries: { title: 'سجل الملخصات: Précis', heading: 'سجل الملخصات' },
  transcripts: { title: 'التفريغات: Précis', heading: 'التفريغات' },
}
