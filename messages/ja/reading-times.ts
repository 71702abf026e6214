import type * as source from '#messages/reading-times.ts'

export const readingTimes: typeof source.readingTimes = {
  seconds: (seconds) => `${seconds}秒で読めます`,
  minutes: (minutes) => `${minutes}分で読めます`,
}
