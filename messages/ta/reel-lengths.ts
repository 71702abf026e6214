import type * as source from '#messages/reel-lengths.ts'
import { plural } from './language.ts'

const moments = (count: number): string => plural(count, { one: `${count} தருணம்`, other: `${count} தருணங்கள்` })

export const reelLengths: typeof source.reelLengths = {
  total: (count, length) => `${moments(count)}, ${length}`,
  totalInCuts: (count, cuts, length) =>
    plural(cuts, {
      one: `${cuts} துண்டில் ${moments(count)}, ${length}`,
      other: `${cuts} துண்டுகளில் ${moments(count)}, ${length}`,
    }),
  seconds: {
    alone: (seconds) => `${seconds} விநாடி`,
    ofWhole: (seconds, minutes) => `${minutes} நிமிடத்தில் ${seconds} விநாடி`,
  },
  minutes: {
    alone: (minutes) => `${minutes} நிமிடம்`,
    ofWhole: (minutes, whole) => `${whole} நிமிடத்தில் ${minutes}`,
  },
}
