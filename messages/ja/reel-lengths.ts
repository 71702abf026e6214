import type * as source from '#messages/reel-lengths.ts'

export const reelLengths: typeof source.reelLengths = {
  total: (count, length) => `${count}場面、${length}`,
  totalInCuts: (count, cuts, length) => `${count}場面（${cuts}か所）、${length}`,
  seconds: {
    alone: (seconds) => `${seconds}秒`,
    ofWhole: (seconds, minutes) => `${minutes}分中${seconds}秒`,
  },
  minutes: {
    alone: (minutes) => `${minutes}分`,
    ofWhole: (minutes, whole) => `${whole}分中${minutes}分`,
  },
}
