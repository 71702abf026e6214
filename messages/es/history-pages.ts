import type * as source from '#messages/history-pages.ts'

export const historyPages: typeof source.historyPages = {
  summaries: { title: 'Historial de resúmenes: Précis', heading: 'Historial de resúmenes' },
  transcripts: { title: 'Transcripciones: Précis', heading: 'Transcripciones' },
}
