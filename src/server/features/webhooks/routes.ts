import type { FastifyInstance } from 'fastify'
import { webhookRoutes } from '#contract/webhooks.ts'
import { maxWebhooks } from '#product/webhooks.ts'
import { purposeKey, requireUser } from '#server/features/accounts/service.ts'
import { giveAnswerOnce } from '#server/features/idempotency/service.ts'
import { handle } from '#server/http/handle.ts'
import { systemClock } from '#server/lib/clock.ts'
import { mailNewWebhook } from './emails.ts'
import type { WebhookDeps, WithSecret } from './own-webhooks.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  isNewestSecret,
  readDeliveries,
  redeliver,
  rollSecret,
  testWebhook,
} from './own-webhooks.ts'
import { listWebhooks } from './webhooks-repo.ts'

const parse = (answer: unknown) => webhookRoutes['POST /api/webhooks'].response.parse(answer)

/** Registers the calls about webhooks, for a signed-in browser or a key with the permission. */
export function registerWebhookRoutes(app: FastifyInstance, deps: WebhookDeps): void {
  handle(app, 'GET /api/webhooks', async ({ request }) => {
    const { user } = await requireUser(deps, request)
    return { webhooks: await listWebhooks(deps.db, user.id), max: maxWebhooks }
  })

  const once = { db: deps.db, wait: systemClock.wait }
  const sealed = (userId: string) => ({
    ownerId: userId,
    sealedBy: purposeKey(deps.secret, 'idempotency key'),
    parse,
    isThere: (made: WithSecret) => isNewestSecret(deps, userId, made),
  })
  handle(app, 'POST /api/webhooks', async (call) => {
    const { user } = await requireUser(deps, call.request)
    return await giveAnswerOnce(once, { ...call, ...sealed(user.id) }, async (store) => {
      const made = await createWebhook(deps, user.id, call.body, store)
      await mailNewWebhook(deps, call.request, { to: user.email, webhook: made.webhook })
      return made
    })
  })

  handle(app, 'PATCH /api/webhooks/:id', async ({ params: { id }, body, request }) => {
    const { user } = await requireUser(deps, request)
    return { webhook: await changeWebhook(deps, { userId: user.id, id }, body) }
  })

  handle(app, 'DELETE /api/webhooks/:id', async ({ params: { id }, request }) => {
    const { user } = await requireUser(deps, request)
    await deleteWebhook(deps, { userId: user.id, id })
  })

  handle(app, 'POST /api/webhooks/:id/secret', async (call) => {
    const { user } = await requireUser(deps, call.request)
    return await giveAnswerOnce(once, { ...call, ...sealed(user.id) }, (store) =>
      rollSecret(deps, { userId: user.id, id: call.params.id }, store),
    )
  })

  handle(app, 'POST /api/webhooks/:id/test', async ({ params: { id }, request }) => {
    const { user } = await requireUser(deps, request)
    return await testWebhook(deps, { userId: user.id, id })
  })

  handle(app, 'GET /api/webhooks/:id/deliveries', async ({ params: { id }, request }) => {
    const { user } = await requireUser(deps, request)
    return await readDeliveries(deps, { userId: user.id, id })
  })

  handle(app, 'POST /api/webhooks/:id/deliveries/:delivery/redeliver', async ({ params, request }) => {
    const { user } = await requireUser(deps, request)
    return await redeliver(deps, { userId: user.id, ...params })
  })
}
