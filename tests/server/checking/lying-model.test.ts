import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { noLineChecks } from '#server/ports/summary-engine.ts'
import { createLyingEngine } from '#tests/fakes/lying-engine.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signInWith } from '../history/member.ts'
import {
  expectNoFalseVerified,
  languages,
  linesIn,
  reported,
  startLying,
  startSecondNode,
  summarizeReported,
  yesChecks,
} from './shown-lines.ts'

/** The answer of a call of the API, whatever it is. */
type Answered = Awaited<ReturnType<TestApp['call']>>
const bodyOf = (answer: Answered): unknown => answer.ok && answer.body

const mailer = createMailbox()
let lying: Awaited<ReturnType<typeof startLying>>
beforeAll(async () => {
  lying = await startLying({ mailer })
})
afterAll(() => lying[Symbol.asyncDispose]())

describe('a lying model with a checker that says yes to everything', () => {
  it.each(languages)('verifies no line without the three findings, in %s', async (language) => {
    const lines = reported(language)
    await using server = await startApp({ engine: createLyingEngine(lines), lineChecks: yesChecks })
    const headers = await signInWith(server, 'ada@example.org')
    const summary = await summarizeReported(server, lines, headers)
    expectNoFalseVerified(summary)
    expect(summary.insights.some(({ state }) => state === 'differs')).toBe(true)
  })

  it('stays so in the store, the list, the shared page and the export', async () => {
    const { server, headers, summary } = lying
    expect(summary.insights.some(({ state }) => state === 'verified')).toBe(true)
    const { historyId: id, transcriptId } = summary
    const share = await server.call('POST /api/history/:id/share', {
      path: `/api/history/${id}/share`,
      headers,
    })
    const path = share.ok ? share.body.sharePath.replace('/s/', '/api/shared/') : ''
    const ways: Answered[] = [
      await server.call('GET /api/history', { headers }),
      await server.call('GET /api/summaries/:id', { path: `/api/summaries/${id}`, headers }),
      await server.call('POST /api/summarize', { headers, payload: { transcriptId } }),
      await server.call('GET /api/shared/:token', { path }),
    ]
    for (const answer of ways) expectNoFalseVerified(bodyOf(answer))
    const exported = await server.app.inject({ url: '/api/account/export', headers })
    expectNoFalseVerified(exported.json())
  })

  it('says so in the text of the list, which shows no dots', async () => {
    const { server, headers, summary } = lying
    const listed = await server.call('GET /api/history', { headers })
    const [item] = listed.ok ? listed.body.items : []
    const wrong = summary.summarySentences.filter(({ state }) => state === 'differs' || state === 'not-found')
    expect(wrong.length).toBeGreaterThan(0)
    for (const { text } of wrong) expect(item?.summary).toContain(`${text} [`)
    const right = summary.summarySentences.filter(({ state }) => state === 'verified')
    for (const { text } of right) expect(item?.summary).not.toContain(`${text} [`)
  })

  it('stays so in a summary that is deleted and restored', async () => {
    const { server, headers, summary } = lying
    const path = `/api/history/${summary.historyId}`
    expect((await server.call('DELETE /api/history/:id', { path, headers })).ok).toBe(true)
    const restored = await server.call('POST /api/history/:id/restore', { path: `${path}/restore`, headers })
    expect(restored.ok).toBe(true)
    const found = await server.call('GET /api/summaries/:id', {
      path: `/api/summaries/${summary.historyId}`,
      headers,
    })
    expectNoFalseVerified(bodyOf(found))
  })

  it('stays so when what is stored claims to be verified', async () => {
    await using claiming = await startLying({ lineChecks: noLineChecks })
    const { server, headers, summary } = claiming
    await server.database.db.execute(sql`
      update summaries set body =
        regexp_replace(body::text, '"state": "(words-found|differs)"', '"state": "verified"', 'g')::jsonb`)
    const share = await server.call('POST /api/history/:id/share', {
      path: `/api/history/${summary.historyId}/share`,
      headers,
    })
    const shared = share.ok ? share.body.sharePath.replace('/s/', '/api/shared/') : ''
    await using node = await startSecondNode(server)
    const ways: Answered[] = [
      await node.call('GET /api/summaries/:id', { path: `/api/summaries/${summary.historyId}`, headers }),
      await node.call('GET /api/history', { headers }),
      await node.call('GET /api/shared/:token', { path: shared }),
    ]
    for (const answer of ways) {
      const states = linesIn(bodyOf(answer)).map(({ state }) => state)
      expect(states.length).toBeGreaterThan(0)
      expect(states).not.toContain('verified')
    }
  })

  it('names no state of a line in any email', async () => {
    const { server, headers, summary } = lying
    const asked = { helpTopic: 'Is my summary right?', userType: 'logged_in' }
    expect((await server.call('POST /api/help-request', { headers, payload: asked })).ok).toBe(true)
    const sent = await server.call('POST /api/auth/code', { payload: { email: 'ada@example.org' } })
    expect(sent.ok).toBe(true)
    // The request for help is sent after its answer.
    await expect.poll(() => mailer.emails.length).toBeGreaterThan(1)
    for (const { text, html } of mailer.emails) {
      expect(text + html).not.toMatch(/verified|words found|differs/i)
      for (const line of summary.insights) expect(text + html).not.toContain(line.text)
    }
  })
})
