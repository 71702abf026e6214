import type * as source from '#messages/copied-texts.ts'

export const copiedTexts: typeof source.copiedTexts = {
  summary: 'সারাংশ',
  aiSummary: 'AI সারাংশ',
  keyInsights: 'মূল বিষয়',
  insightsInFile: 'মূল বিষয়',
  chapters: 'অধ্যায়',
  state: (name) => name,
  differing: (stated, said) => `${stated} / বলা হয়েছে: ${said}`,
  checked: (counts) => `ট্রান্সক্রিপ্টের সঙ্গে যাচাই: ${counts}।`,
  nothingSaid: 'ভিডিওতে এ নিয়ে কিছু নেই।',
  note: 'নোট:',
  highlightedOn: (day) => `হাইলাইট করা হয়েছে ${day}`,
}
