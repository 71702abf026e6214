import type { VideoFacts } from '#web/features/run/request.ts'

/** Channel and duration of a video in one line, as far as they are known. */
export function videoLine(video: Pick<VideoFacts, 'videoChannel' | 'videoDuration'>): string {
  return [video.videoChannel, video.videoDuration].filter((part) => part !== null).join(' · ')
}
