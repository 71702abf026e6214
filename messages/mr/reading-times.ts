import type * as source from '#messages/reading-times.ts'

export const readingTimes: typeof source.readingTimes = {
  seconds: (seconds) => `वाचायला ${seconds} सेकंद`,
  minutes: (minutes) => (minutes === 1 ? `वाचायला ${minutes} मिनिट` : `वाचायला ${minutes} मिनिटे`),
}
