import type * as source from '#messages/reel-lengths.ts'
import { plural } from './language.ts'

const moments = (count: number): string =>
  plural(count, { one: `${count} Stelle`, other: `${count} Stellen` })

export const reelLengths: typeof source.reelLengths = {
  total: (count, length) => `${moments(count)}, ${length}`,
  totalInCuts: (count, cuts, length) =>
    plural(cuts, {
      one: `${moments(count)} in ${cuts} Ausschnitt, ${length}`,
      other: `${moments(count)} in ${cuts} Ausschnitten, ${length}`,
    }),
  seconds: {
    alone: (seconds) => `${seconds} s`,
    ofWhole: (seconds, minutes) => `${seconds} s von ${minutes} min`,
  },
  minutes: {
    alone: (minutes) => `${minutes} min`,
    ofWhole: (minutes, whole) => `${minutes} von ${whole} min`,
  },
}
