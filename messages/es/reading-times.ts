import type * as source from '#messages/reading-times.ts'

export const readingTimes: typeof source.readingTimes = {
  seconds: (seconds) => `${seconds} s de lectura`,
  minutes: (minutes) => `${minutes} min de lectura`,
}
