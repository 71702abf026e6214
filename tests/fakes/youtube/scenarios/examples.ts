import { exampleVideos } from '#product/examples.ts'
import { from } from '../expected.ts'
import type { Scenarios } from '../scenario.ts'
import { humanTrack } from '../tracks.ts'
import { video } from '../video.ts'

/** The example videos of the home page, which shows their pictures. */
export const exampleScenarios: Scenarios = Object.fromEntries(
  exampleVideos.map(({ videoId, title, channel, durationSeconds }) => [
    videoId,
    {
      about: `The example ${title}`,
      expected: from('VISIONOS'),
      video: video({ title, channel, lengthSeconds: durationSeconds, tracks: [humanTrack] }),
    },
  ]),
)
