import type * as source from '#messages/reading-times.ts'

export const readingTimes: typeof source.readingTimes = {
  seconds: (seconds) => `পড়তে ${seconds} সেকেন্ড`,
  minutes: (minutes) => `পড়তে ${minutes} মিনিট`,
}
