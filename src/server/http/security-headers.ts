import helmet from '@fastify/helmet'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'

/**
 * Sends Helmet's headers with every answer. They are the same each time, so Helmet is asked once, by an application of
 * its own, instead of putting them together for each request.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  options: FastifyHelmetOptions,
): Promise<void> {
  const headers = await readHeaders(options)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

async function readHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const asked = fastify()
  await asked.register(helmet, options)
  asked.get('/', (_request, reply) => reply.send(Object.fromEntries(namesOf(reply.raw.getHeaders()))))
  const answer = await asked.inject('/')
  await asked.close()
  return answer.json<Record<string, string>>()
}

function namesOf(headers: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [name, String(value)])
}
