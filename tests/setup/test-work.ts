import type { AppDeps } from '#server/app-deps.ts'
import { startCollectionWork } from '#server/features/collections/service.ts'
import { startHearing } from '#server/features/recordings/worker/hear-pieces.ts'
import { startTranslating } from '#server/features/translations/service.ts'
import { systemClock } from '#server/lib/clock.ts'

/** The work that a node of a test takes up beside its runs. */
export type TestWork = {
  /** The number of runs are worked on at once; `null` for a node without a worker. */
  concurrency?: number | null
  /** Tells whether it summarizes the videos of collections, which it looks for twenty times a second. */
  worksOnCollections?: boolean
  /** Tells whether it translates what callers start, which it looks for twenty times a second. */
  translates?: boolean
  /** Tells whether it hears recordings, which it looks for twenty times a second. */
  hears?: boolean
}

const times = { pollMs: 50, signMs: 50 }

/** Starts the work of a node; `stop` ends all of it. */
export function startWork(
  { concurrency = 4, worksOnCollections = false, translates = false, hears = false }: TestWork,
  made: AppDeps,
): { stop: () => Promise<unknown> } {
  const deps = { ...made, clock: systemClock }
  const parts = [
    worksOnCollections && concurrency !== null
      ? startCollectionWork(deps, { concurrency, pollMs: times.pollMs })
      : null,
    translates ? startTranslating(deps, { concurrency: 4, ...times }) : null,
    hears ? startHearing(deps, { concurrency: 4, ...times }) : null,
  ]
  return { stop: () => Promise.all(parts.flatMap((part) => part?.stop() ?? [])) }
}
