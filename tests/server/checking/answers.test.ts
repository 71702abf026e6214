import { describe, expect, it } from 'vitest'
import type { AnswerEngine } from '#server/ports/model-engines.ts'
import { noLineChecks } from '#server/ports/summary-engine.ts'
import { yesChecker } from '#tests/fakes/line-checkers.ts'
import { expectNoFalseVerified, linesIn, reported, startLying } from './shown-lines.ts'

/** Answers every question with what the lying model reports. */
const answerEngine: AnswerEngine = {
  identity: 'lying',
  answer: ({ sentences }) =>
    Promise.resolve({
      said: true,
      language: 'en',
      model: 'lying',
      sentences: reported('en').map(({ said, text }) => ({
        text,
        paragraph: 0,
        citations: [{ quote: said, sentence: sentences.findIndex((each) => each.text === said) }],
      })),
    }),
}

const payload = { question: 'What happened to the water in the valley?' }

describe('the checker of an answer', () => {
  it.each([
    ['the model that wrote it', 'lying', true],
    ['another model', 'other', false],
  ])(
    'is named in each of its lines, and in a shared line of a summary: %s',
    async (_who, model, isWriter) => {
      const checker = { ...yesChecker, name: `${model}/check-7`, model }
      await using lying = await startLying({ answerEngine, lineChecks: { ...noLineChecks, checker } })
      const { server, headers, summary } = lying
      const path = `/api/history/${summary.historyId}`
      await server.call('POST /api/ask', { headers, payload: { ...payload, historyId: summary.historyId } })
      const listed = await server.call('GET /api/history/:id/questions', {
        path: `${path}/questions`,
        headers,
      })
      const asked = linesIn(listed.ok && listed.body).filter(({ findings }) => findings.check !== 'not-asked')
      expect(asked.length).toBeGreaterThan(0)
      for (const { findings } of asked) expect(findings.checker).toMatchObject({ model, isWriter })

      const line = summary.insights.findIndex(({ findings }) => findings.check !== 'not-asked')
      const made = await server.call('POST /api/history/:id/moments/:line', {
        path: `${path}/moments/insight-${line}`,
        headers,
      })
      const token = made.ok ? made.body.momentPath.replace('/m/', '') : ''
      const moment = await server.call('GET /api/moments/:token', { path: `/api/moments/${token}` })
      expect(moment.ok && moment.body.line.findings.checker).toMatchObject({ model })
    },
  )
})

describe('the answers of a lying model with a checker that says yes to everything', () => {
  it('verify no line without the three findings: asked, listed, and on a shared page', async () => {
    await using lying = await startLying({ answerEngine })
    const { server, headers, summary } = lying
    const path = `/api/history/${summary.historyId}`
    const asked = await server.call('POST /api/ask', {
      headers,
      payload: { ...payload, historyId: summary.historyId },
    })
    expectNoFalseVerified(asked.ok && asked.body)
    const states = asked.ok ? (asked.body.answer?.map(({ state }) => state) ?? []) : []
    expect([...new Set(states)].toSorted()).toEqual(['differs', 'verified'])
    const listed = await server.call('GET /api/history/:id/questions', {
      path: `${path}/questions`,
      headers,
    })
    expectNoFalseVerified(listed.ok && listed.body)
    const share = await server.call('POST /api/history/:id/share', { path: `${path}/share`, headers })
    await server.call('PUT /api/history/:id/share/questions', {
      path: `${path}/share/questions`,
      headers,
      payload: { areShown: true },
    })
    const token = share.ok ? share.body.sharePath.replace('/s/', '') : ''
    const shared = await server.call('GET /api/shared/:token', { path: `/api/shared/${token}` })
    expectNoFalseVerified(shared.ok && shared.body.questions)
  })

  it('are checked as well where all videos of a library are asked', async () => {
    await using lying = await startLying({ answerEngine })
    const { server, headers } = lying
    const asked = await server.call('POST /api/ask', { headers, payload: { ...payload, scope: 'library' } })
    expect(asked.ok && asked.body.said).toBe(true)
    // A library is answered by passages, which are the speakers' own sentences.
    expect(JSON.stringify(asked.ok && asked.body)).not.toContain('"verified"')
  })
})
