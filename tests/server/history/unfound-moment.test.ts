import { expect, it } from 'vitest'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'

it('a line is shared as not found where no words of the video hold it up, without words from around it', async () => {
  const honest = createScriptedEngine({ insights: 4, pace: () => Promise.resolve() })
  const engine: SummaryEngine = {
    ...honest,
    summarize: async (input, options) => {
      const result = await honest.summarize(input, options)
      const [first, ...insights] = result.insights
      const invented = { text: 'Cheese is made of it.', quote: 'The moon is made of cheese.', sentence: 0 }
      return { ...result, insights: first === undefined ? [] : [invented, first, ...insights] }
    },
  }
  await using other = await startApp({ engine })
  const made = await other.call('POST /api/summarize', { payload: { videoUrl: 'youtu.be/WZyRbnpGyzQ' } })
  if (!made.ok || made.body.locked) throw new Error('No summary was handed out')
  const index = made.body.insights.findIndex(({ state }) => state === 'not-found')
  const jar: Jar = new Map()
  keepCookies(jar, String(made.headers['set-cookie']))
  const shared = await other.call('POST /api/history/:id/moments/:line', {
    path: `/api/history/${made.body.historyId ?? ''}/moments/insight-${index}`,
    headers: cookieHeader(jar),
  })
  const momentPath = shared.ok ? shared.body.momentPath : ''
  const answer = await other.call('GET /api/moments/:token', {
    path: momentPath.replace('/m/', '/api/moments/'),
  })
  expect(answer).toMatchObject({
    status: 200,
    body: { line: { state: 'not-found', sentence: null, second: null, quote: '' }, before: '', after: '' },
  })
})
