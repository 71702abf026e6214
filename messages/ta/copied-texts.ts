import type * as source from '#messages/copied-texts.ts'

export const copiedTexts: typeof source.copiedTexts = {
  summary: 'சுருக்கம்',
  aiSummary: 'AI சுருக்கம்',
  keyInsights: 'முக்கியக் கருத்துகள்',
  insightsInFile: 'முக்கியக் கருத்துகள்',
  chapters: 'அத்தியாயங்கள்',
  state: (name) => name,
  differing: (stated, said) => `${stated} / சொன்னது: ${said}`,
  checked: (counts) => `டிரான்ஸ்கிரிப்டோடு ஒப்பிட்டது: ${counts}.`,
  nothingSaid: 'வீடியோவில் இதைப் பற்றி எதுவுமில்லை.',
  note: 'குறிப்பு:',
  highlightedOn: (day) => `ஹைலைட் செய்தது: ${day}`,
}
