import { describe, expect, it } from 'vitest'
import { noPayers } from '#core/writing/language-model.ts'
import { estimateTokens } from '#core/writing/plan-call.ts'
import { createOverviewEngine } from '#server/engines/model/overview-engine.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { OverviewSource } from '#server/ports/model-engines.ts'
import { createOverviewModel } from '#tests/fakes/overview-model.ts'

const sources: OverviewSource[] = Array.from({ length: 1000 }, (_, at) => ({
  videoTitle: `Video ${at}`,
  text: `Speaker number ${at} says how many lamps the keepers lit in the year ${1000 + at}.`,
  quote: `the keepers lit ${at} lamps every evening and carried the oil up two hundred steps`,
}))
const input = { title: 'A thousand videos', language: 'en', sources } as const

describe('an overview of a thousand videos', () => {
  it.each([
    ['large', 100_000],
    ['of 8,192 tokens', 8192],
    ['of 4,096 tokens', 4096],
  ])('takes a bounded number of questions that fit into a window that is %s', async (_what, window) => {
    const model = createOverviewModel(window)
    const engine = createOverviewEngine({ models: [model], clock: systemClock, random: Math.random })
    const options = { signal: AbortSignal.timeout(60_000), payers: noPayers, spending: { microUsd: 0 } }
    const draft = await engine.write(input, options)
    if ('withoutModel' in draft) throw new Error('No model wrote it')
    expect(draft.gist).not.toBeNull()
    expect(draft.lines.length).toBeLessThanOrEqual(8)
    expect(model.calls.length).toBeLessThanOrEqual(15)
    for (const { system, prompt, maxOutputTokens } of model.calls) {
      expect(estimateTokens(system) + estimateTokens(prompt) + maxOutputTokens).toBeLessThanOrEqual(window)
    }
    // Of the whole collection, not of its beginning.
    const last = Math.max(
      ...model.calls.flatMap(({ prompt }) => [...prompt.matchAll(/^\[s(\d+)\]/gm)].map(([, n]) => Number(n))),
    )
    expect(last).toBeGreaterThan(850)
  })
})
