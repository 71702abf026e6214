import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#core/app-error.ts'
import type { AccountDeps } from '../context.ts'
import { readSessionActor, toMember } from './actor.ts'

/**
 * The addresses that stay open where everybody has to sign in: signing in itself, what was shared by a link
 * with the pictures of its videos, and what programs and emails reach by a secret of their own.
 */
const openCalls =
  /^\/api\/(?:auth\/|login$|devices|shared\/|moments\/|shared-collections\/|thumbnails\/|hubs\/|webhooks\/(?:mail|razorpay)$|digests\/(?:feed|unsubscribe)\/)/
const openPages = /^\/(?:login|privacy|404|[scm]\/-)$/
const sharedPages = /^\/[scm]\//

/**
 * Asks for the sign-in at every call of the API where there are no visitors, and hides the pages of links
 * where nothing is shared. Register after the check of API keys and before routes.
 */
export function closeDoor(app: FastifyInstance, deps: AccountDeps): void {
  const { hasVisitors, hasSharing } = deps.policy
  if (!hasSharing) {
    app.addHook('onRequest', (request, _reply, done) => {
      done(
        sharedPages.test(request.url)
          ? new AppError('NOT_FOUND', "There's nothing at this address.")
          : undefined,
      )
    })
  }
  if (hasVisitors) return
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/examples/') || (await mayReadPage(deps, request, request.url))) return
    await reply.redirect(`/login?${new URLSearchParams({ returnTo: request.originalUrl }).toString()}`, 302)
  })
  app.addHook('onRoute', (route) => {
    if (route.config?.keyScope === undefined || openCalls.test(route.url)) return
    route.onRequest = [
      ...[route.onRequest ?? []].flat(),
      async (request: FastifyRequest) => void toMember((await readSessionActor(deps, request)).actor),
    ]
  })
}

/** A page is shown to the caller, who may have to sign in first. */
export async function mayReadPage(
  deps: AccountDeps,
  request: FastifyRequest,
  page: string,
): Promise<boolean> {
  if (deps.policy.hasVisitors || openPages.test(page)) return true
  return (await readSessionActor(deps, request)).actor.user !== null
}
