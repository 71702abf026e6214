import { AppError } from '#core/app-error.ts'
import { youtubeFeedUrl, parseFollowLink } from '#product/following.ts'
import type { BacklogSize, FollowLink } from '#product/following.ts'
import { plans } from '#product/plans.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockUser, turnOf } from '#server/features/accounts/service.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { beginDigests } from '#server/features/digests/service.ts'
import { requireChosenForm } from '#server/features/forms/service.ts'
import type { FairQueue } from '#server/lib/fair-queue.ts'
import type { TaskOptions } from '#server/lib/worker-pool.ts'
import type { FeedEntry, FeedVersion } from '#server/ports/feeds.ts'
import type { FollowDeps } from './context.ts'
import { giveBacklog, insertEntries } from './entries-repo.ts'
import { findFollowed, lockFollowed, storeBeginning } from './followed-repo.ts'
import type { NewFollowed } from './followed-repo.ts'
import { countFollows, insertFollow, isFollowing } from './follows-repo.ts'
import { failureOf, readFeed, readListing } from './read-followed.ts'

/** The first state of a new source. */
type Beginning = {
  followed: NewFollowed
  entries: FeedEntry[]
  version: FeedVersion
  hasRead: boolean
  hasListed: boolean
}

/**
 * Follows a channel, a playlist or a podcast for an account, and gives it the newest of what is there, as
 * many as asked for. The first to follow a source has it read once; what is there then is no news. Following
 * what is followed already changes nothing.
 * @throws AppError `INVALID_LINK`, `FOLLOW_LIMIT`, what choosing a form throws, and why a new source cannot
 * be read
 */
export async function follow(
  deps: FollowDeps & { readings: FairQueue },
  actor: Member,
  wanted: { url: string; backlog: BacklogSize; form: string; zone: string; origin: string },
  signal: AbortSignal,
): Promise<string> {
  const { user, plan } = actor
  const { backlog, zone, origin } = wanted
  const link = parseFollowLink(wanted.url)
  if (link === null) throw notFollowable()
  const followedKey = keyOf(link) ?? (await findChannelId(deps, link, signal))
  const known = await findFollowed(deps.db, followedKey)
  const form = await requireChosenForm(deps, actor, wanted.form)
  const turn = { signal, caller: turnOf(actor) }
  const beginning = await deps.readings.run(turn.caller, signal, async () => {
    // Before anything is read of a source: one more than the plan has costs nothing.
    await refuseAtLimit(deps, user.id, { max: plans[plan].follows, followedId: known?.id ?? null })
    return known === null ? await readBeginning(deps, { link, followedKey }, turn) : null
  })
  const followed = beginning?.followed ?? known
  if (followed === null) throw notFollowable()
  return await transaction(deps.db, async (tx) => {
    // The calls of one account that change what it follows are served one after the other.
    await lockUser(tx, user.id)
    const locked = await lockFollowed(tx, followed)
    if (locked.isNew && beginning !== null) {
      await insertEntries(tx, {
        followedId: locked.id,
        entries: beginning.entries,
        seenBy: seenBy(beginning),
        state: 'old',
      })
      await storeBeginning(tx, locked.id, beginning)
    }
    const inserted = await insertFollow(tx, { userId: user.id, followedId: locked.id, form })
    if (!inserted.isNew) return inserted.id
    await beginDigests(tx, deps.secret, { userId: user.id, zone, origin })
    const count = await countFollows(tx, user.id)
    if (count > plans[plan].follows) throw tooMany(plans[plan].follows)
    await giveBacklog(tx, { followId: inserted.id, userId: user.id, followedId: locked.id, count: backlog })
    return inserted.id
  })
}

function seenBy({ hasListed }: Beginning): 'listing' | 'feed' {
  return hasListed ? 'listing' : 'feed'
}

async function refuseAtLimit(
  { db }: FollowDeps,
  userId: string,
  { max, followedId }: { max: number; followedId: string | null },
): Promise<void> {
  // What is followed already may be asked for once more.
  if (followedId !== null && (await isFollowing(db, userId, followedId))) return
  if ((await countFollows(db, userId)) >= max) throw tooMany(max)
}

/** The key of a source in our tables; `null` for a channel that YouTube has to be asked about. */
export function keyOf(link: FollowLink): string | null {
  if (link.kind === 'channel') return link.channelId
  return link.kind === 'playlist' ? link.playlistId : link.url
}

/** Reads a source for the first time. @throws AppError why it cannot be read */
async function readBeginning(
  deps: FollowDeps,
  { link, followedKey }: { link: FollowLink; followedKey: string },
  turn: TaskOptions,
): Promise<Beginning> {
  const feedUrl = link.kind === 'podcast' ? link.url : youtubeFeedUrl(link.kind, followedKey)
  const source = { kind: link.kind, followedKey, feedUrl }
  const known = { etag: null, lastModified: null }
  const feed = await readFeed(deps, feedUrl, { known, ...turn }).catch(failureOf)
  const hasFeed = feed !== null && !(feed instanceof Error)
  // The feed of a playlist has 15 of its videos; which ones are new is known by the whole list alone.
  const listing =
    link.kind === 'playlist' || !hasFeed
      ? await readListing(deps, source, () => Promise.resolve(link.kind === 'channel'), turn.signal).catch(
          failureOf,
        )
      : null
  const hasListed = listing !== null && !(listing instanceof Error)
  if (!hasFeed && !hasListed) throw listing instanceof Error ? listing : (feed ?? notFollowable())
  const listed = hasListed ? listing : null
  const read = hasFeed ? feed : null
  return {
    followed: { ...source, feedUrl: read?.feedUrl ?? feedUrl, title: read?.title ?? listed?.title ?? null },
    entries: mergeEntries(listed?.entries ?? [], read?.entries ?? []),
    version: { etag: read?.etag ?? null, lastModified: read?.lastModified ?? null },
    hasRead: hasFeed,
    hasListed,
  }
}

/** The whole list, with the dates that the feed knows. */
function mergeEntries(listed: readonly FeedEntry[], read: readonly FeedEntry[]): FeedEntry[] {
  const byKey = new Map(read.map((entry) => [entry.key, entry]))
  const merged = listed.map((entry) => ({ ...entry, ...byKey.get(entry.key) }))
  const known = new Set(merged.map(({ key }) => key))
  return [...read.filter(({ key }) => !known.has(key)), ...merged]
}

async function findChannelId(
  { videoLists }: FollowDeps,
  link: FollowLink,
  signal: AbortSignal,
): Promise<string> {
  if (link.kind !== 'channel') throw notFollowable()
  const { list } = await videoLists.open({ kind: 'channel', path: link.path, tab: 'videos' }, { signal })
  return list.id
}

function notFollowable(): AppError {
  return new AppError(
    'INVALID_LINK',
    'Paste the link of a YouTube channel or playlist, or the address of a podcast’s feed.',
  )
}

function tooMany(max: number): AppError {
  return new AppError(
    'FOLLOW_LIMIT',
    `Your plan follows ${max} channels, playlists and podcasts. Unfollow one to add another.`,
  )
}
