import type * as source from '#messages/copied-texts.ts'

export const copiedTexts: typeof source.copiedTexts = {
  summary: 'Resumen',
  aiSummary: 'Resumen con IA',
  keyInsights: 'Ideas clave',
  insightsInFile: 'Ideas clave',
  chapters: 'Capítulos',
  state: (name) => name.toLowerCase(),
  differing: (stated, said) => `${stated} / se dijo: ${said}`,
  checked: (counts) => `Cotejado con la transcripción: ${counts}.`,
  nothingSaid: 'El video no dice nada sobre esto.',
  note: 'Nota:',
  highlightedOn: (day) => `Resaltado el ${day}`,
}
