import type * as source from '#messages/history-pages.ts'

export const historyPages: typeof source.historyPages = {
  summaries: { title: 'Histórico de resumos: Précis', heading: 'Histórico de resumos' },
  transcripts: { title: 'Transcrições: Précis', heading: 'Transcrições' },
}
