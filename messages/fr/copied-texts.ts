import type * as source from '#messages/copied-texts.ts'

export const copiedTexts: typeof source.copiedTexts = {
  summary: 'Résumé',
  aiSummary: 'Résumé par IA',
  keyInsights: 'Points clés',
  insightsInFile: 'Points clés',
  chapters: 'Chapitres',
  state: (name) => name.toLowerCase(),
  differing: (stated, said) => `${stated} / dit : ${said}`,
  checked: (counts) => `Comparé à la transcription : ${counts}.`,
  nothingSaid: 'La vidéo n’en dit rien.',
  note: 'Note :',
  highlightedOn: (day) => `Surligné le ${day}`,
}
