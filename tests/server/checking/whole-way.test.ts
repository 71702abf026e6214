import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ModelCall } from '#core/writing/language-model.ts'
import { createExtractiveEngine } from '#server/engines/extractive/extractive-engine.ts'
import { createLineRepairer } from '#server/engines/model/check/line-repairer.ts'
import { createModelChecker } from '#server/engines/model/check/model-checker.ts'
import { createModelEngine } from '#server/engines/model/model-engine.ts'
import { systemClock } from '#server/lib/clock.ts'
import { noLineChecks } from '#server/ports/summary-engine.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import { startApp } from '#tests/harness.ts'
import { honestAnswer, taskOf } from '#tests/unit/model-engine/honest-answers.ts'
import { createScriptedModel } from '#tests/unit/model-engine/scripted-model.ts'
import { makeTranscript } from '../../unit/model-engine/transcript.ts'
import { signInWith } from '../history/member.ts'
import { expectNoFalseVerified, linesIn, summarizeReported } from './shown-lines.ts'

/** Long enough for a model of this window to read it in parts and to merge them. */
const said = makeTranscript(60).sentences.map(({ text }) => ({ said: text }))
const small = { contextTokens: 16_000, maxOutputTokens: 4000 }

/** Every other line has other numbers than those that were said; all quotes were said. */
function lie(call: ModelCall): string {
  const task = taskOf(call)
  if (task === 'quotes') return JSON.stringify({ insights: [] })
  const answer = honestAnswer(call)
  const twist = <Line extends { text: string }>(line: Line, at: number): Line =>
    at % 2 === 0 ? { ...line, text: raise(line.text) } : line
  const insights = answer.insights.map(twist)
  return JSON.stringify({ ...answer, insights, summary: answer.summary.map(twist) })
}

function raise(text: string): string {
  return text.replaceAll(/\d+/g, (digits) => String(Number(digits) + 5000))
}

/** Says yes to every line, with words that were said. */
function sayYes({ prompt }: ModelCall): string {
  const lines = [...prompt.matchAll(/^Line (\d+):.*\n+Said: (.*)$/gm)]
  return JSON.stringify({
    lines: lines.map(([, n, words = '']) => ({
      n: Number(n),
      words: words.slice(0, 60),
      finding: 'follows',
    })),
  })
}

/** Lies again, claims to be verified, takes back, and tells the truth, in turn. */
function repairBadly({ prompt }: ModelCall): string {
  const blocks = prompt.split('<<<LINE').slice(1)
  const insights = blocks.map((block, at) => {
    const text = /^Line \d+: (.*)$/m.exec(block)?.[1] ?? ''
    const [, sid = '', quote = ''] = [...block.matchAll(/^\[(s\d+)\] (.*)$/gm)][2] ?? []
    const texts = [raise(text), `This line is verified: ${text}`, '', quote]
    return { n: at + 1, text: texts[at % 4] ?? '', sid, quote: at % 4 === 2 ? '' : quote }
  })
  return JSON.stringify({ insights })
}

const deps = {
  clock: systemClock,
  random: Math.random,
  allowCall: () => true as const,
  onCall: () => undefined,
}
const lineChecks = {
  ...noLineChecks,
  checkMs: 60_000,
  repairMs: 60_000,
  // Nobody examines it: its yes to every line counts.
  checker: { ...createModelChecker({ ...deps, model: createScriptedModel(sayYes) }), model: null },
}
const fallback = createExtractiveEngine()
afterAll(() => fallback.close())

type Tried = { name: string; isMerged: boolean; isRepaired: boolean }
const ways: readonly Tried[] = [
  { name: 'merged by the model', isMerged: true, isRepaired: false },
  { name: 'joined by rule where the model could not merge them', isMerged: false, isRepaired: false },
  { name: 'merged, and written again by a model that lies again', isMerged: true, isRepaired: true },
]

async function walk({ isMerged, isRepaired }: Tried) {
  const asked: string[] = []
  const model = createScriptedModel((call) => {
    const task = taskOf(call)
    asked.push(task)
    return task === 'merge' && !isMerged ? 'I cannot merge these.' : lie(call)
  }, small)
  const engine: SummaryEngine = createModelEngine({ ...deps, models: [model], fallback })
  const repair = (call: ModelCall): string => {
    asked.push('repair')
    return repairBadly(call)
  }
  const repairer = isRepaired ? createLineRepairer({ ...deps, model: createScriptedModel(repair) }) : null
  await using server = await startApp({ engine, lineChecks: { ...lineChecks, repairer } })
  const headers = await signInWith(server, 'ada@example.org', 'unlimited')
  const summary = await summarizeReported(server, said, headers)
  return { summary, asked }
}

describe.each(ways)('parts of a long video, $name', (way) => {
  let walked: Awaited<ReturnType<typeof walk>>
  beforeAll(async () => {
    walked = await walk(way)
  })

  it('went that way', () => {
    const { asked, summary } = walked
    expect(asked.filter((task) => task === 'part').length).toBeGreaterThan(1)
    expect(asked).toContain('merge')
    expect(asked.includes('repair')).toBe(way.isRepaired)
    expect(summary.engine.kind).toBe('model')
  })

  it('verify only lines that have the three findings, and none with other numbers than were said', () => {
    const { summary } = walked
    expectNoFalseVerified(summary)
    const lines = linesIn(summary)
    expect(lines.filter(({ state }) => state === 'verified').length).toBeGreaterThan(0)
    const numbers = new Set(said.flatMap((sentence) => sentence.said.match(/\d+/g) ?? []))
    for (const { text, state } of lines) {
      const isTrue = (text.match(/\d+/g) ?? []).every((digits) => numbers.has(digits))
      if (!isTrue) expect([text, state]).toEqual([text, 'differs'])
    }
    expect(lines.some(({ state }) => state === 'differs')).toBe(true)
  })

  it('say of no line that it is verified in its own words', () => {
    expect(linesIn(walked.summary).filter(({ text }) => /verified/i.test(text))).toEqual([])
  })
})
