import type { FastifyInstance } from 'fastify'
import { maxWebhooks } from '#product/webhooks.ts'
import { requireUser } from '#server/features/accounts/service.ts'
import { handle } from '#server/http/handle.ts'
import type { WebhookDeps } from './context.ts'
import { mailNewWebhook } from './emails.ts'
import {
  readDeliveries,
  redeliver,
  testWebhook,
  changeWebhook,
  createWebhook,
  deleteWebhook,
  rollSecret,
} from './own-webhooks.ts'
import { listWebhooks } from './webhooks-repo.ts'

/** Registers the calls about webhooks, for a signed-in browser or a key with the permission. */
export function registerWebhookRoutes(app: FastifyInstance, deps: WebhookDeps): void {
  handle(app, 'GET /api/webhooks', async ({ request }) => {
    const { user } = await requireUser(deps, request)
    return { webhooks: await listWebhooks(deps.db, user.id), max: maxWebhooks }
  })

  handle(app, 'POST /api/webhooks', async ({ body, request }) => {
    const { user } = await requireUser(deps, request)
    const made = await createWebhook(deps, user.id, body)
    await mailNewWebhook(deps, request, { to: user.email, webhook: made.webhook })
    return made
  })

  handle(app, 'PATCH /api/webhooks/:id', async ({ params: { id }, body, request }) => {
    const { user } = await requireUser(deps, request)
    return { webhook: await changeWebhook(deps, { userId: user.id, id }, body) }
  })

  handle(app, 'DELETE /api/webhooks/:id', async ({ params: { id }, request }) => {
    const { user } = await requireUser(deps, request)
    await deleteWebhook(deps, { userId: user.id, id })
  })

  handle(app, 'POST /api/webhooks/:id/secret', async ({ params: { id }, request }) => {
    const { user } = await requireUser(deps, request)
    return await rollSecret(deps, { userId: user.id, id })
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
