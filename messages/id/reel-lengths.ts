import type * as source from '#messages/reel-lengths.ts'

const moments = (count: number): string => `${count} momen`

export const reelLengths: typeof source.reelLengths = {
  total: (count, length) => `${moments(count)}, ${length}`,
  totalInCuts: (count, cuts, length) => `${moments(count)} dalam ${cuts} potongan, ${length}`,
  seconds: {
    alone: (seconds) => `${seconds} dtk`,
    ofWhole: (seconds, minutes) => `${seconds} dtk dari ${minutes} mnt`,
  },
  minutes: {
    alone: (minutes) => `${minutes} mnt`,
    ofWhole: (minutes, whole) => `${minutes} dari ${whole} mnt`,
  },
}
