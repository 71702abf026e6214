import { create as attachment } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { collectionSchema } from '#contract/collections.ts'
import type { Collection } from '#contract/collections.ts'
import { requireUser, requireVisitor, toMember } from '#server/features/accounts/service.ts'
import { asFeed } from '#server/features/digests/service.ts'
import type { QuestionAppDeps } from '#server/features/history/service.ts'
import { giveAnswerOnce } from '#server/features/idempotency/service.ts'
import { handle, handleBytes, readCall, registerRoute } from '#server/http/handle.ts'
import { publicOrigin } from '#server/http/proxies.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createOngoingWork } from '#server/lib/concurrency.ts'
import type { CollectionDeps, OverviewDeps } from './context.ts'
import { changeCollectionFeed, readCollectionFeed } from './feed.ts'
import { askForOverview, getOverview } from './overview/read-overview.ts'
import {
  changeItems,
  askCollection,
  changeWork,
  changeCollection,
  getCollection,
  hasCollection,
  listCollections,
  listItems,
  removeCollection,
} from './own-collections.ts'
import { saveCollection } from './save-collection.ts'
import { readSharedCollection, shareCollection, stopSharing } from './sharing.ts'
import { startCollection } from './start-collection.ts'

const parse = (answer: unknown) => collectionSchema.parse(answer)

/** Registers the calls about collections of summaries. */
export function registerCollectionRoutes(
  app: FastifyInstance,
  deps: CollectionDeps & QuestionAppDeps & OverviewDeps & { publicUrl: string | null },
): void {
  handle(app, 'GET /api/collections', async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return await listCollections(deps, await requireUser(deps, request), query)
  })

  handle(app, 'POST /api/collections', async (call) => {
    const member = await requireUser(deps, call.request)
    const once = { db: deps.db, wait: systemClock.wait }
    const isThere = ({ id }: Collection) => hasCollection(deps, member, id)
    return await giveAnswerOnce(once, { ...call, ownerId: member.user.id, parse, isThere }, () =>
      startCollection(deps, member, call.body),
    )
  })

  handle(app, 'GET /api/collections/:id', async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return await getCollection(deps, await requireUser(deps, request), params.id)
  })

  handle(app, 'GET /api/collections/:id/items', async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return await listItems(deps, await requireUser(deps, request), { ...params, ...query })
  })

  handle(app, 'PATCH /api/collections/:id', async ({ params, body, request }) => {
    return await changeCollection(deps, await requireUser(deps, request), { ...params, ...body })
  })

  handle(app, 'DELETE /api/collections/:id', async ({ params, request }) => {
    await removeCollection(deps, await requireUser(deps, request), params.id)
    return params
  })

  handle(app, 'POST /api/collections/:id/work', async ({ params, body, request }) => {
    return await changeWork(deps, await requireUser(deps, request), { ...params, ...body })
  })

  handle(app, 'POST /api/collections/:id/items', async ({ params, body, request }) => {
    return await changeItems(deps, await requireUser(deps, request), { ...params, ...body })
  })

  registerShareRoutes(app, deps)
  registerOverviewRoutes(app, deps)

  registerRoute(app, 'GET /api/collections/:id/file', async (request, reply) => {
    const { params, query } = readCall<'GET /api/collections/:id/file'>(request, reply)
    const member = await requireUser(deps, request)
    const file = await saveCollection(deps, member, { id: params.id, labels: query.labels })
    reply.header('content-disposition', attachment(file.name))
    return reply.type('text/markdown; charset=utf-8').send(file.content)
  })

  const asking = { ...deps, ongoing: createOngoingWork(), wait: systemClock.wait }
  app.addHook('preClose', () => asking.ongoing.stop())
  handle(app, 'POST /api/collections/:id/ask', async ({ params, body, request, reply, signal }) => {
    const visitor = await requireVisitor(deps, { request, reply })
    return await askCollection(
      asking,
      { ...toMember(visitor), visitorId: visitor.visitorId },
      { ...params, ...body },
      signal,
    )
  })
}

function registerShareRoutes(
  app: FastifyInstance,
  deps: CollectionDeps & { publicUrl: string | null },
): void {
  handle(app, 'POST /api/collections/:id/share', async ({ params, request }) => ({
    sharePath: await shareCollection(deps, await requireUser(deps, request), params.id),
  }))

  handle(app, 'DELETE /api/collections/:id/share', async ({ params, request }) => {
    await stopSharing(deps, await requireUser(deps, request), params.id)
    return { sharePath: null }
  })

  handle(app, 'POST /api/collections/:id/feed-address', async ({ params, request }) => ({
    feedPath: await changeCollectionFeed(deps, await requireUser(deps, request), params.id),
  }))

  handleBytes(app, 'GET /api/collections/feed/:token', async ({ params, request }) =>
    asFeed(await readCollectionFeed(deps, params.token, publicOrigin(deps, request))),
  )

  handle(app, 'GET /api/shared-collections/:token', async ({ params, query, reply }) => {
    // Not cached, so that it is gone as soon as its owner stops sharing.
    reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-store')
    return await readSharedCollection(deps, params.token, query)
  })
}

function registerOverviewRoutes(app: FastifyInstance, deps: CollectionDeps & OverviewDeps): void {
  handle(app, 'GET /api/collections/:id/overview', async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return await getOverview(deps, await requireUser(deps, request), params.id)
  })

  handle(app, 'POST /api/collections/:id/overview', async ({ params, request }) => {
    return await askForOverview(deps, await requireUser(deps, request), params.id)
  })
}
