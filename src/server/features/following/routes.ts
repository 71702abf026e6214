import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { contract } from '#contract/api.ts'
import { AppError } from '#core/app-error.ts'
import { plans } from '#product/plans.ts'
import { requireUser } from '#server/features/accounts/service.ts'
import type { CorrectedDeps } from '#server/features/summaries/service.ts'
import { handle, readCall, registerRoute } from '#server/http/handle.ts'
import { publicOrigin } from '#server/http/proxies.ts'
import { acceptBytes } from '#server/http/request-body.ts'
import { createFairQueue } from '#server/lib/fair-queue.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import type { FollowDeps, FollowWorkDeps } from './context.ts'
import { wakeFollowing } from './follow-work.ts'
import { follow } from './follow.ts'
import { readHubToken, answerChallenge, receivePush } from './hubs/subscriptions.ts'
import type { HubDeps } from './hubs/subscriptions.ts'
import { readListFile, writeListFile } from './list-file.ts'
import {
  changeFollowForm,
  getFollow,
  listFollows,
  listItems,
  retryFollowed,
  unfollow,
} from './list-follows.ts'

/** Each may ask YouTube or another site for something. */
const { account: perPerson } = contract['POST /api/follows'].counts
const { account: listsPerPerson } = contract['POST /api/follows/file'].counts

/**
 * New sources are read in turns, one at a time for each account: what 20 feeds send at once would hold up
 * everybody else.
 */
const readingLimits = { maxRunning: 8, maxWaiting: 100, maxWaitingPerCaller: 20 }

/** Registers the calls about following, which only an account may make. */
export function registerFollowRoutes(
  app: FastifyInstance,
  deps: FollowDeps &
    CorrectedDeps &
    Pick<FollowWorkDeps, 'runs'> & { callCounter: CallCounter; publicUrl: string | null },
): void {
  const { db } = deps
  const readings = createFairQueue(readingLimits)
  handle(app, 'GET /api/follows', async ({ request }) => {
    const member = await requireUser(deps, request)
    return { follows: await listFollows(deps, member), max: plans[member.plan].follows }
  })

  handle(app, 'POST /api/follows', async ({ body, request, signal }) => {
    const member = await requireUser(deps, request)
    await deps.callCounter.count(`follows/${member.user.id}`, perPerson)
    const origin = publicOrigin(deps, request)
    const id = await follow({ ...deps, readings }, member, { ...body, origin }, signal)
    wakeFollowing(deps)
    return await getFollow(deps, member, id)
  })

  registerRoute(app, 'GET /api/follows/file', async (request, reply) => {
    const list = await writeListFile(deps, await requireUser(deps, request))
    reply.header('content-disposition', 'attachment; filename="precis-following.opml"')
    return reply.type('text/x-opml; charset=utf-8').send(list)
  })

  app.register(async (scope) => {
    acceptBytes(scope)
    handle(scope, 'POST /api/follows/file', async ({ body, request, signal }) => {
      const member = await requireUser(deps, request)
      await deps.callCounter.count(`follow-lists/${member.user.id}`, listsPerPerson)
      return { sources: await readListFile(deps, member, body, signal) }
    })
  })

  handle(app, 'PATCH /api/follows/:id', async ({ params, body, request }) =>
    changeFollowForm(deps, await requireUser(deps, request), { ...params, ...body }),
  )

  handle(app, 'DELETE /api/follows/:id', async ({ params, request }) => {
    const { user } = await requireUser(deps, request)
    await unfollow(db, user.id, params.id)
  })

  handle(app, 'GET /api/follows/:id/items', async ({ params, query, request }) => {
    return await listItems(deps, await requireUser(deps, request), { followId: params.id, ...query })
  })

  handle(app, 'POST /api/follows/items/:id/retry', async ({ params, request }) => {
    const { user } = await requireUser(deps, request)
    await retryFollowed(db, user.id, params.id)
    wakeFollowing(deps)
  })
}

const hubParams = z.object({ token: z.string() })

/** Registers what hubs call. An address that is none of ours is refused before anything of a body is read. */
export async function registerHubRoutes(app: FastifyInstance, deps: HubDeps): Promise<void> {
  const watchOf = (token: string): string => {
    const followedId = readHubToken(deps.secret, token)
    if (followedId === null) throw new AppError('NOT_FOUND', 'Nobody here asked for this feed.')
    return followedId
  }

  await app.register(async (scope) => {
    // Signatures are over the bytes as they came; what is packed stays packed.
    acceptBytes(scope)
    scope.addHook('preParsing', async ({ params }) => {
      watchOf(hubParams.parse(params).token)
    })

    registerRoute(scope, 'GET /api/hubs/:token', async (request, reply) => {
      const { params, query } = readCall<'GET /api/hubs/:token'>(request, reply)
      const answer = await answerChallenge(deps, watchOf(params.token), {
        mode: query['hub.mode'],
        topic: query['hub.topic'],
        challenge: query['hub.challenge'] ?? '',
        leaseSeconds: query['hub.lease_seconds'],
      })
      return reply.type('text/plain; charset=utf-8').send(answer)
    })

    handle(scope, 'POST /api/hubs/:token', async ({ params, body, request: { headers } }) => {
      const signature = String(headers['x-hub-signature'] ?? '')
      await receivePush(deps, watchOf(params.token), { signature, body })
    })
  })
}
