import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses calls that change something when a page of another site makes them. Browsers say so in `Sec-Fetch-Site`,
 * over plain http and when old in `Origin`; who sends neither is no browser and has no cookies of anybody.
 */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (safeMethods.has(request.method) || isOwnSite(request)) return done()
    return done(new AppError('FORBIDDEN', 'This call is refused because it comes from another site.'))
  })
}

function isOwnSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}
