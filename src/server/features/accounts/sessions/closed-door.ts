import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/app-error.ts'
import type { AccountDeps, SignInDeps } from '../context.ts'
import { signInPage } from '../sign-in/with-provider.ts'
import { readAtDoor, readSessionActor, toMember } from './actor.ts'
import { setSignInHint } from './cookies.ts'

type DoorDeps = AccountDeps & Pick<SignInDeps, 'identityProvider'>

/**
 * The addresses that stay open where everybody has to sign in: signing in itself, what was shared by a link
 * with the pictures of its videos, and what programs and emails reach by a secret of their own.
 */
const openCalls =
  /^\/api\/(?:auth\/|login$|devices|shared\/|moments\/|shared-collections\/|collections\/feed\/|thumbnails\/|hubs\/|webhooks\/(?:mail|razorpay)$|digests\/(?:feed|unsubscribe)\/)/
const openPages = /^\/(?:login|privacy|404|[scm]\/-)$/
const sharedPages = /^\/[scm]\//

/**
 * Asks for the sign-in at every call of the API where there are no visitors, and hides the pages of links
 * where nothing is shared. Register after the check of API keys and before routes.
 */
export function closeDoor(app: FastifyInstance, deps: DoorDeps): void {
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
    const detour = request.url.startsWith('/examples/')
      ? await detourBefore(deps, { request, reply }, request.url)
      : null
    if (detour !== null) await reply.redirect(detour, 302)
  })
  app.addHook('onRoute', (route) => {
    if (route.config?.keyScope === undefined || openCalls.test(route.url)) return
    route.onRequest = [
      ...[route.onRequest ?? []].flat(),
      async (request: FastifyRequest) => {
        const read = await readSessionActor(deps, request)
        toMember(read.actor)
        // The handler reads none again.
        readAtDoor.set(request, read)
      },
    ]
  })
}

/** The address that the caller of a page has to visit first; `null` where they may read it. */
export async function detourBefore(
  deps: DoorDeps,
  call: { request: FastifyRequest; reply: FastifyReply },
  page: string,
): Promise<string | null> {
  const { request } = call
  const isSignIn = page === '/login'
  const leadsOn = isSignIn && !deps.policy.takesCodes && deps.identityProvider !== null
  const isOpen = !leadsOn && (deps.policy.hasVisitors || openPages.test(page))
  if (isOpen && request.proxyEmail === null) return null
  const caller = await findCaller(deps, request)
  // Scripts of the page ask for an account only where the hint says that there is one.
  if (caller === 'user' && request.proxyEmail !== null) setSignInHint(call, 'elsewhere')
  if (isOpen || caller === 'user') return null
  if (!isSignIn) return signInPage(request.originalUrl, caller === 'refused' ? { error: 'refused' } : {})
  const query = new URLSearchParams(request.originalUrl.split('?')[1])
  // After a failure or a logout it would go round in a circle.
  if (query.has('error') || query.has('signedOut')) return null
  const returnTo = query.get('returnTo') ?? '/'
  return `/api/auth/google?${new URLSearchParams({ returnTo }).toString()}`
}

/** The caller of a page; `refused` is one whom the proxy names and who may not sign in. */
async function findCaller(deps: DoorDeps, request: FastifyRequest): Promise<'user' | 'nobody' | 'refused'> {
  try {
    return (await readSessionActor(deps, request)).actor.user === null ? 'nobody' : 'user'
  } catch (error) {
    if (error instanceof AppError && error.code === 'FORBIDDEN') return 'refused'
    throw error
  }
}
