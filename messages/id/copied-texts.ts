import type * as source from '#messages/copied-texts.ts'

export const copiedTexts: typeof source.copiedTexts = {
  summary: 'Ringkasan',
  aiSummary: 'Ringkasan AI',
  keyInsights: 'Pokok penting',
  insightsInFile: 'Pokok penting',
  chapters: 'Bab',
  state: (name) => name.toLowerCase(),
  differing: (stated, said) => `${stated} / diucapkan: ${said}`,
  checked: (counts) => `Diperiksa terhadap transkrip: ${counts}.`,
  nothingSaid: 'Hal ini tidak dibicarakan dalam video.',
  note: 'Catatan:',
  highlightedOn: (day) => `Disorot pada ${day}`,
}
