import type * as source from '#messages/copied-texts.ts'

export const copiedTexts: typeof source.copiedTexts = {
  summary: 'الملخص',
  aiSummary: 'ملخص بالذكاء الاصطناعي',
  keyInsights: 'أهم الأفكار',
  insightsInFile: 'أهم الأفكار',
  chapters: 'الفصول',
  state: (name) => name,
  differing: (stated, said) => `${stated} / قيل: ${said}`,
  checked: (counts) => `مقارنة بالتفريغ: ${counts}.`,
  nothingSaid: 'لا شيء عن هذا في الفيديو.',
  note: 'ملاحظة:',
  highlightedOn: (day) => `تمييز في ${day}`,
}
