import type * as source from '#messages/reading-times.ts'

export const readingTimes: typeof source.readingTimes = {
  seconds: (seconds) => `पढ़ने में ${seconds} सेकंड`,
  minutes: (minutes) => `पढ़ने में ${minutes} मिनट`,
}
