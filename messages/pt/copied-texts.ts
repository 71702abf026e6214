import type * as source from '#messages/copied-texts.ts'

export const copiedTexts: typeof source.copiedTexts = {
  summary: 'Resumo',
  aiSummary: 'Resumo com IA',
  keyInsights: 'Ideias principais',
  insightsInFile: 'Ideias principais',
  chapters: 'Capítulos',
  state: (name) => name.toLowerCase(),
  differing: (stated, said) => `${stated} / no vídeo: ${said}`,
  checked: (counts) => `Comparado com a transcrição: ${counts}.`,
  nothingSaid: 'O vídeo não fala disso.',
  note: 'Nota:',
  highlightedOn: (day) => `Destacado em ${day}`,
}
