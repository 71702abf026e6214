import type * as source from '#messages/reel-lengths.ts'
import { plural } from './language.ts'

const moments = (count: number): string => `${count} क्षण`

export const reelLengths: typeof source.reelLengths = {
  total: (count, length) => `${moments(count)}, ${length}`,
  totalInCuts: (count, cuts, length) =>
    plural(cuts, {
      one: `${cuts} तुकड्यात ${moments(count)}, ${length}`,
      other: `${cuts} तुकड्यांत ${moments(count)}, ${length}`,
    }),
  seconds: {
    alone: (seconds) => `${seconds} सेकंद`,
    ofWhole: (seconds, minutes) => `${minutes} मिनिटांपैकी ${seconds} सेकंद`,
  },
  minutes: {
    alone: (minutes) => plural(minutes, { one: `${minutes} मिनिट`, other: `${minutes} मिनिटे` }),
    ofWhole: (minutes, whole) =>
      plural(minutes, { one: `${whole} पैकी ${minutes} मिनिट`, other: `${whole} पैकी ${minutes} मिनिटे` }),
  },
}
