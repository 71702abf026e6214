import type { PooledDb } from '#server/db/database.ts'
import type { Feed, FeedHub } from '#server/ports/feeds.ts'
import type { SourceDeps } from '../context.ts'
import { failureOf } from '../read-source.ts'
import type { WatchRow } from '../watches-repo.ts'
import { hubSecret, hubToken } from './hub-tokens.ts'
import { storeHub, takeDueSubscriptions } from './subscriptions-repo.ts'

type Deps = SourceDeps & { db: PooledDb; secret: string }

/** Five days, which is the longest that the hub of YouTube gives. */
export const wantedLeaseSeconds = 5 * 86_400

/** Asks the hubs of some sources to push, where that is due; gives how many there were. */
export async function subscribeDue(deps: Deps, count: number, signal: AbortSignal): Promise<number> {
  const { hubs, db, secret, metrics } = deps
  if (hubs === null) return 0
  const due = await takeDueSubscriptions(db, count)
  await Promise.all(
    due.map(async ({ watchId, hubUrl, topic }) => {
      const request = {
        callback: `${hubs.callbackOrigin}/api/hubs/${hubToken(secret, watchId)}`,
        topic,
        secret: hubSecret(secret, { watchId, hubUrl }),
        leaseSeconds: wantedLeaseSeconds,
      }
      const failure = await hubs.subscribe(hubUrl, request, { signal }).then(() => null, failureOf)
      metrics.countHub('request', failure === null ? 'accepted' : 'failed')
    }),
  )
  return due.length
}

/** Stores the hub of a source where it is another one than is known: YouTube's of a channel, else the one that its feed names. */
export async function matchHub(
  { db, hubs }: Pick<Deps, 'db' | 'hubs'>,
  { id, kind, feedUrl, hubUrl, hubTopic }: WatchRow,
  feed: Pick<Feed, 'hub'> | null,
): Promise<void> {
  if (hubs === null) return
  const wanted = kind === 'podcast' ? feed?.hub : ofYoutube(kind, hubs.youtubeHub, feedUrl)
  // A feed that has not changed says nothing of its hub.
  if (wanted === undefined) return
  if (hubUrl !== (wanted?.url ?? null) || hubTopic !== (wanted?.topic ?? null)) await storeHub(db, id, wanted)
}

/** YouTube's hub pushes channels, and no playlists. */
function ofYoutube(kind: WatchRow['kind'], youtubeHub: string | null, feedUrl: string): FeedHub | null {
  return kind === 'channel' && youtubeHub !== null ? { url: youtubeHub, topic: feedUrl } : null
}
