import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#contract/api.ts'
import type { RouteSpec } from '#contract/route.ts'
import { testEvent, webhookEvents } from '#product/webhooks.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ pages: null })
})
afterAll(() => server[Symbol.asyncDispose]())

describe('the description of the API', () => {
  /** There is nobody to listen to as long as no payments and no provider of emails are set up. */
  const onlyWithKeys = new Set(['POST /api/webhooks/razorpay', 'POST /api/webhooks/mail'])

  it('is valid OpenAPI and names every call of the contract', async () => {
    const document = (await server.app.inject({ url: '/api/openapi.json' })).json()
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(document.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' })
    const specs: Readonly<Record<string, RouteSpec>> = contract
    for (const key of Object.keys(contract).filter((each) => !onlyWithKeys.has(each))) {
      const [method = '', path = ''] = key.split(' ')
      const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(operation?.responses, key).toHaveProperty('default')
      const {
        scope,
        isIdempotent = false,
        status = 200,
      }: RouteSpec = specs[key] ?? { summary: '', response: 'bytes' }
      const byKey = operation.security.find((one: object) => 'apiKey' in one)
      expect(byKey?.apiKey, key).toEqual(scope === undefined ? undefined : scope === 'any' ? [] : [scope])
      const names = (operation.parameters ?? []).map((parameter: { name: string }) => parameter.name)
      expect(names.includes('Idempotency-Key'), key).toBe(isIdempotent)
      expect('RateLimit-Policy' in (operation.responses[status].headers ?? {}), key).toBe(scope !== undefined)
    }
  })

  it('says what webhooks are called with: each event with its headers and its data', async () => {
    const { webhooks } = (await server.app.inject({ url: '/api/openapi.json' })).json()
    expect(Object.keys(webhooks)).toEqual([...webhookEvents, testEvent])
    for (const [event, { post }] of Object.entries<{ post: Described }>(webhooks)) {
      const { schema } = post.requestBody.content['application/json']
      expect(schema.required, event).toEqual(['type', 'timestamp', 'data'])
      expect(schema.properties.type.const).toBe(event)
      expect(post.parameters.map(({ name }) => name)).toEqual([
        'webhook-id',
        'webhook-timestamp',
        'webhook-signature',
      ])
    }
    const { data } =
      webhooks['summary.completed'].post.requestBody.content['application/json'].schema.properties
    expect(data.required).toContain('summaryId')
  })
})

type Described = {
  parameters: { name: string }[]
  requestBody: {
    content: {
      'application/json': { schema: { required: string[]; properties: { type: { const: string } } } }
    }
  }
}
