import type { FastifyInstance } from 'fastify'
import { maxActiveDevices } from '#product/limits.ts'
import { handle, registerRoute } from '#server/http/handle.ts'
import type { AccountNeeds } from './actor.ts'
import { requireKnownVisitor } from './known-visitor.ts'
import { listOwnDevices } from './list-own-devices.ts'
import { logOut } from './log-out.ts'
import { removeDevice } from './remove-device.ts'
import { toMember } from './require-user.ts'
import { readSessionActor } from './session-actor.ts'
import { storeEmail } from './store-email.ts'

/** Registers the calls about who is known in a browser, and which browsers an account is signed in with. */
export function registerAccountRoutes(app: FastifyInstance, deps: AccountNeeds): void {
  handle(app, 'POST /api/users/register', async ({ body, request, reply }) => {
    await storeEmail(deps, await requireKnownVisitor(deps, { request, reply }), body.email)
    // The same for every address, so that nobody learns who has an account or a plan.
    return { message: 'The address is noted. If a plan belongs to it, sign in to use that.' }
  })

  handle(app, 'GET /api/devices', async ({ query, request }) => {
    return { devices: await listOwnDevices(deps, request, query.userEmail), maxActive: maxActiveDevices }
  })

  handle(app, 'DELETE /api/devices/:id', async ({ params, request }) => {
    const { user } = toMember((await readSessionActor(deps, request)).actor)
    await removeDevice(deps.orm, user, params.id)
  })

  handle(app, 'POST /api/auth/logout', ({ request, reply }) =>
    logOut(deps, { request, reply }, { everywhere: false }),
  )

  handle(app, 'POST /api/auth/logout-everywhere', async ({ request, reply }) => {
    toMember((await readSessionActor(deps, request)).actor)
    await logOut(deps, { request, reply }, { everywhere: true })
  })

  registerRoute(app, 'GET /api/auth/logout', async (request, reply) => {
    if (!isOwnWish(request.headers['sec-fetch-site'])) return reply.redirect('/?confirmLogout=1', 302)
    await logOut(deps, { request, reply }, { everywhere: false })
    return reply.redirect('/', 302)
  })
}

/** Typed, or followed on a page of ours. A link on any other site signs nobody out: it leads to the question. */
function isOwnWish(site: string | string[] | undefined): boolean {
  return site === undefined || site === 'same-origin' || site === 'none'
}
