import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/app-error.ts'
import { requireUser } from '#server/features/accounts/service.ts'
import { handle, handleBytes, readCall, registerRoute } from '#server/http/handle.ts'
import { publicOrigin } from '#server/http/proxies.ts'
import { acceptBytes } from '#server/http/request-body.ts'
import { asFeed } from './feed-items.ts'
import { receiveMailReport } from './mail-webhook.ts'
import { readDigestFeed, getDigest, listDigests } from './read-digest.ts'
import type { DigestDeps } from './read-digest.ts'
import { changeFeedAddress, changeSettings, readSettings, stopEmails } from './settings.ts'
import { readUnsubscribeToken } from './tokens.ts'

/** Dependencies of the calls about digests. */
export type DigestRouteDeps = DigestDeps & {
  publicUrl: string | null
  clock: { now: () => number }
  /** The secret with which the mail provider signs its reports; `null` accepts none. */
  mailWebhookSecret: string | null
}

/** Registers the calls about digests. */
export async function registerDigestRoutes(app: FastifyInstance, deps: DigestRouteDeps): Promise<void> {
  handle(app, 'GET /api/digests', async ({ query, request }) => {
    const { user } = await requireUser(deps, request)
    const page = await listDigests(deps, { userId: user.id, ...query })
    return { settings: await readSettings(deps, user.id), ...page }
  })

  handle(app, 'GET /api/digests/:id', async ({ params, request }) => {
    const { user, plan } = await requireUser(deps, request)
    return await getDigest(deps, { userId: user.id, plan }, params.id)
  })

  handle(app, 'PUT /api/digests/settings', async ({ body, request }) => {
    const { user } = await requireUser(deps, request)
    return await changeSettings(deps, user.id, { ...body, origin: publicOrigin(deps, request) })
  })

  handle(app, 'POST /api/digests/feed-address', async ({ request }) => {
    const { user } = await requireUser(deps, request)
    return await changeFeedAddress(deps, user.id)
  })

  handleBytes(app, 'GET /api/digests/feed/:token', async ({ params, request }) =>
    asFeed(await readDigestFeed(deps, params.token, publicOrigin(deps, request))),
  )

  registerRoute(app, 'GET /api/digests/unsubscribe/:token', async (request, reply) => {
    const { params } = readCall<'GET /api/digests/unsubscribe/:token'>(request, reply)
    return reply.redirect(`/following?stop=${encodeURIComponent(params.token)}`, 302)
  })

  await app.register(async (scope) => {
    // Mail programs post a form, and signatures are over the bytes as they came.
    acceptBytes(scope)
    handle(scope, 'POST /api/digests/unsubscribe/:token', async ({ params }) => {
      const userId = readUnsubscribeToken(deps.secret, params.token)
      if (userId === null || !(await stopEmails(deps.db, userId, 'unsubscribed')))
        throw new AppError(
          'NOT_FOUND',
          "We don't know this address. You can stop the emails on the page Following.",
        )
      return { isStopped: true as const }
    })

    const { mailWebhookSecret: secret } = deps
    if (secret === null) return
    handle(scope, 'POST /api/webhooks/mail', async ({ body, request }) => {
      await receiveMailReport(
        { db: deps.db, secret, now: deps.clock.now() },
        { body, headers: request.headers },
      )
      return { received: true as const }
    })
  })
}
