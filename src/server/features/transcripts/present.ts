import type { Transcript } from '#contract/transcripts.ts'
import { earlyCaptionsEnd } from '#product/captions-end.ts'
import { clockTime } from '#product/times.ts'
import { watchUrl } from '#product/watch-url.ts'
import type { TranscriptRow } from './repo.ts'

/** The title that is shown for an unknown one. */
const unknownTitle = 'YouTube Video'

/** The columns that describe the video of a transcript. */
type VideoFacts = Pick<TranscriptRow, 'videoId' | 'title' | 'channel' | 'durationSeconds'>

/** What is known of the video of a transcript, as it goes on the wire. */
export function describeVideo(row: VideoFacts) {
  return {
    videoId: row.videoId,
    videoUrl: row.videoId === null ? null : watchUrl(row.videoId),
    videoTitle: row.title ?? unknownTitle,
    videoChannel: row.channel,
    videoDuration: row.durationSeconds === null ? null : clockTime(row.durationSeconds),
    durationSeconds: row.durationSeconds,
  }
}

/** A stored transcript as it goes on the wire, without its text. */
export function presentFacts(row: TranscriptRow): Omit<Transcript, 'content' | 'sentences'> {
  return {
    id: row.id,
    origin: row.isFromBrowser ? 'browser' : row.origin,
    ...describeVideo(row),
    language: row.language,
    captionKind: row.captionKind,
    tracks: row.tracks,
    publishedOn: row.publishedOn,
    timings: row.timings,
    credit: row.credit,
    droppedCues: row.droppedCues,
    repairedCues: row.repairedCues,
    clockOffsetSeconds: row.clockOffsetSeconds,
    captionsEnd: earlyCaptionsEnd(row.sentences.at(-1)?.end ?? null, row.durationSeconds),
  }
}
