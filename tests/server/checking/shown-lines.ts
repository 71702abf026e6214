import { pino } from 'pino'
import { expect } from 'vitest'
import type { z } from 'zod'
import { insightSchema } from '#contract/evidence.ts'
import type { Summary } from '#contract/summary.ts'
import { clockTime } from '#product/times.ts'
import { noLineChecks } from '#server/ports/summary-engine.ts'
import type { LineChecks } from '#server/ports/summary-engine.ts'
import { reportedLines } from '#tests/fakes/lies.ts'
import type { ReportedLine } from '#tests/fakes/lies.ts'
import { yesChecker } from '#tests/fakes/line-checkers.ts'
import { createLyingEngine } from '#tests/fakes/lying-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { callNode } from '#tests/setup/call-node.ts'
import { startNode } from '#tests/setup/start-node.ts'
import { giveTranscript, signInWith } from '../history/member.ts'

/** The languages in which the simulator lies. */
export const languages: readonly string[] = [...new Set(reportedLines.map(({ language }) => language))]

/** The lines of the simulator in a language, true and false. */
export function reported(language: string): readonly ReportedLine[] {
  return reportedLines.filter((line) => line.language === language)
}

/** The transcript that these lines report, ten seconds a sentence. */
export function speech(lines: readonly Pick<ReportedLine, 'said'>[]): string {
  return lines.map(({ said }, at) => `${clockTime(at * 10)}\n${said}`).join('\n')
}

/** Lets everything pass. */
export const yesChecks: LineChecks = { ...noLineChecks, checker: yesChecker }

const shownSchema = insightSchema.pick({ text: true, state: true, findings: true })
type Shown = z.infer<typeof shownSchema>

/** Every line of an answer of the server, however deep, that has a state. */
export function linesIn(value: unknown): Shown[] {
  if (Array.isArray(value)) return value.flatMap(linesIn)
  if (typeof value !== 'object' || value === null) return []
  const { data: own } = shownSchema.safeParse(value)
  return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap(linesIn)]
}

/** Lies of the simulator in which the code sees what differs. */
export const seenThrough: ReadonlySet<string> = new Set(
  reportedLines.filter(({ kind }) => kind === 'number' || kind === 'name').map(({ text }) => text),
)

/**
 * Holds that an answer shows lines, that each verified one has the three findings, and that no lie that the
 * code sees is one of them.
 */
export function expectNoFalseVerified(value: unknown): void {
  const lines = linesIn(value)
  expect(lines.length).toBeGreaterThan(0)
  for (const { text, state, findings } of lines) {
    if (seenThrough.has(text)) expect([text, state]).toEqual([text, 'differs'])
    if (state !== 'verified') continue
    expect(findings).toMatchObject({ agreement: 'agrees', check: 'follows', differences: [] })
    expect(['exact', 'close']).toContain(findings.quote)
  }
}

type Headers = Record<string, string>

/** Summarizes what these lines report in a user's name. */
export async function summarizeReported(
  server: TestApp,
  lines: readonly Pick<ReportedLine, 'said'>[],
  headers: Headers,
): Promise<Summary & { historyId: string }> {
  const given = { text: speech(lines), title: 'A talk', headers }
  const transcriptId = await giveTranscript(server, given)
  const made = await server.call('POST /api/summarize', { headers, payload: { transcriptId } })
  if (!made.ok) throw new Error(made.problem.detail)
  if (made.body.locked) throw new Error('The summary is locked')
  return { ...made.body, historyId: made.body.historyId ?? '' }
}

/** A server whose model lies in English, with a user and the summary that they were given. */
export async function startLying(overrides: Parameters<typeof startApp>[0] = {}) {
  const english = reported('en')
  const server = await startApp({
    engine: createLyingEngine(english),
    lineChecks: yesChecks,
    ...overrides,
  })
  const headers = await signInWith(server, 'ada@example.org', 'unlimited')
  const summary = await summarizeReported(server, english, headers)
  return { server, headers, summary, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

/** Another node on the same database: it has read nothing yet, so what it shows is what is stored. */
export async function startSecondNode({
  database,
}: TestApp): Promise<AsyncDisposable & Pick<TestApp, 'app' | 'deps' | 'call'>> {
  const node = await startNode(database, pino({ level: 'silent' }), {
    engine: createLyingEngine(reported('en')),
    lineChecks: yesChecks,
  })
  return {
    app: node.app,
    deps: node.deps,
    call: (key, input = {}) => callNode(node.app, key, input),
    [Symbol.asyncDispose]: () => node.close(),
  }
}
