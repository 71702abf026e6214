import { expect, it } from 'vitest'
import { createExtractiveEngine } from '#server/engines/extractive/extractive-engine.ts'
import { startApp } from '#tests/harness.ts'

it('GET /api/engine says whether a model writes summaries, to anybody and without a cookie', async () => {
  await using server = await startApp({})
  const answer = await server.app.inject({ method: 'GET', url: '/api/engine' })
  expect(answer.json()).toEqual({ kind: 'extractive' })
  expect(answer.headers['set-cookie']).toBeUndefined()

  const identity = { kind: 'model', name: 'model', version: '1' } as const
  await using written = await startApp({ engine: { ...createExtractiveEngine(), identity } })
  expect((await written.app.inject({ method: 'GET', url: '/api/engine' })).json()).toEqual({ kind: 'model' })
})
