import { cutSound } from '#server/adapters/ffmpeg/cut-sound.ts'
import { createYtDlpSound } from '#server/adapters/sound-links/ask-yt-dlp.ts'
import { defaultSoundFileLimits, fetchSound, storeSound } from '#server/adapters/sound-links/fetch-sound.ts'
import type { SoundFileLimits } from '#server/adapters/sound-links/fetch-sound.ts'
import { findSound } from '#server/adapters/sound-links/find-sound.ts'
import { createGuardedFetch } from '#server/lib/outbound/guarded-fetch.ts'
import type { AddressRules } from '#server/lib/outbound/guarded-request.ts'
import type { FollowedFeeds } from '#server/ports/feeds.ts'
import type { SoundLinks } from '#server/ports/sound-links.ts'
import type { Settings } from '#server/settings.ts'
import { onPublicInternet } from './outbound-deps.ts'

type SoundSettings = Pick<Settings, 'ffmpegFile' | 'ytDlpFile' | 'youtubeOrigin' | 'youtubeProxyUrl'>

type SoundDeps = { feeds: FollowedFeeds; rules?: AddressRules; limits?: SoundFileLimits }

/** The sound that links lead to; a stand-in for YouTube goes without `yt-dlp`, which knows the real one. */
export function createSoundLinks(
  { ffmpegFile: ffmpeg, ytDlpFile: file, youtubeOrigin, youtubeProxyUrl }: SoundSettings,
  { feeds, rules = onPublicInternet, limits = defaultSoundFileLimits }: SoundDeps,
): SoundLinks {
  const ytDlp =
    file === null || youtubeOrigin !== null ? null : createYtDlpSound({ file, youtubeProxyUrl, rules })
  const options = { get: createGuardedFetch(rules), feeds, ytDlp, limits }
  return {
    find: async (link, turn) => await findSound(options, link, turn),
    findsVideos: ytDlp !== null,
    cut:
      ffmpeg === null
        ? null
        : async function* cut(sound, piece, { signal }) {
            const opened =
              'url' in sound
                ? await fetchSound(options, sound, signal)
                : await storeSound(sound, limits, signal)
            try {
              yield* cutSound({ ffmpeg, file: opened.fd }, piece, { signal })
            } finally {
              await opened.close()
            }
          },
  }
}
