import type { Problem } from '#contract/problem.ts'

export type Remedy = Problem['remedies'][number]

/** A failure as the page tells it: in a panel that stays, and in a toast that passes. */
export type Failure = {
  title: string
  detail: string
  /** Never empty: another video is always possible. */
  remedies: readonly Remedy[]
  /** Seconds until trying again makes sense. */
  retryAfterSeconds: number
  /** Of the video, where the failure names it. */
  videoTitle: string | null
  toastTitle: string
}
