import { expect, it } from 'vitest'
import { contract } from '#contract/api.ts'
import type { RouteSpec } from '#contract/route.ts'

it('every call that counts or makes something new takes an idempotency key', () => {
  const specs: readonly (readonly [string, RouteSpec])[] = Object.entries(contract)
  const taking = specs.filter(([, { isIdempotent }]) => isIdempotent === true).map(([key]) => key)
  expect(taking.toSorted()).toEqual([
    'POST /api/admin/summarize',
    'POST /api/ask',
    'POST /api/collections',
    'POST /api/forms',
    'POST /api/help-request',
    'POST /api/keys',
    'POST /api/summarize',
    'POST /api/webhooks',
    'POST /api/webhooks/:id/secret',
  ])
})
