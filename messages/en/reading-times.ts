/** How long a text takes to read. */
export const readingTimes = {
  seconds: (seconds: number) => `${seconds} sec read`,
  minutes: (minutes: number) => `${minutes} min read`,
}
