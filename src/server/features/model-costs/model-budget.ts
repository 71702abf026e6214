import type { Orm } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { ModelFailureKind } from '#server/ports/language-model.ts'
import { insertModelCall, sumCostSince } from './repo.ts'

/** The maximum costs, in millionths of a US dollar. */
type CostCeilings = { maxRunMicroUsd: number; maxDayMicroUsd: number }

type Deps = { orm: Orm; clock: Pick<Clock, 'now'>; log: Log; ceilings: CostCeilings }

/** A call that is about to be made and its maximum cost, `null` for an unknown price. */
type NextCall = { model: string; maxMicroUsd: number | null }

/** A call that was made. */
type MadeCall = {
  model: string
  inputTokens: number
  outputTokens: number
  costMicroUsd: number | null
  failure: ModelFailureKind | null
  milliseconds: number
}

/** Stores the costs of language models and refuses calls that could exceed the ceilings. */
export type ModelBudget = {
  /** Whether a call may be made for a summary that has cost so much. */
  allowCall: (next: NextCall, spent: { costMicroUsd: number | null }) => Promise<boolean>
  /** Stores a call; a failure to do so is logged. */
  onCall: (call: MadeCall) => void
  /** Resolves when all calls so far are stored. */
  settled: () => Promise<void>
}

const dayMs = 86_400_000

/**
 * Costs are stored in the database, so that all its processes share the ceiling of a day of UTC. Calls that are running do
 * not count yet, so that a ceiling can be exceeded by their costs.
 */
export function createModelBudget({ orm, clock, log, ceilings }: Deps): ModelBudget {
  let lastStored: Promise<void> = Promise.resolve()

  async function store(call: MadeCall): Promise<void> {
    try {
      await insertModelCall(orm, {
        ...call,
        at: new Date(clock.now()),
        milliseconds: Math.max(0, Math.round(call.milliseconds)),
      })
    } catch (error) {
      log.error({ err: error }, 'The cost of a language model could not be stored')
    }
  }

  return {
    allowCall: async ({ maxMicroUsd }, { costMicroUsd }) => {
      if (maxMicroUsd === null) return true
      if ((costMicroUsd ?? 0) + maxMicroUsd > ceilings.maxRunMicroUsd) return false
      await lastStored
      const now = clock.now()
      const today = await sumCostSince(orm, new Date(now - (now % dayMs)))
      return today + maxMicroUsd <= ceilings.maxDayMicroUsd
    },
    onCall: (call) => {
      const before = lastStored
      lastStored = store(call).then(() => before)
    },
    settled: () => lastStored,
  }
}
