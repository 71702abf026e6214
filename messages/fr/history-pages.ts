import type * as source from '#messages/history-pages.ts'

export const historyPages: typeof source.historyPages = {
  summaries: { title: 'Historique des résumés : Précis', heading: 'Historique des résumés' },
  transcripts: { title: 'Transcriptions : Précis', heading: 'Transcriptions' },
}
