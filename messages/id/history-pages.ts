import type * as source from '#messages/history-pages.ts'

export const historyPages: typeof source.historyPages = {
  summaries: { title: 'Riwayat ringkasan: Précis', heading: 'Riwayat ringkasan' },
  transcripts: { title: 'Transkrip: Précis', heading: 'Transkrip' },
}
