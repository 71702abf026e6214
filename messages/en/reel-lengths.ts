import { plural } from './language.ts'

const moments = (count: number): string =>
  plural(count, { one: `${count} moment`, other: `${count} moments` })

/** How long cuts of a video take. A moment is the place of a line in the video; a cut plays one or more of them. */
export const reelLengths = {
  /** The length is one of those below. */
  total: (count: number, length: string) => `${moments(count)}, ${length}`,
  totalInCuts: (count: number, cuts: number, length: string) =>
    plural(cuts, {
      one: `${moments(count)} in ${cuts} cut, ${length}`,
      other: `${moments(count)} in ${cuts} cuts, ${length}`,
    }),
  /** Of less than a minute; the whole video is given in minutes. */
  seconds: {
    alone: (seconds: number) => `${seconds} sec`,
    ofWhole: (seconds: number, minutes: number) => `${seconds} sec of ${minutes} min`,
  },
  minutes: {
    alone: (minutes: number) => `${minutes} min`,
    ofWhole: (minutes: number, whole: number) => `${minutes} min of ${whole}`,
  },
}
