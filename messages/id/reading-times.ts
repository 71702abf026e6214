import type * as source from '#messages/reading-times.ts'

export const readingTimes: typeof source.readingTimes = {
  seconds: (seconds) => `${seconds} dtk baca`,
  minutes: (minutes) => `${minutes} mnt baca`,
}
