import { hash } from 'node:crypto'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { callGroups, contract } from '#contract/api.ts'
import { problemSchema } from '#contract/problem.ts'
import type { RouteSpec } from '#contract/route.ts'
import { webhookBodySchema, webhookDataSchemas } from '#contract/webhooks.ts'
import { scopeTexts } from '#languages/en/scope-texts.ts'
import { keyCallsPerMinute, keyScopes } from '#product/key-scopes.ts'
import { sendCompressed } from './compress.ts'
import { describeWithoutPlans } from './describe-without-plans.ts'
import { eventSummaries } from './event-summaries.ts'
import { hasValidator } from './handle.ts'

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const webhookHeaders = [
  header('webhook-id', 'The id of the event, the same at each attempt. An id may come twice.'),
  header('webhook-timestamp', 'When the message was signed, in seconds since 1970.'),
  header(
    'webhook-signature',
    'Signatures as Standard Webhooks says, `v1,` with base64 of HMAC-SHA-256, separated by blanks: one for each secret that is valid.',
  ),
]

const responses = {
  '2XX': { description: 'Taken. The body is not looked at.' },
  '410': { description: 'Gone: the webhook is switched off.' },
  default: { description: 'Not taken: the message is sent again later, for a day.' },
}

/** The messages to the addresses of webhooks, as the description of the API names them. */
function describeWebhooks(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(eventSummaries).map(([event, summary]) => [event, { post: describeData(event, summary) }]),
  )
}

function describeData(event: string, summary: string) {
  const data = Object.entries(webhookDataSchemas).find(([name]) => name === event)?.[1]
  const body = webhookBodySchema.extend({ type: z.literal(event), data: data ?? z.never() })
  const { $schema: _dialect, ...schema } = z.toJSONSchema(body, { target: 'draft-2020-12', io: 'output' })
  return {
    summary,
    operationId: event.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()),
    tags: ['Webhooks'],
    // Its signature says who sends it.
    security: [],
    parameters: webhookHeaders,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses,
  }
}

type Operation = {
  operationId?: string
  tags?: string[]
  responses?: Record<string, unknown>
  requestBody?: unknown
  security?: unknown
  parameters?: unknown
}

/** The group of each call, by its key. */
const groupOf = new Map(
  Object.entries(callGroups).flatMap(([group, calls]) => Object.keys(calls).map((key) => [key, group])),
)

const maxAgeSeconds = 300

/**
 * Serves the description of the whole API at `/api/openapi.json`, made from the contract, as that of a server
 * at `publicUrl`. Register before routes.
 */
export async function registerOpenApi(
  app: FastifyInstance,
  { publicUrl, policy }: { publicUrl: string | null; policy: { hasPlans: boolean } },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      servers: [{ url: publicUrl ?? '/' }],
      tags: Object.keys(callGroups).map((name) => ({ name, description: `Calls about: ${name}.` })),
      components: {
        securitySchemes,
        schemas: { Problem: jsonSchema(problemSchema) },
        responses: { Failure: failure },
      },
      info: {
        title: 'Précis',
        version: '1',
        description: 'Any video, in brief, and every line of it can be checked.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject
      const { openapiObject } = document
      for (const [path, item] of Object.entries(openapiObject.paths ?? {})) {
        for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
          const operation: Operation | undefined = item?.[method]
          if (operation !== undefined) describe(operation, `${method.toUpperCase()} ${toContractPath(path)}`)
        }
      }
      return openapiObject
    },
  })
  let made: { text: string; etag: string } | null = null
  app.get('/api/openapi.json', { schema: { hide: true } }, (request, reply) => {
    if (made === null) {
      const whole = { ...app.swagger(), webhooks: describeWebhooks() }
      const text = JSON.stringify(policy.hasPlans ? whole : describeWithoutPlans(whole))
      made = { text, etag: `"${hash('sha256', text, 'base64url')}"` }
    }
    reply.header('cache-control', `public, max-age=${maxAgeSeconds}`).header('vary', 'accept-encoding')
    // Weak, since its bytes differ by the encoding.
    reply.header('etag', `W/${made.etag}`)
    if (hasValidator(request.headers['if-none-match'], made.etag)) return reply.status(304).send()
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), made.text)
  })
}

const failure = {
  description: 'The failure document (RFC 9457)',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/** Adds what Fastify's schemas cannot say: the name, the failure document, raw bodies, and event streams. */
function describe(operation: Operation, key: string): void {
  const spec = routeSpec(key)
  if (spec === null) return
  operation.tags = [groupOf.get(key) ?? '']
  operation.operationId = spec.name
  const failed = { $ref: '#/components/responses/Failure' }
  operation.responses = { ...operation.responses, '4XX': failed, default: failed }
  if (spec.example !== undefined && isDescribed(operation.requestBody)) {
    Object.assign(operation.requestBody.content['application/json'] ?? {}, { example: spec.example })
  }
  if (spec.body === 'bytes') {
    operation.requestBody = { required: true, content: { '*/*': { schema: {} } } }
  }
  if (spec.response === 'bytes') {
    operation.responses[spec.status ?? 200] = {
      description: 'The bytes, in the media type that they are in',
      content: { '*/*': { schema: {} } },
    }
  }
  const good = operation.responses[spec.status ?? 200]
  const { security, parameters, headers } = describeAccess(spec)
  operation.security = security
  if (parameters.length > 0) {
    const others: unknown[] = Array.isArray(operation.parameters) ? operation.parameters : []
    operation.parameters = [...others, ...parameters]
  }
  if (typeof good === 'object' && good !== null) {
    const described = spec.response === 'bytes' ? {} : { description: spec.summary }
    operation.responses[spec.status ?? 200] = { ...good, ...described, headers }
  }
  if (spec.events !== undefined && isDescribed(good)) {
    good.content['text/event-stream'] = { schema: jsonSchema(spec.events) }
  }
}

function routeSpec(key: string): RouteSpec | null {
  const specs: Readonly<Record<string, RouteSpec>> = contract
  return specs[key] ?? null
}

function toContractPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function isDescribed(response: unknown): response is { content: Record<string, unknown> } {
  return typeof response === 'object' && response !== null && 'content' in response
}

function jsonSchema(schema: z.ZodType): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'output' })
  return rest
}

const scopes = keyScopes.map((scope) => `- \`${scope}\`: ${scopeTexts[scope]}`).join('\n')

/** The ways of authentication, for the description of the API. */
const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'precis_…',
    description: `An API key of the account page, in the header \`Authorization\` and nowhere else. Its permissions:\n${scopes}`,
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sid',
    description: 'The session of a browser. Most calls are open to visitors as well.',
  },
} as const

const rateLimitHeaders = {
  'RateLimit-Policy': {
    description: `The limit of the API key, such as \`"key";q=${keyCallsPerMinute};w=60\`.`,
    schema: { type: 'string' },
  },
  RateLimit: {
    description: 'What is left of it, and the seconds until it is whole, such as `"key";r=119;t=60`.',
    schema: { type: 'string' },
  },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same call again with the same key is given the same answer for 24 hours, with `Idempotent-Replayed: true`, and counts once. The key with another body is refused with 422.',
  schema: {
    type: 'string',
    minLength: 1,
    maxLength: 255,
    examples: ['0b2c7c1e-6a54-4d3c-9d1f-3d3f2a3d7b11'],
  },
}

/** The keys and headers of a call, in its description. */
function describeAccess({ scope, isIdempotent = false }: RouteSpec) {
  const byKey = scope === undefined ? [] : [{ apiKey: scope === 'any' ? [] : [scope] }]
  return {
    security: [...byKey, { session: [] }, {}],
    parameters: isIdempotent ? [idempotencyKey] : [],
    headers: scope === undefined ? {} : rateLimitHeaders,
  }
}
