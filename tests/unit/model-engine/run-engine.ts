import type { EngineInput } from '#core/draft-summary.ts'
import { extractiveIdentity, extractSummary } from '#core/extractive/extract-summary.ts'
import type { EngineProgress } from '#core/writing/engine-progress.ts'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { createModelEngine } from '#server/engines/model/model-engine.ts'
import type { ModelEngineDeps } from '#server/engines/model/model-engine.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { EngineResult, SummaryEngine } from '#server/ports/summary-engine.ts'

/** The extractive engine without its thread. */
const extractive: SummaryEngine = {
  identity: extractiveIdentity,
  summarize: (input) => Promise.resolve().then(() => extractSummary(input)),
}

/** A clock on which waiting takes no time and is written down, in seconds. */
function createTestClock(): Clock & { waits: number[] } {
  const waits: number[] = []
  let now = 0
  return {
    waits,
    now: () => now,
    wait: (ms) => {
      waits.push(ms / 1000)
      now += ms
      return Promise.resolve()
    },
  }
}

export type Ran = { result: EngineResult; progress: EngineProgress[]; waits: number[] }

/** Summarizes with these models, and gives all that was emitted on the way. */
export async function runEngine(
  input: EngineInput,
  models: readonly [LanguageModel, ...LanguageModel[]],
  changes: Partial<ModelEngineDeps> & { signal?: AbortSignal } = {},
): Promise<Ran> {
  const clock = createTestClock()
  const { signal = new AbortController().signal, ...needs } = changes
  const engine = createModelEngine({ models, fallback: extractive, clock, random: randomFrom(7), ...needs })
  const progress: EngineProgress[] = []
  const result = await engine.summarize(input, { signal, onProgress: (step) => progress.push(step) })
  return { result, progress, waits: clock.waits }
}

/** Numbers from 0 up to 1, the same ones for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

/** The events that a follower has in the end: what was emitted since the last restart. */
export function shownIn(progress: readonly EngineProgress[]) {
  const last = progress.findLastIndex(({ kind }) => kind === 'restarted')
  const steps = progress.slice(last + 1)
  return {
    gist: steps.findLast((step) => step.kind === 'gist')?.sentence ?? null,
    chapters: steps.filter((step) => step.kind === 'chapter').map(({ chapter }) => chapter),
    insights: steps.filter((step) => step.kind === 'insight').map(({ insight }) => insight),
    summary: steps.filter((step) => step.kind === 'sentence').map(({ sentence }) => sentence),
  }
}
