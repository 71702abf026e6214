import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SharedCollection } from '#contract/sharing.ts'
import { AppError } from '#core/app-error.ts'
import { languagePath } from '#product/interface-languages.ts'
import { findRow, sql } from '#server/db/sql.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { shareHash, createShareKey } from '#server/features/history/service.ts'
import type { CorrectedDeps } from '#server/features/summaries/service.ts'
import { pageLanguage } from '#server/http/page-language.ts'
import type { PageSite, Pages } from '#server/http/pages.ts'
import { publicOrigin } from '#server/http/proxies.ts'
import { sendMissing, sendRendered } from '#server/http/render-page.ts'
import { noSuchCollection } from './context.ts'
import { selectItems } from './items-repo.ts'
import { readOverview } from './overview/read-overview.ts'
import { presentItems, secretPathOf } from './present.ts'
import type { ShareDeps } from './present.ts'
import { findShared } from './repo.ts'

type Deps = CorrectedDeps & PageSite

const page = '/c/-'
/** The videos in the HTML; the page asks for more. */
const renderedVideos = 50

/** Registers the page of a shared collection, rendered with its text; unknown tokens get 404. */
export function registerCollectionPage(app: FastifyInstance, deps: Deps, pages: Pages): void {
  app.get<{ Params: { token: string } }>('/c/:token', async (request, reply) => {
    const { token } = request.params
    const slice = { from: 0, limit: renderedVideos }
    const data = await readSharedCollection(deps, token, slice).catch((error: unknown) => {
      if (!(error instanceof AppError)) request.log.warn({ err: error }, 'a shared page could not be read')
      return null
    })
    if (data === null) return await sendMissing({ request, reply }, pages, deps, page)
    const origin = publicOrigin(deps, request)
    return await sendRendered({ request, reply }, pages, deps, {
      page,
      address: `/c/${token}`,
      data,
      preview: {
        title: data.title,
        description: data.items.map(({ title }) => title ?? 'A video').join(' · '),
        image: `${origin}${languagePath(pageLanguage(request))}/cards/home.png`,
        url: `${origin}/c/${token}`,
      },
    })
  })
}

/**
 * The collection that is shared under a token.
 * @throws AppError `NOT_FOUND` for a token that is not shared
 */
export async function readSharedCollection(
  deps: CorrectedDeps,
  token: string,
  slice: { from: number; limit: number },
): Promise<SharedCollection> {
  const shared = await findShared(deps.db, shareHash(token))
  if (shared === null) throw new AppError('NOT_FOUND', "This page isn't shared, or no longer is.")
  const query = { collectionId: shared.id, windowDays: null, q: '', state: null, ...slice }
  const { items, total } = await selectItems(deps.db, { ...query, isSummarized: true })
  const overview = await readOverview(deps, { id: shared.id, windowDays: null, isShared: true })
  const { title, source } = shared
  const presented = await presentItems(deps, shared.userId, items)
  // The data of the page stands in its HTML as it is: ids, states and forms are the owner's.
  const shown = presented.map(({ videoId, title: name, channel, durationSeconds, line, lineSeconds }) => ({
    videoId,
    title: name,
    channel,
    durationSeconds,
    line,
    lineSeconds,
  }))
  return { title, source, total, overview, items: shown }
}

const shareLinkRow = z.object({ nonce: z.string(), hash: z.string() })

/**
 * Shares a collection of the caller and gives the address; one that is shared already has the same address
 * again.
 * @throws AppError `NOT_FOUND` for another account's
 */
export async function shareCollection(deps: ShareDeps, { user }: Member, id: string): Promise<string> {
  const { nonce, hash } = createShareKey(deps.secret, 'shared collection')
  const shared = await findRow(
    deps.db,
    shareLinkRow,
    sql`update collections set share_nonce = coalesce(share_nonce, ${nonce}), share_hash = coalesce(share_hash, ${hash})
    where id = ${id} and user_id = ${user.id} returning share_nonce as nonce, share_hash as hash`,
  )
  const path = shared === null ? null : await secretPathOf(deps, { id, ...shared }, 'share')
  if (path === null) throw noSuchCollection()
  return path
}

/**
 * Stops sharing at once; a later share has another address.
 * @throws AppError `NOT_FOUND` for another account's
 */
export async function stopSharing(
  { db }: Pick<ShareDeps, 'db'>,
  { user }: Member,
  id: string,
): Promise<void> {
  const { rowCount } = await db.execute(sql`
    update collections set share_nonce = null, share_hash = null where id = ${id} and user_id = ${user.id}`)
  if (rowCount !== 1) throw noSuchCollection()
}
