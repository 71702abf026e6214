import type * as source from '#messages/reading-times.ts'

export const readingTimes: typeof source.readingTimes = {
  seconds: (seconds) => `${seconds} விநாடி வாசிப்பு`,
  minutes: (minutes) => `${minutes} நிமிட வாசிப்பு`,
}
