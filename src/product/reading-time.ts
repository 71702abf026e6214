/** Reading speed that reading times are based on, in words a minute. */
const wordsPerMinute = 225

/** How long a text takes to read: `N sec read` under a minute, else `N min read`. */
export function readingTime(text: string): string {
  const words = text.split(/\s+/).filter(Boolean).length
  const seconds = Math.round((words / wordsPerMinute) * 60)
  return seconds < 60 ? `${seconds} sec read` : `${Math.round(seconds / 60)} min read`
}
