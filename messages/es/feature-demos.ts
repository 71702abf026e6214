import type * as source from '#messages/feature-demos.ts'

export const featureDemos: typeof source.featureDemos = {
  search: 'Buscar en la transcripción',
  sentencesFound: (found, all) => `${found} de ${all} frases`,
  left: (count, allowance) => `Quedan ${count} de ${allowance}`,
  requests: { newVideo: 'Un video nuevo', failing: 'Uno que falla', repeated: 'El mismo otra vez' },
  losePart: (number) => `Perder la parte ${number}`,
}
