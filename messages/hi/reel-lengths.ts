import type * as source from '#messages/reel-lengths.ts'
import { plural } from './language.ts'

const moments = (count: number): string => `${count} पल`

export const reelLengths: typeof source.reelLengths = {
  total: (count, length) => `${moments(count)}, ${length}`,
  totalInCuts: (count, cuts, length) =>
    plural(cuts, {
      one: `${cuts} टुकड़े में ${moments(count)}, ${length}`,
      other: `${cuts} टुकड़ों में ${moments(count)}, ${length}`,
    }),
  seconds: {
    alone: (seconds) => `${seconds} सेकंड`,
    ofWhole: (seconds, minutes) => `${minutes} मिनट में से ${seconds} सेकंड`,
  },
  minutes: {
    alone: (minutes) => `${minutes} मिनट`,
    ofWhole: (minutes, whole) => `${whole} में से ${minutes} मिनट`,
  },
}
