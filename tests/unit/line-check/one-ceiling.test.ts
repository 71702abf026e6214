import { describe, expect, it } from 'vitest'
import type { EngineUsage } from '#core/writing/engine-progress.ts'
import type { ModelCall } from '#core/writing/language-model.ts'
import { noPayers } from '#core/writing/language-model.ts'
import type { PlannedCall } from '#core/writing/plan-call.ts'
import { createLineRepairer } from '#server/engines/model/check/line-repairer.ts'
import { createModelChecker } from '#server/engines/model/check/model-checker.ts'
import { createModelEngine } from '#server/engines/model/model-engine.ts'
import { writeSummary } from '#server/features/summaries/write-summary.ts'
import { systemClock } from '#server/lib/clock.ts'
import { noLineChecks } from '#server/ports/summary-engine.ts'
import { honestAnswer } from '#tests/unit/model-engine/honest-answers.ts'
import { createScriptedModel } from '#tests/unit/model-engine/scripted-model.ts'
import { makeTranscript } from '../model-engine/transcript.ts'

const { sentences } = makeTranscript(12)
const transcript = {
  title: 'A talk',
  channel: null,
  language: 'en',
  durationSeconds: 720,
  sentences,
  chapters: [],
  origin: 'youtube',
} as const
/** More than all calls of a run can cost. */
const enough = 1_000_000_000
/** In millionths of a dollar for a million tokens; a check can cost more than the text. */
const prices = { writer: 1_000_000, checker: 20_000_000 }

/**
 * An honest summary of whose lines the checker says that each differs, so that all of them are asked for
 * again.
 */
function answer(call: ModelCall): string {
  if (call.prompt.startsWith('<<<LINE') && call.prompt.includes('Found: ')) return '{"insights":[]}'
  const lines = [...call.prompt.matchAll(/^Line (\d+):/gm)]
  if (lines.length > 0)
    return JSON.stringify({ lines: lines.map(([, n]) => ({ n: Number(n), words: '', finding: 'differs' })) })
  return JSON.stringify(honestAnswer(call))
}

/**
 * Writes a summary with its check and repair under one ceiling, and says what each call was for and what had
 * been spent before it.
 */
async function writeUnder(ceiling: number) {
  const made: { purpose: string; before: number; max: number }[] = []
  const allow = ({ purpose, maxMicroUsd }: PlannedCall, spent: EngineUsage) => {
    if ((spent.costMicroUsd ?? 0) + (maxMicroUsd ?? 0) > ceiling) return { kind: 'run' } as const
    made.push({ purpose, before: spent.costMicroUsd ?? 0, max: maxMicroUsd ?? 0 })
    return true
  }
  const deps = { clock: systemClock, random: () => 0.5, allowCall: allow, onCall: () => undefined }
  const priced = (outputMicroUsd: number) =>
    createScriptedModel(answer, { price: { inputMicroUsd: 0, outputMicroUsd } })
  const model = priced(prices.writer)
  const engine = createModelEngine({
    ...deps,
    models: [model],
    fallback: {
      identity: { kind: 'extractive', name: 'none', version: '1' },
      summarize: () => Promise.reject(new Error('The model was not asked')),
    },
  })
  const { body } = await writeSummary(
    {
      engine,
      lineChecks: {
        ...noLineChecks,
        // Nobody examines it: its no to every line counts.
        checker: { ...createModelChecker({ ...deps, model: priced(prices.checker) }), model: null },
        repairer: createLineRepairer({ ...deps, model }),
      },
    },
    { ...transcript, sentences: [...sentences], chapters: [] },
    { language: 'en', style: 'standard' },
    { emit: () => undefined, signal: new AbortController().signal, payers: noPayers },
  )
  return { made, body }
}

describe('the ceiling of a run', () => {
  it('counts the text, the check of its lines and their repair together', async () => {
    const { made, body } = await writeUnder(enough)
    const purposes = new Set(made.map(({ purpose }) => purpose))
    expect([...purposes]).toEqual(['summary', 'check'])
    const text = made.findLast(({ purpose }) => purpose === 'summary')
    const checks = made.filter(({ purpose }) => purpose === 'check')
    expect(checks.every(({ before }) => before > (text?.before ?? 0))).toBe(true)
    expect(checks.at(-1)?.before).toBeGreaterThan(checks[0]?.before ?? 0)
    expect(body.checking?.answered).toBeGreaterThan(0)
  })

  it('leaves lines unchecked where the text has left too little', async () => {
    const all = await writeUnder(enough)
    const most = Math.max(...all.made.map(({ max }) => max))
    const { made, body } = await writeUnder(most)
    expect(made.every(({ before, max }) => before + max <= most)).toBe(true)
    expect(made.some(({ max }) => max === most)).toBe(false)
    expect(body.checking?.answered).toBeLessThan(all.body.checking?.answered ?? 0)
    expect(body.summarySentences.some(({ state }) => state === 'words-found')).toBe(true)
  })
})
