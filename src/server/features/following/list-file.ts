import { generateOpml } from 'feedsmith'
import type { ListedSource } from '#contract/follows.ts'
import { AppError } from '#core/app-error.ts'
import { parseFollowLink, youtubeFeedUrl } from '#product/following.ts'
import { turnOf } from '#server/features/accounts/service.ts'
import type { Member } from '#server/features/accounts/service.ts'
import type { FollowDeps } from './context.ts'
import { keyOf } from './follow.ts'
import { selectFollows } from './follows-repo.ts'
import { presentFollowed } from './list-follows.ts'

type Deps = Pick<FollowDeps, 'db' | 'feeds'>

/**
 * The sources that an account follows as OPML, which feed readers and podcast players take.
 * @throws AppError `NOT_FOUND` where it follows nothing, since there is no list without an outline
 */
export async function writeListFile({ db }: Pick<Deps, 'db'>, { user }: Member): Promise<string> {
  const outlines = (await selectFollows(db, user.id)).map((row) => {
    const { kind, followedKey, title } = row
    const { url } = presentFollowed(row)
    const xmlUrl = kind === 'podcast' ? followedKey : youtubeFeedUrl(kind, followedKey)
    return { type: 'rss', text: title ?? url, xmlUrl, htmlUrl: url }
  })
  if (outlines.length === 0) throw new AppError('NOT_FOUND', 'You don’t follow anything yet.')
  return generateOpml({ head: { title: 'Précis' }, body: { outlines } })
}

/**
 * The sources that an OPML file names, each once; nothing is followed by this.
 * @throws AppError `FEED_UNREADABLE`, and what a turn throws
 */
export async function readListFile(
  { db, feeds }: Deps,
  actor: Member,
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<ListedSource[]> {
  const listed = await feeds.readList(bytes, { signal, caller: turnOf(actor) })
  const followed = new Set((await selectFollows(db, actor.user.id)).map(({ followedKey }) => followedKey))
  const sources = new Map<string, ListedSource>()
  for (const { url, title } of listed) {
    const link = parseFollowLink(url)
    const key = link === null ? null : keyOf(link)
    const state = link === null ? 'refused' : key !== null && followed.has(key) ? 'followed' : 'new'
    if (!sources.has(key ?? url)) sources.set(key ?? url, { url, title, state })
  }
  return [...sources.values()]
}
