import type * as source from '#messages/reading-times.ts'

export const readingTimes: typeof source.readingTimes = {
  seconds: (seconds) => `చదవడానికి ${seconds} సె`,
  minutes: (minutes) => `చదవడానికి ${minutes} ని`,
}
