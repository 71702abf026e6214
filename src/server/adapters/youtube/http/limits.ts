/** How long and how much. Times in milliseconds, sizes in bytes; tests set shorter ones. */
export type YoutubeLimits = {
  /** One call, from its start to the last byte. */
  callMs: number
  /** A call that is only helpful: chapters, a title, a visitor id. */
  extraCallMs: number
  /** All attempts for one video together. */
  totalMs: number
  /** What the first wait before a repeated call is about. */
  backOffMs: number
  answerBytes: number
  captionBytes: number
  thumbnailBytes: number
}

const megabyte = 1024 * 1024

/** Answers of the player are about 200 kB; automatic captions of 24 hours about 12 MB. */
export const defaultLimits: YoutubeLimits = {
  callMs: 8000,
  extraCallMs: 3000,
  totalMs: 20_000,
  backOffMs: 250,
  answerBytes: 8 * megabyte,
  captionBytes: 24 * megabyte,
  thumbnailBytes: 2 * megabyte,
}
