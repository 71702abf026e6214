import type { CaptionTrack } from '#contract/transcripts.ts'
import { canonicalTag } from '#server/lib/language-tag.ts'
import type { SourcedTranscript } from '#server/ports/transcript-source.ts'
import { fetchableTracks } from '#server/domain/captions/rank-tracks.ts'
import type { Connection } from '../innertube.ts'
import { askOembed } from '../metadata/ask-oembed.ts'
import { chaptersOfDescription } from '#server/domain/text/description-chapters.ts'
import type { Surroundings } from '../metadata/ask-surroundings.ts'
import type { Found } from './try-strategies.ts'

/** The transcript that goes out, from all that was found. */
export async function assembleTranscript(
  connection: Connection,
  { video, track, captions }: Found,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<SourcedTranscript> {
  const named =
    video.title === null ? await askOembed(connection, video.videoId, signal) : { title: null, channel: null }
  const written = chaptersOfDescription(video.description, video.durationSeconds)
  return {
    videoId: video.videoId,
    title: video.title ?? named.title,
    channel: video.channel ?? named.channel,
    durationSeconds: video.durationSeconds,
    publishedOn: surroundings.publishedOn,
    language: canonicalTag(track.language),
    captionKind: track.kind,
    timings: captions.timings,
    credit: null,
    chapters: surroundings.chapters.length > 0 ? surroundings.chapters : written,
    tracks: fetchableTracks(video.tracks).map(toCaptionTrack),
    cues: captions.cues,
    droppedCues: captions.droppedCues,
    repairedCues: captions.repairedCues,
  }
}

function toCaptionTrack({ language, kind, name }: CaptionTrack): CaptionTrack {
  return { language: canonicalTag(language) ?? language, kind, name }
}
