import type { FastifyInstance } from 'fastify'
import { maxKeys } from '#product/key-scopes.ts'
import type { LoginDeps } from '#server/features/accounts/context.ts'
import { requireUser } from '../sessions/actor.ts'
import { handle } from '#server/http/handle.ts'
import type { CallLog } from './authenticate.ts'
import { createKey, deleteKey, listOwnKeys, mailNewKey, readKeyUse } from './own-keys.ts'

/** Registers the calls about API keys, which only a signed-in browser may make. */
export function registerKeyRoutes(app: FastifyInstance, deps: LoginDeps, keyCalls: CallLog): void {
  const { db } = deps
  handle(app, 'GET /api/keys', async ({ request }) => {
    const { user } = await requireUser(deps, request)
    return { keys: await listOwnKeys({ db, keyCalls }, user.id), max: maxKeys }
  })

  handle(app, 'POST /api/keys', async ({ body, request }) => {
    const { user } = await requireUser(deps, request)
    const made = await createKey(db, user.id, body)
    void mailNewKey(deps, request, { to: user.email, key: made.key })
    return made
  })

  handle(app, 'DELETE /api/keys/:id', async ({ params, request }) => {
    const { user } = await requireUser(deps, request)
    await deleteKey(db, user.id, params.id)
  })

  handle(app, 'GET /api/keys/:id/calls', async ({ params, request }) => {
    const { user } = await requireUser(deps, request)
    return await readKeyUse({ db, keyCalls }, user.id, params.id)
  })
}
