import type { FastifyInstance } from 'fastify'
import { maxDestinations, destinationKinds } from '#product/destinations.ts'
import { requireUser } from '#server/features/accounts/service.ts'
import { handle } from '#server/http/handle.ts'
import { listDestinations } from './destinations-repo.ts'
import { changeDestination, createDestination, deleteDestination, sendNow } from './own-destinations.ts'
import type { DestinationDeps } from './own-destinations.ts'

/** The longest time for a service to take a token, in ms. */
const findMs = 15_000

/** Registers the calls about destinations, for a signed-in browser. */
export function registerDestinationRoutes(app: FastifyInstance, deps: DestinationDeps): void {
  handle(app, 'GET /api/destinations', async ({ request }) => {
    const { user } = await requireUser(deps, request)
    const kinds = destinationKinds.filter((kind) => deps.destinations[kind] !== undefined)
    return { destinations: await listDestinations(deps.db, user.id), kinds, max: maxDestinations }
  })

  handle(app, 'POST /api/destinations', async ({ body, request }) => {
    const member = await requireUser(deps, request)
    return { destination: await createDestination(deps, member, body, AbortSignal.timeout(findMs)) }
  })

  handle(app, 'PATCH /api/destinations/:id', async ({ params: { id }, body, request }) => {
    const { user } = await requireUser(deps, request)
    return { destination: await changeDestination(deps, { userId: user.id, id }, body) }
  })

  handle(app, 'DELETE /api/destinations/:id', async ({ params: { id }, request }) => {
    const { user } = await requireUser(deps, request)
    await deleteDestination(deps, { userId: user.id, id })
  })

  handle(app, 'POST /api/destinations/:id/items', async ({ params: { id }, body, request }) => {
    const member = await requireUser(deps, request)
    return await sendNow(deps, member, { id, ...body })
  })
}
