import { readingTimes } from '#messages/reading-times.ts'
import { readingSeconds } from '#product/reading-time.ts'

/** How long a text takes to read: `N sec read` under a minute, else `N min read`. */
export function readingTime(text: string): string {
  const seconds = readingSeconds(text)
  return seconds < 60 ? readingTimes.seconds(seconds) : readingTimes.minutes(Math.round(seconds / 60))
}
