import { AppError } from '#core/app-error.ts'
import type { EntryTranscript, FollowedFeeds } from '#server/ports/feeds.ts'

type FeedCaller = Parameters<FollowedFeeds['readTranscript']>[1]['caller']

/** A file that a transcript of an episode is read from. */
type EpisodeFile = { bytes: Uint8Array<ArrayBuffer>; fileName: string }

const endings: readonly (readonly [RegExp, string])[] = [
  [/subrip|srt/i, 'srt'],
  [/vtt/i, 'vtt'],
  [/json/i, 'json'],
]

/**
 * The best transcript that the feed names for an episode and that can be fetched.
 * @throws AppError `NO_TRANSCRIPT` for an episode without any, else why the last of them could not be fetched
 */
export async function readEpisode(
  { feeds }: { feeds: Pick<FollowedFeeds, 'readTranscript'> },
  { transcripts, caller }: { transcripts: readonly EntryTranscript[]; caller?: FeedCaller },
  signal: AbortSignal,
): Promise<EpisodeFile> {
  let failure = new AppError('NO_TRANSCRIPT', 'The podcast gives no transcript of this episode.')
  for (const { url, type } of transcripts) {
    try {
      const bytes = await feeds.readTranscript({ url, type }, { signal, caller })
      const ending = endings.find(([form]) => form.test(type))?.[1] ?? 'txt'
      return { bytes, fileName: `transcript.${ending}` }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      failure = error
    }
  }
  throw failure
}
