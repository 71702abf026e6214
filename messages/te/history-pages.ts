import type * as source from '#messages/history-pages.ts'

export const historyPages: typeof source.historyPages = {
  summaries: { title: 'సారాంశాల హిస్టరీ: Précis', heading: 'సారాంశాల హిస్టరీ' },
  transcripts: { title: 'ట్రాన్స్‌క్రిప్షన్‌లు: Précis', heading: 'ట్రాన్స్‌క్రిప్షన్‌లు' },
}
