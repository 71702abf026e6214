import { AppError } from '#server/lib/app-error.ts'
import type { VideoLists } from '#server/ports/video-lists.ts'
import { toAppError } from './failures/to-app-error.ts'
import { createCaller } from './http/caller.ts'
import { createYoutubeHosts } from './http/youtube-hosts.ts'
import { openList, openNextPage } from './lists/video-lists.ts'
import type { ListConnection } from './lists/video-lists.ts'
import type { YoutubeOptions } from './youtube-source.ts'

type Options = Pick<YoutubeOptions, 'fetch' | 'clock' | 'random' | 'clients' | 'limits' | 'origin'>

/** The name of a channel is looked up, and one call is repeated. */
const maxCallsPerPage = 3

/** Playlists, mixes and channels by YouTube's own interface. */
export function createYoutubeLists(options: Options): VideoLists {
  const { clock, limits, clients, origin } = options
  const hosts = createYoutubeHosts(origin)

  async function ask<T>(signal: AbortSignal, call: (asked: ListConnection) => Promise<T>): Promise<T> {
    const connection = {
      call: createCaller({ ...options, backOffMs: limits.backOffMs }, maxCallsPerPage),
      hosts,
      limits,
    }
    try {
      return await call({ connection, web: clients.web, signal })
    } catch (error) {
      signal.throwIfAborted()
      throw toAppError(error, clock.now())
    }
  }

  return {
    open: async (link, { signal }) => {
      const opened = ask(signal, (asked) => openList(asked, link))
      return await (link.kind === 'channel' ? opened.catch(sayChannel) : opened)
    },
    more: (next, { signal }) => ask(signal, (asked) => openNextPage(asked, next)),
  }
}

function sayChannel(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'PLAYLIST_NOT_FOUND') throw error
  throw new AppError(error.code, "This channel doesn't exist, or has no videos there.", { cause: error })
}
