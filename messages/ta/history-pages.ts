import type * as source from '#messages/history-pages.ts'

export const historyPages: typeof source.historyPages = {
  summaries: { title: 'சுருக்க வரலாறு: Précis', heading: 'சுருக்க வரலாறு' },
  transcripts: { title: 'டிரான்ஸ்கிரிப்டுகள்: Précis', heading: 'டிரான்ஸ்கிரிப்டுகள்' },
}
