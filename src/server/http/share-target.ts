import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isSecure, shareTarget } from './call-credentials.ts'

const maxBytes = 16_384
const cookieSeconds = 60
const textSchema = z.string().catch('')

/**
 * Leads what was shared into the installed page on to the field of the home page. The browser says in
 * `Sec-Fetch-Site` that nobody's page sent the form, which no page can have it say; then the same nonce
 * stands in the address and in a cookie, and the page begins by itself. Everything else only fills the field.
 */
export async function registerShareTarget(app: FastifyInstance): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, next) => next(null, body),
    )
    scope.post(shareTarget, async (request, reply) => {
      const given = new URLSearchParams(textSchema.parse(request.body))
      const query = new URLSearchParams()
      for (const name of ['title', 'text', 'url']) {
        const text = given.get(name)?.trim().slice(0, 2000) ?? ''
        if (text !== '') query.set(name, text)
      }
      if (request.headers['sec-fetch-site'] === 'none') {
        const nonce = randomUUID()
        query.set('shared', nonce)
        const cookie = {
          path: '/',
          secure: isSecure(request),
          sameSite: 'strict',
          maxAge: cookieSeconds,
        } as const
        reply.header('set-cookie', app.serializeCookie('shared', nonce, cookie))
      }
      return await reply.header('cache-control', 'no-store').redirect(`/?${query.toString()}`, 303)
    })
    done()
  })
}
