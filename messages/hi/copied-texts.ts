import type * as source from '#messages/copied-texts.ts'

export const copiedTexts: typeof source.copiedTexts = {
  summary: 'सारांश',
  aiSummary: 'AI सारांश',
  keyInsights: 'मुख्य बातें',
  insightsInFile: 'मुख्य बातें',
  chapters: 'अध्याय',
  state: (name) => name,
  differing: (stated, said) => `${stated} / कहा गया: ${said}`,
  checked: (counts) => `ट्रांसक्रिप्ट से जाँच: ${counts}।`,
  nothingSaid: 'वीडियो में इसके बारे में कुछ नहीं है।',
  note: 'नोट:',
  highlightedOn: (day) => `${day} को हाइलाइट किया गया`,
}
