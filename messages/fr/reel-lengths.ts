import type * as source from '#messages/reel-lengths.ts'
import { plural } from './language.ts'

const moments = (count: number): string =>
  plural(count, { one: `${count} extrait`, other: `${count} extraits` })

export const reelLengths: typeof source.reelLengths = {
  total: (count, length) => `${moments(count)}, ${length}`,
  totalInCuts: (count, cuts, length) =>
    plural(cuts, {
      one: `${moments(count)} en ${cuts} séquence, ${length}`,
      other: `${moments(count)} en ${cuts} séquences, ${length}`,
    }),
  seconds: {
    alone: (seconds) => `${seconds} s`,
    ofWhole: (seconds, minutes) => `${seconds} s sur ${minutes} min`,
  },
  minutes: {
    alone: (minutes) => `${minutes} min`,
    ofWhole: (minutes, whole) => `${minutes} min sur ${whole}`,
  },
}
