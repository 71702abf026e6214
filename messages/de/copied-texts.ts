import type * as source from '#messages/copied-texts.ts'

export const copiedTexts: typeof source.copiedTexts = {
  summary: 'Zusammenfassung',
  aiSummary: 'KI-Zusammenfassung',
  keyInsights: 'Kernaussagen',
  insightsInFile: 'Kernaussagen',
  chapters: 'Kapitel',
  state: (name) => name,
  differing: (stated, said) => `${stated} / gesagt: ${said}`,
  checked: (counts) => `Mit dem Transkript abgeglichen: ${counts}.`,
  nothingSaid: 'Davon ist im Video nicht die Rede.',
  note: 'Notiz:',
  highlightedOn: (day) => `Markiert am ${day}`,
}
