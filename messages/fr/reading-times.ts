import type * as source from '#messages/reading-times.ts'

export const readingTimes: typeof source.readingTimes = {
  seconds: (seconds) => `${seconds} s de lecture`,
  minutes: (minutes) => `${minutes} min de lecture`,
}
