import type * as source from '#messages/history-pages.ts'

export const historyPages: typeof source.historyPages = {
  summaries: { title: 'সারাংশের ইতিহাস: Précis', heading: 'সারাংশের ইতিহাস' },
  transcripts: { title: 'ট্রান্সক্রিপশন: Précis', heading: 'ট্রান্সক্রিপশন' },
}
