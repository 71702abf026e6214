import type * as source from '#messages/reel-lengths.ts'
import { plural } from './language.ts'

const moments = (count: number): string =>
  plural(count, { one: `${count} momento`, other: `${count} momentos` })

export const reelLengths: typeof source.reelLengths = {
  total: (count, length) => `${moments(count)}, ${length}`,
  totalInCuts: (count, cuts, length) =>
    plural(cuts, {
      one: `${moments(count)} en ${cuts} fragmento, ${length}`,
      other: `${moments(count)} en ${cuts} fragmentos, ${length}`,
    }),
  seconds: {
    alone: (seconds) => `${seconds} s`,
    ofWhole: (seconds, minutes) => `${seconds} s de ${minutes} min`,
  },
  minutes: {
    alone: (minutes) => `${minutes} min`,
    ofWhole: (minutes, whole) => `${minutes} de ${whole} min`,
  },
}
