import type { FastifyInstance } from 'fastify'
import { maxActiveDevices } from '#product/limits.ts'
import { handle, registerRoute } from '#server/http/handle.ts'
import type { AccountDeps } from './context.ts'
import { requireVisitor, storeEmail } from './visitors/visitor.ts'
import { listOwnDevices, removeDevice } from './devices/own-devices.ts'
import { logOut } from './sessions/end-sessions.ts'
import { readSessionActor, toMember } from './sessions/actor.ts'

/** Registers the calls about visitors, devices and signing out. */
export function registerAccountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  handle(app, 'POST /api/users/register', async ({ body, request, reply }) => {
    await storeEmail(deps, await requireVisitor(deps, { request, reply }), body.email)
    // The same for every address: the answer must not reveal accounts or plans.
    return { message: 'Got it. If this address has a plan, sign in to use it.' }
  })

  handle(app, 'GET /api/devices', async ({ query, request }) => {
    return { devices: await listOwnDevices(deps, request, query.userEmail), maxActive: maxActiveDevices }
  })

  handle(app, 'DELETE /api/devices/:id', async ({ params, request }) => {
    const { user } = toMember((await readSessionActor(deps, request)).actor)
    await removeDevice(deps.db, user, params.id)
  })

  handle(app, 'POST /api/auth/logout', ({ request, reply }) =>
    logOut(deps, { request, reply }, { everywhere: false }),
  )

  handle(app, 'POST /api/auth/logout-everywhere', async ({ request, reply }) => {
    toMember((await readSessionActor(deps, request)).actor)
    await logOut(deps, { request, reply }, { everywhere: true })
  })

  registerRoute(app, 'GET /api/auth/logout', async (request, reply) => {
    if (!isOwnNavigation(request.headers['sec-fetch-site'])) return reply.redirect('/?confirmLogout=1', 302)
    await logOut(deps, { request, reply }, { everywhere: false })
    return reply.redirect('/', 302)
  })
}

/** Whether an address was typed or followed on this site. A link on another site only leads to the question. */
function isOwnNavigation(site: string | string[] | undefined): boolean {
  return site === undefined || site === 'same-origin' || site === 'none'
}
