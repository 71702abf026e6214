import type * as source from '#messages/copied-texts.ts'

export const copiedTexts: typeof source.copiedTexts = {
  summary: 'सारांश',
  aiSummary: 'AI सारांश',
  keyInsights: 'मुख्य मुद्दे',
  insightsInFile: 'मुख्य मुद्दे',
  chapters: 'प्रकरणे',
  state: (name) => name,
  differing: (stated, said) => `${stated} / व्हिडिओमध्ये: ${said}`,
  checked: (counts) => `ट्रान्सक्रिप्टशी ताडून: ${counts}.`,
  nothingSaid: 'व्हिडिओमध्ये याबद्दल काही नाही.',
  note: 'टीप:',
  highlightedOn: (day) => `${day} रोजी हायलाइट केले`,
}
