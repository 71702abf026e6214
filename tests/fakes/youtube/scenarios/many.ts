import type { Scenario } from '../scenario.ts'
import { storyTrack } from '../tracks.ts'
import { video } from '../video.ts'
import { scenarios } from './library.ts'

/** So many videos are in the long lists of the simulator. */
export const manyVideos = 500
/** The videos, of 25 in a row, that are not to be had, each for another reason: 60 of 500. */
const failing = new Set([3, 11, 19])
const failures = Object.values(scenarios).filter(
  ({ expected, hangs }) => !expected.isOk && hangs === undefined,
)

/** The id of the video with this number in a long list, from 1. */
export function manyVideoId(number: number): string {
  return `many${String(number).padStart(7, '0')}`
}

/** The fate of a video of the simulator: one of the library, or one of a long list. */
export function findScenario(videoId: string): Scenario | undefined {
  return scenarios[videoId] ?? manyScenario(videoId)
}

/** The length of the video with this number; no longer than what is said in it. */
export function manySeconds(number: number): number {
  return 170 + (number % 30)
}

/** The number of a video in a long list; `null` for any other. */
function manyNumber(videoId: string): number | null {
  const digits = /^many(\d{7})$/.exec(videoId)?.[1]
  return digits === undefined ? null : Number(digits)
}

function manyScenario(videoId: string): Scenario | undefined {
  const number = manyNumber(videoId)
  if (number === null) return undefined
  const turn = Math.floor(number / 25) * failing.size + [...failing].indexOf(number % 25)
  const failure = failing.has(number % 25) ? failures[turn % failures.length] : undefined
  if (failure !== undefined) return failure
  return {
    about: 'One of many',
    expected: { isOk: true, source: 'VISIONOS', outcome: 'OK' },
    video: video({
      title: `Lecture ${number}`,
      channel: 'Simulated lectures',
      lengthSeconds: manySeconds(number),
      tracks: [storyTrack('en', 'English')],
    }),
  }
}
