import { clockTime } from './times.ts'
import { watchUrl } from './watch-url.ts'

/** The title that is shown for an unknown one. */
const unknownTitle = 'YouTube Video'

/** The facts that describe the video of a transcript. */
type VideoFacts = {
  videoId: string | null
  title: string | null
  channel: string | null
  durationSeconds: number | null
}

/** Describes the video of a transcript, as it goes on the wire. */
export function describeVideo(video: VideoFacts) {
  return {
    videoId: video.videoId,
    videoUrl: video.videoId === null ? null : watchUrl(video.videoId),
    videoTitle: video.title ?? unknownTitle,
    videoChannel: video.channel,
    videoDuration: video.durationSeconds === null ? null : clockTime(video.durationSeconds),
    durationSeconds: video.durationSeconds,
  }
}
