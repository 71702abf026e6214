import type * as source from '#messages/reel-lengths.ts'

const moments = (count: number): string => `${count}টি মুহূর্ত`

export const reelLengths: typeof source.reelLengths = {
  total: (count, length) => `${moments(count)}, ${length}`,
  totalInCuts: (count, cuts, length) => `${cuts}টি টুকরোয় ${moments(count)}, ${length}`,
  seconds: {
    alone: (seconds) => `${seconds} সেকেন্ড`,
    ofWhole: (seconds, minutes) => `${minutes} মিনিটের মধ্যে ${seconds} সেকেন্ড`,
  },
  minutes: {
    alone: (minutes) => `${minutes} মিনিট`,
    ofWhole: (minutes, whole) => `${whole} মিনিটের মধ্যে ${minutes} মিনিট`,
  },
}
