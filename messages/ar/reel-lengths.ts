import type * as source from '#messages/reel-lengths.ts'
import { plural } from './language.ts'

const moments = (count: number): string =>
  plural(count, {
    zero: 'لا لحظات',
    one: 'لحظة واحدة',
    two: 'لحظتان',
    few: `${count} لحظات`,
    many: `${count} لحظة`,
    other: `${count} لحظة`,
  })

export const reelLengths: typeof source.reelLengths = {
  total: (count, length) => `${moments(count)}، ${length}`,
  totalInCuts: (count, cuts, length) =>
    plural(cuts, {
      zero: `${moments(count)}، ${length}`,
      one: `${moments(count)} في مقطع واحد، ${length}`,
      two: `${moments(count)} في مقطعين، ${length}`,
      few: `${moments(count)} في ${cuts} مقاطع، ${length}`,
      many: `${moments(count)} في ${cuts} مقطعًا، ${length}`,
      other: `${moments(count)} في ${cuts} مقطع، ${length}`,
    }),
  seconds: {
    alone: (seconds) => `${seconds} ث`,
    ofWhole: (seconds, minutes) => `${seconds} ث من ${minutes} د`,
  },
  minutes: {
    alone: (minutes) => `${minutes} د`,
    ofWhole: (minutes, whole) => `${minutes} د من ${whole}`,
  },
}
