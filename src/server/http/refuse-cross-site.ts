import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Called by other servers, which send a signature and no cookies. */
const webhooks = '/api/webhooks/'

/**
 * Refuses calls that change something when a page of another site makes them. Browsers say so in `Sec-Fetch-Site` and in
 * `Origin`; who sends neither is no browser and has no cookies of anybody. `publicUrl` is our own origin; without it the
 * origin is compared with the address that was called, where nothing better is said.
 */
export function refuseCrossSite(app: FastifyInstance, { publicUrl }: { publicUrl: string | null }): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (safeMethods.has(request.method) || isWebhook(request) || isOwnSite(request, publicUrl)) return done()
    return done(new AppError('FORBIDDEN', 'This call is refused because it comes from another site.'))
  })
}

/** By the route that was found, not by the address as it was written. */
function isWebhook({ routeOptions: { url } }: FastifyRequest): boolean {
  return url?.startsWith(webhooks) === true
}

function isOwnSite({ headers, host }: FastifyRequest, publicUrl: string | null): boolean {
  const { 'sec-fetch-site': site, origin } = headers
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === undefined) return true
  if (publicUrl !== null) return origin === publicUrl
  // A proxy may have called us by another name than the browser called it.
  return site !== undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
