import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { insightSchema } from '#contract/evidence.ts'
import { clockTime } from '#product/times.ts'
import { noLineChecks } from '#server/ports/line-checker.ts'
import type { AnswerEngine } from '#server/ports/answer-engine.ts'
import { reportedLines } from '#tests/fakes/lies.ts'
import { createRuleChecker, createSlowChecker, yesChecker } from '#tests/fakes/line-checkers.ts'
import { createLyingEngine } from '#tests/fakes/lying-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { collect, followSummary } from '#tests/setup/follow.ts'
import { giveTranscript, signInWith } from './history/member.ts'

const languages = [...new Set(reportedLines.map(({ language }) => language))]
const reported = (language: string) => reportedLines.filter((line) => line.language === language)
const speech = (language: string): string =>
  reported(language)
    .map(({ said }, at) => `${clockTime(at * 10)}\n${said}`)
    .join('\n')

const shownSchema = insightSchema.pick({ state: true, findings: true })
type Shown = z.infer<typeof shownSchema>

/** Every line of an answer of the server, however deep, that has a state. */
function linesIn(value: unknown): Shown[] {
  if (Array.isArray(value)) return value.flatMap(linesIn)
  if (typeof value !== 'object' || value === null) return []
  const { data: own } = shownSchema.safeParse(value)
  return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap(linesIn)]
}

function expectNoFalseVerified(value: unknown): void {
  const lines = linesIn(value)
  expect(lines.length).toBeGreaterThan(0)
  for (const { state, findings } of lines) {
    if (state !== 'verified') continue
    expect(findings).toMatchObject({ agreement: 'agrees', check: 'follows', differences: [] })
    expect(['exact', 'close']).toContain(findings.quote)
  }
}

/** The lies, whose differences the code sees, as they are shown anywhere. */
const seenThrough = ['25 percent', 'Madrid']

async function makeSummary(server: TestApp, language: string, headers: Record<string, string>) {
  const transcriptId = await giveTranscript(server, { text: speech(language), title: 'A talk', headers })
  const made = await server.call('POST /api/summarize', { headers, payload: { transcriptId } })
  if (!made.ok || made.body.locked) throw new Error('No summary was handed out')
  return made.body
}

describe('a lying model with a checker that says yes to everything', () => {
  it.each(languages)('verifies no line without the three findings, in %s', async (language) => {
    const engine = createLyingEngine(reported(language))
    await using server = await startApp({ engine, lineChecks: { ...noLineChecks, checker: yesChecker } })
    const headers = await signInWith(server, 'ada@example.org')
    const summary = await makeSummary(server, language, headers)
    expectNoFalseVerified(summary)
    expect(summary.insights.some(({ state }) => state === 'differs')).toBe(true)
  })

  it('stays so on every way that a line takes: store, history, share, moment, card, export', async () => {
    const engine = createLyingEngine(reported('en'))
    await using server = await startApp({ engine, lineChecks: { ...noLineChecks, checker: yesChecker } })
    const headers = await signInWith(server, 'ada@example.org', 'unlimited')
    const summary = await makeSummary(server, 'en', headers)
    expect(summary.insights.some(({ state }) => state === 'verified')).toBe(true)
    const id = summary.historyId ?? ''
    const history = await server.call('GET /api/history', { headers })
    const result = await server.call('GET /api/summaries/:id', { path: `/api/summaries/${id}`, headers })
    const cached = await server.call('POST /api/summarize', {
      headers,
      payload: { transcriptId: summary.transcriptId },
    })
    const share = await server.call('POST /api/history/:id/share', {
      path: `/api/history/${id}/share`,
      headers,
    })
    const path = share.ok ? (share.body.sharePath ?? '').replace('/s/', '/api/shared/') : ''
    const shared = await server.call('GET /api/shared/:token', { path })
    for (const answer of [history, result, cached, shared]) expectNoFalseVerified(answer.ok && answer.body)
    const exported = await server.app.inject({ url: '/api/account/export', headers })
    expectNoFalseVerified(exported.json())
    for (const [index, { text, state }] of summary.insights.entries()) {
      const made = await server.call('POST /api/history/:id/moments/:line', {
        path: `/api/history/${id}/moments/insight-${index}`,
        headers,
      })
      const token = made.ok ? made.body.momentPath.replace('/m/', '') : ''
      const moment = await server.call('GET /api/moments/:token', { path: `/api/moments/${token}` })
      expectNoFalseVerified(moment.ok && moment.body)
      if (seenThrough.some((lie) => text.includes(lie))) expect(state).toBe('differs')
      const card = await server.app.inject({ url: `/api/moments/${token}/image.png` })
      expect(card.statusCode).toBe(200)
    }
  })

  it('stays so when what is stored claims to be verified', async () => {
    const engine = createLyingEngine(reported('en'))
    await using server = await startApp({ engine })
    const headers = await signInWith(server, 'ada@example.org')
    const { historyId } = await makeSummary(server, 'en', headers)
    await server.database.orm.execute(sql`
      update summaries set body =
        regexp_replace(body::text, '"state": "(words-found|differs)"', '"state": "verified"', 'g')::jsonb`)
    const result = await server.call('GET /api/summaries/:id', {
      path: `/api/summaries/${historyId ?? ''}`,
      headers,
    })
    const lines = linesIn(result.ok && result.body)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.map(({ state }) => state)).not.toContain('verified')
  })

  it('stays so in the answer to a question', async () => {
    const answerEngine: AnswerEngine = {
      identity: 'lying',
      answer: ({ sentences }) =>
        Promise.resolve({
          said: true,
          language: 'en',
          sentences: reported('en').map(({ said, text }) => ({
            text,
            paragraph: 0,
            citations: [{ quote: said, sentence: sentences.findIndex((each) => each.text === said) }],
          })),
        }),
    }
    await using server = await startApp({
      engine: createLyingEngine(reported('en')),
      answerEngine,
      lineChecks: { ...noLineChecks, checker: yesChecker },
    })
    const headers = await signInWith(server, 'ada@example.org')
    const { historyId } = await makeSummary(server, 'en', headers)
    const payload = { question: 'What happened to the water in the valley?', historyId: historyId ?? '' }
    const asked = await server.call('POST /api/ask', { headers, payload })
    expectNoFalseVerified(asked.ok && asked.body)
    const stored = await server.call('GET /api/history/:id/questions', {
      path: `/api/history/${historyId ?? ''}/questions`,
      headers,
    })
    expectNoFalseVerified(stored.ok && stored.body)
  })
})

describe('a checker while a summary is made', () => {
  const listening = { port: 0, host: '127.0.0.1' }
  const talk = { videoUrl: 'youtu.be/WZyRbnpGyzQ' }
  const line = {
    language: 'en',
    said: 'We choose to go to the moon.',
    text: 'They choose to go to the moon.',
    kind: 'honest',
  } as const

  it('is asked when the text is complete, and tells of each line before the end', async () => {
    await using server = await startApp({
      engine: createLyingEngine([line]),
      lineChecks: { ...noLineChecks, checker: createRuleChecker(() => 'follows') },
    })
    const events = await collect(followSummary(await server.app.listen(listening), talk))
    const kinds = events.map(({ event }) => event)
    const at = (kind: (typeof kinds)[number]) => kinds.indexOf(kind)
    expect(kinds.lastIndexOf('sentence')).toBeLessThan(at('written'))
    expect(at('written')).toBeLessThan(at('line'))
    expect(kinds.lastIndexOf('line')).toBeLessThan(at('done'))
    const written = events.find((event) => event.event === 'written')
    expect(linesIn(written).map(({ state }) => state)).toContain('checking')
    const done = events.at(-1)
    expect(linesIn(done).map(({ state }) => state)).not.toContain('checking')
  })

  it('that is slow delays nothing of the text, and its first word is reported while it is still silent about the rest', async () => {
    const checker = createSlowChecker(1)
    await using server = await startApp({
      engine: createLyingEngine([line]),
      lineChecks: { ...noLineChecks, checker, checkMs: 1500 },
    })
    const seen: string[] = []
    for await (const event of followSummary(await server.app.listen(listening), talk)) {
      seen.push(event.event)
      // Let go only by what the reader sees: the whole text is there before the checker has said a word.
      if (event.event === 'written') checker.letGo()
      if (event.event === 'done' && !event.data.locked) {
        expect(event.data.checking).toMatchObject({ checker: 'slow-checker', answered: 1 })
      }
    }
    expect(seen.filter((kind) => kind === 'line')).toHaveLength(1)
    expect(seen.indexOf('written')).toBeLessThan(seen.indexOf('line'))
    expect(seen.at(-1)).toBe('done')
  })
})
