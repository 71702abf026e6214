import type * as source from '#messages/history-pages.ts'

export const historyPages: typeof source.historyPages = {
  summaries: { title: 'Verlauf: Précis', heading: 'Deine Zusammenfassungen' },
  transcripts: { title: 'Transkripte: Précis', heading: 'Transkripte' },
}
