import type * as source from '#messages/moment.ts'

export const momentTexts: typeof source.momentTexts = {
  checkOwn: 'Vérifiez votre propre vidéo',
  placeholder: 'Collez un lien YouTube',
  check: 'Vérifier',
  readSummary: 'Lire tout le résumé',
  watch: 'Regarder sur YouTube',
  watchFrom: (time) => `Regarder sur YouTube à partir de ${time}`,
}
