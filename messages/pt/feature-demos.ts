import type * as source from '#messages/feature-demos.ts'
import { plural } from './language.ts'

export const featureDemos: typeof source.featureDemos = {
  search: 'Buscar na transcrição',
  sentencesFound: (found, all) => `${found} de ${all} frases`,
  left: (count, allowance) =>
    plural(count, { one: `Resta ${count} de ${allowance}`, other: `Restam ${count} de ${allowance}` }),
  requests: { newVideo: 'Um vídeo novo', failing: 'Um que falha', repeated: 'O mesmo de novo' },
  losePart: (number) => `Perder a parte ${number}`,
}
