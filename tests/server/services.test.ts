import { expect, it } from 'vitest'
import { startApp } from '#tests/harness.ts'

it('a node answers nothing but the calls of health where it only works', async () => {
  await using worker = await startApp({ isWeb: false })
  expect(await worker.call('GET /healthz')).toMatchObject({ ok: true })
  expect(await worker.call('GET /readyz')).toMatchObject({ ok: true })
  const answer = await worker.call('POST /api/summarize', { payload: { videoUrl: 'youtu.be/hQVTIJBZook' } })
  expect(answer).toMatchObject({ ok: false, status: 404 })
})
