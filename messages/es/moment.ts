import type * as source from '#messages/moment.ts'

export const momentTexts: typeof source.momentTexts = {
  checkOwn: 'Comprueba tu propio video',
  placeholder: 'Pega un enlace de YouTube',
  check: 'Comprobar',
  readSummary: 'Leer el resumen completo',
  watch: 'Ver en YouTube',
  watchFrom: (time) => `Ver en YouTube desde ${time}`,
}
