import type * as source from '#messages/feature-demos.ts'
import { plural } from './language.ts'

export const featureDemos: typeof source.featureDemos = {
  search: 'Buscar en la transcripción',
  sentencesFound: (found, all) => `${found} de ${all} frases`,
  left: (count, allowance) =>
    plural(count, { one: `Queda ${count} de ${allowance}`, other: `Quedan ${count} de ${allowance}` }),
  requests: { newVideo: 'Un video nuevo', failing: 'Uno que falla', repeated: 'El mismo otra vez' },
  losePart: (number) => `Perder la parte ${number}`,
}
