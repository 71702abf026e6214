import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { contract } from '#contract/api.ts'
import type { RouteSpec } from '#contract/route.ts'
import { testEvent, webhookEvents } from '#product/webhooks.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { runTool } from '../../scripts/gate/run-tool.ts'

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
      const [method = '', url = ''] = key.split(' ')
      const operation = document.paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(operation?.responses, key).toHaveProperty('default')
      const {
        scope,
        example,
        isIdempotent = false,
        status = 200,
      }: RouteSpec = specs[key] ?? { name: '', summary: '', access: 'anybody', response: 'bytes' }
      const byKey = operation.security.find((one: object) => 'apiKey' in one)
      expect(byKey?.apiKey, key).toEqual(scope === undefined ? undefined : scope === 'any' ? [] : [scope])
      if (example !== undefined) {
        expect(operation.requestBody.content['application/json'].example, key).toEqual(example)
      }
      const names = (operation.parameters ?? []).map((parameter: { name: string }) => parameter.name)
      expect(names.includes('Idempotency-Key'), key).toBe(isIdempotent)
      expect('RateLimit-Policy' in (operation.responses[status].headers ?? {}), key).toBe(scope !== undefined)
    }
  })

  it('keeps the recommended rules of the linter that the field uses', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'precis-openapi-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = path.join(folder, 'openapi.json')
    await writeFile(file, (await server.app.inject({ url: '/api/openapi.json' })).body)
    const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const { succeeded, output } = await runTool('redocly', ['lint', '--extends=recommended', file], offline)
    expect(succeeded, output).toBe(true)
    expect(output).not.toContain('warning ')
  })

  it('gives each call a name of its own, in a group, at the address of the site', async () => {
    await using site = await startApp({ pages: null, publicUrl: 'https://precis.example' })
    const document = (await site.app.inject({ url: '/api/openapi.json' })).json()
    expect(document.servers).toEqual([{ url: 'https://precis.example' }])
    const groups = document.tags.map(({ name }: { name: string }) => name)
    const described = Object.values<Record<string, Named>>(document.paths).flatMap((item) =>
      Object.values(item),
    )
    for (const { operationId, tags } of described) {
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/)
      expect(groups, operationId).toContain(tags[0])
    }
    expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(described.length)
    expect(described.map(({ operationId }) => operationId)).toContain('getTranscript')
    expect(JSON.stringify(document)).not.toContain('Default Response')
  })

  it('is sent compressed, and again only when it has changed', async () => {
    const get = (headers: Record<string, string>) => server.app.inject({ url: '/api/openapi.json', headers })
    const whole = await get({})
    const packed = await get({ 'accept-encoding': 'br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(packed.rawPayload).equals(whole.rawPayload)).toBe(true)
    expect(packed.rawPayload.length * 10).toBeLessThan(whole.body.length)
    const again = await get({ 'if-none-match': String(packed.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['cache-control']).toBe('public, max-age=300')
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

type Named = { operationId: string; tags: string[] }

type Described = {
  parameters: { name: string }[]
  requestBody: {
    content: {
      'application/json': { schema: { required: string[]; properties: { type: { const: string } } } }
    }
  }
}
