import type { RouteSpec } from '#contract/route.ts'
import { keyCallsPerMinute, keyScopes, scopeTexts } from '#product/key-scopes.ts'

const scopes = keyScopes.map((scope) => `- \`${scope}\`: ${scopeTexts[scope]}`).join('\n')

/** How a caller says who calls, for the description of the API. */
export const securitySchemes = {
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

/** What the description of a call says of keys and of the headers that go with them. */
export function describeAccess({ scope, isIdempotent = false }: RouteSpec) {
  const byKey = scope === undefined ? [] : [{ apiKey: scope === 'any' ? [] : [scope] }]
  return {
    security: [...byKey, { session: [] }, {}],
    parameters: isIdempotent ? [idempotencyKey] : [],
    headers: scope === undefined ? {} : rateLimitHeaders,
  }
}
