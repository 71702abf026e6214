import type * as source from '#messages/copied-texts.ts'

export const copiedTexts: typeof source.copiedTexts = {
  summary: 'సారాంశం',
  aiSummary: 'AI సారాంశం',
  keyInsights: 'ముఖ్యాంశాలు',
  insightsInFile: 'ముఖ్యాంశాలు',
  chapters: 'అధ్యాయాలు',
  state: (name) => name,
  differing: (stated, said) => `${stated} / అన్నది: ${said}`,
  checked: (counts) => `ట్రాన్స్‌క్రిప్ట్‌తో సరిచూస్తే: ${counts}.`,
  nothingSaid: 'వీడియోలో దీని గురించి ఏమీ లేదు.',
  note: 'నోట్:',
  highlightedOn: (day) => `${day}న హైలైట్ చేశారు`,
}
