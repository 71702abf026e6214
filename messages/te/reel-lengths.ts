import type * as source from '#messages/reel-lengths.ts'
import { plural } from './language.ts'

const moments = (count: number): string => plural(count, { one: `${count} క్షణం`, other: `${count} క్షణాలు` })

export const reelLengths: typeof source.reelLengths = {
  total: (count, length) => `${moments(count)}, ${length}`,
  totalInCuts: (count, cuts, length) =>
    plural(cuts, {
      one: `${cuts} ముక్కలో ${moments(count)}, ${length}`,
      other: `${cuts} ముక్కల్లో ${moments(count)}, ${length}`,
    }),
  seconds: {
    alone: (seconds) => `${seconds} సె`,
    ofWhole: (seconds, minutes) => `${minutes} ని వీడియోలో ${seconds} సె`,
  },
  minutes: {
    alone: (minutes) => `${minutes} ని`,
    ofWhole: (minutes, whole) => `${whole} ని వీడియోలో ${minutes} ని`,
  },
}
