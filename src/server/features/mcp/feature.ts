import { isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import type { KeyScope } from '#product/key-scopes.ts'
import { requireScope } from '#server/features/accounts/service.ts'
import type { Feature } from '#server/features/feature.ts'
import type { RunNotifications } from '#server/features/summaries/service.ts'
import { readBearer } from '#server/http/call-credentials.ts'
import { registerRoute } from '#server/http/handle.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createCallStops } from './answer-message.ts'

/** The tools for agents. */
export const mcpFeature = {
  calls: registerMcpRoutes,
} satisfies Feature

type Deps = { publicUrl: string | null; runs: { notifications: RunNotifications } }

const address = '/mcp'

/**
 * Registers the tools for agents. There are no sessions and no messages of the server's own, so that the
 * other methods of the protocol are answered with 405.
 */
function registerMcpRoutes(app: FastifyInstance, { publicUrl, runs }: Deps): void {
  const stops = createCallStops(runs.notifications)
  app.addHook('onClose', async () => stops.close())
  const deps = { app, publicUrl, clock: systemClock, stops }

  app.addHook('onRoute', (route) => {
    if (route.url !== address) return
    // Before a body is read.
    route.preParsing = async (request: FastifyRequest) => {
      refuseForeignOrigin(request, publicUrl)
      if (request.apiKey === null) throw keyNeeded()
    }
  })
  registerRoute(app, 'POST /mcp', async (request, reply) => {
    const { apiKey, body } = request
    const token = readBearer(request)
    if (apiKey === null || token === null) throw keyNeeded()
    for (const scope of neededScopes(body)) requireScope(request, scope)
    reply.header('cache-control', 'no-store')
    // What it needs is loaded with the first call.
    const { answerMessage } = await import('./answer-message.ts')
    const answer = await answerMessage(deps, { request, reply, keyId: apiKey.id, token, body })
    return await send(reply, answer)
  })
  app.route({
    method: ['GET', 'DELETE'],
    url: address,
    exposeHeadRoute: false,
    config: { keyScope: 'any' },
    schema: { hide: true },
    handler: async (_request, reply) => {
      const detail = 'Only POST is answered here: there are no sessions, and no messages of the server’s own.'
      reply.header('allow', 'POST')
      throw new AppError('METHOD_NOT_ALLOWED', detail)
    },
  })
}

async function send(reply: FastifyReply, { status, headers, body }: Response): Promise<FastifyReply> {
  reply.status(status)
  for (const name of ['content-type', 'x-accel-buffering']) {
    const value = headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  return await reply.send(body ?? undefined)
}

/** A caller without a key. */
function keyNeeded(): AppError {
  return new AppError(
    'UNAUTHORIZED',
    'This address needs an API key in the header "Authorization: Bearer". You can make one on your account page.',
  )
}

const toolScopes: Readonly<Record<string, readonly KeyScope[]>> = {
  summarize: ['summarize'],
  get_transcript: ['summarize'],
  ask: ['summarize', 'ask'],
  transcribe: ['summarize', 'read'],
  search_library: ['ask', 'library'],
  list_forms: ['summarize'],
  list_videos: ['library'],
  make_collection: ['library'],
  read_collections: ['library'],
  change_collection: ['library'],
  read_following: ['library'],
  change_following: ['library'],
  read_digest: ['library'],
}

const methodScopes: Readonly<Record<string, readonly KeyScope[]>> = {
  'resources/list': ['library'],
  'resources/read': ['read'],
}

const messageSchema = z.object({
  method: z.string(),
  params: z.object({ name: z.string().optional() }).optional(),
})

/**
 * The permissions that an API key needs for a message. The calls that a tool makes ask for them once more;
 * here they are asked before anything is answered, so that the status of the answer can say so.
 */
function neededScopes(message: unknown): readonly KeyScope[] {
  const parsed = messageSchema.safeParse(message)
  if (!parsed.success) return []
  const { method, params } = parsed.data
  const scopes =
    method === 'tools/call' ? ownValue(toolScopes, params?.name ?? '') : ownValue(methodScopes, method)
  return scopes ?? []
}

function ownValue<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

/**
 * Refuses a call from a page of another site, as the protocol asks. Without an address that is set, only a
 * name is believed that no other site can have led here: `localhost`, or an address in numbers.
 * @throws AppError `FORBIDDEN`
 */
function refuseForeignOrigin(
  { headers: { origin }, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string | null,
): void {
  if (origin === undefined || isOwn(origin, host, publicUrl)) return
  throw new AppError('FORBIDDEN', 'This call is refused because it comes from a page of another site.')
}

function isOwn(origin: string, host: string, publicUrl: string | null): boolean {
  if (publicUrl !== null) return origin === publicUrl
  if (!URL.canParse(origin)) return false
  const { host: name, hostname } = new URL(origin)
  const isFixed = hostname === 'localhost' || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0
  return isFixed && name === host
}
