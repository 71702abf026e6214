import { expect, it } from 'vitest'
import { contract } from '#contract/api.ts'
import type { RouteSpec } from '#contract/route.ts'

it('every call that counts takes an idempotency key', () => {
  const specs: readonly (readonly [string, RouteSpec])[] = Object.entries(contract)
  const taking = specs.filter(([, { isIdempotent }]) => isIdempotent === true).map(([key]) => key)
  expect(taking.toSorted()).toEqual([
    'POST /api/admin/summarize',
    'POST /api/ask',
    'POST /api/collections',
    'POST /api/summarize',
  ])
})
