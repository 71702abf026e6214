import { randomUUID, hash } from 'node:crypto'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  isInitializeRequest,
  isJSONRPCRequest,
  JSONRPCMessageSchema,
} from '@modelcontextprotocol/sdk/types.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createRemotePrecis } from '#client/remote-precis.ts'
import { createMcpServer } from '#mcp/create-mcp-server.ts'
import { callStopsChannel } from '#server/features/summaries/service.ts'
import type { RunNotifications } from '#server/features/summaries/service.ts'
import { createCallWithin } from '#server/http/call-within.ts'
import { publicOrigin } from '#server/http/proxies.ts'
import type { Clock } from '#server/lib/clock.ts'

/** The version of the calls, as their description says. */
const version = '1'
const sessionHeader = 'mcp-session-id'
/** The headers of a request that concern the protocol; the key is not among them. */
const passedHeaders = ['accept', 'content-type', 'mcp-protocol-version']

export type McpDeps = {
  app: FastifyInstance
  publicUrl: string | null
  clock: Pick<Clock, 'wait'>
  stops: CallStops
}

/** A message, who sends it, and the reply that it is answered in. */
type Message = { request: FastifyRequest; reply: FastifyReply; keyId: string; token: string; body: unknown }

const cancelSchema = z.object({
  method: z.literal('notifications/cancelled'),
  params: z.object({ requestId: z.union([z.string(), z.number()]) }),
})

/**
 * Answers one message of the protocol. Nothing is remembered between messages, so that any node may answer
 * the next; a session is a name that tells the calls of one client from those of another with the same key.
 */
export async function answerMessage(deps: McpDeps, message: Message): Promise<Response> {
  const { request, reply, keyId, body } = message
  const session = String(request.headers[sessionHeader] ?? '')
  const cancel = cancelSchema.safeParse(body)
  if (cancel.success) deps.stops.stop({ keyId, session, requestId: cancel.data.params.requestId })

  const server = createMcpServer(createPrecis(deps, message), {
    version,
    newId: randomUUID,
    onUnforeseen: (error) => request.log.error({ err: error }, 'a tool failed'),
  })
  const transport = new WebStandardStreamableHTTPServerTransport()
  await server.connect(transport)
  if (isInitializeRequest(body)) reply.header(sessionHeader, randomUUID())
  const parsed = JSONRPCMessageSchema.safeParse(body)
  if (parsed.success && isJSONRPCRequest(parsed.data)) {
    // Ends the work, and the answer, which would otherwise wait for a result that never comes.
    const remove = deps.stops.add({ keyId, session, requestId: parsed.data.id }, () => void server.close())
    reply.raw.once('close', remove)
  }
  return await transport.handleRequest(toRequest(deps, request), { parsedBody: body })
}

/** The client of this application's own calls, made with the key of the caller. */
function createPrecis({ app, publicUrl, clock }: McpDeps, { request, token }: Message) {
  const idempotencyKey = request.headers['idempotency-key']
  const server = {
    origin: publicOrigin({ publicUrl }, request),
    key: token,
    fetch: createCallWithin(app, request),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey: String(idempotencyKey) }),
  }
  return createRemotePrecis(server, clock)
}

function toRequest(deps: McpDeps, request: FastifyRequest): Request {
  const url = new URL(request.url, publicOrigin(deps, request))
  const headers = new Headers()
  for (const name of passedHeaders) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, String(value))
  }
  return new Request(url, { method: 'POST', headers })
}

/** Names one call of an agent: its key, its session as it says, and its request's id. */
type CallName = { keyId: string; session: string; requestId: unknown }

/** The calls that this process answers, and the way to end those that any process answers. */
type CallStops = {
  /** Adds a call; gives the function that takes it away. */
  add: (call: CallName, stop: () => void) => () => void
  /** Ends a call of this name, wherever it is answered. */
  stop: (call: CallName) => void
  close: () => void
}

/** Listens for the calls that are to end. */
export function createCallStops(notifications: RunNotifications): CallStops {
  const running = new Map<string, () => void>()
  const close = notifications.listen(callStopsChannel, {
    onNotification: (name) => running.get(name)?.(),
    onReady: () => undefined,
  })
  return {
    add: (call, stop) => {
      const name = nameOf(call)
      running.set(name, stop)
      return () => {
        if (running.get(name) === stop) running.delete(name)
      }
    },
    stop: (call) => notifications.notify(callStopsChannel, nameOf(call)),
    close,
  }
}

/** The name of a call, of the same length whatever an agent calls its requests. */
function nameOf({ keyId, session, requestId }: CallName): string {
  return hash('sha256', JSON.stringify([keyId, session, requestId]))
}
