import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasApiKey } from '#server/lib/api-key.ts'
import { AppError } from '#server/lib/app-error.ts'

/** The token of the header `Authorization: Bearer`; `null` without one. Other schemes belong to a proxy. */
export function readBearer({ headers: { authorization } }: FastifyRequest): string | null {
  const [, token] = /^bearer(?: +(.*))?$/i.exec(authorization?.trim() ?? '') ?? [null, null]
  return token === null ? null : (token ?? '')
}

/**
 * Refuses an API key in an address, wherever it leads: addresses end up in logs, histories and referrers. Register after
 * the guard against floods and before routes.
 */
export function refuseKeysInUrls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasApiKey(request.url)) return done()
    const detail =
      'Send the API key in the header "Authorization: Bearer", not in the address. Addresses end up in logs, so delete this key and make a new one.'
    return done(new AppError('KEY_IN_URL', detail))
  })
}
