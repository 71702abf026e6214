import type * as source from '#messages/feature-demos.ts'

export const featureDemos: typeof source.featureDemos = {
  search: 'Transkript durchsuchen',
  sentencesFound: (found, all) => `${found} von ${all} Sätzen`,
  left: (count, allowance) => `${count} von ${allowance} übrig`,
  requests: {
    newVideo: 'Ein neues Video',
    failing: 'Eines, das misslingt',
    repeated: 'Noch einmal dasselbe',
  },
  losePart: (number) => `Teil ${number} verlieren`,
}
