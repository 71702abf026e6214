import type * as source from '#messages/moment.ts'

export const momentTexts: typeof source.momentTexts = {
  checkOwn: 'Confira seu próprio vídeo',
  placeholder: 'Cole um link do YouTube',
  check: 'Conferir',
  readSummary: 'Ler o resumo inteiro',
  watch: 'Assistir no YouTube',
  watchFrom: (time) => `Assistir no YouTube a partir de ${time}`,
}
