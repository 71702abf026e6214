import type * as source from '#messages/feature-demos.ts'
import { plural } from './language.ts'

export const featureDemos: typeof source.featureDemos = {
  search: 'Rechercher dans la transcription',
  sentencesFound: (found, all) =>
    plural(found, { one: `${found} phrase sur ${all}`, other: `${found} phrases sur ${all}` }),
  left: (count, allowance) =>
    plural(count, { one: `reste ${count} sur ${allowance}`, other: `restent ${count} sur ${allowance}` }),
  requests: { newVideo: 'Une nouvelle vidéo', failing: 'Une qui échoue', repeated: 'Encore la même' },
  losePart: (number) => `Perdre la partie ${number}`,
}
