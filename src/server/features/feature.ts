import type { FastifyInstance } from 'fastify'
import type { AccountHook, CallLog } from '#server/features/accounts/service.ts'
import type { TranscriptBodies } from '#server/features/transcripts/service.ts'
import type { Pages } from '#server/http/pages.ts'
import type { PeriodicTask } from '#server/jobs/periodic.ts'

/** The secret and the store that account hooks read with. */
export type HookDeps = { secret: string; bodies: TranscriptBodies }

/** Dependencies that the application makes while it is built. */
export type BuiltDeps = {
  /** The log of the calls that API keys made. */
  keyCalls: CallLog
  isStopping: () => boolean
}

/**
 * Everything that a feature adds to the server: exported by its `feature.ts`, listed in
 * `src/server/features.ts`. Each part names the dependencies that it takes, and the list proves that the
 * server has them.
 */
export type Feature<Calls = never, Tasks = never, Work = never> = {
  /** Registers the calls that every process answers, one without a website included. */
  probes?: (app: FastifyInstance, deps: Calls, built: BuiltDeps) => void
  /** Registers the calls of the contract. */
  calls?: (app: FastifyInstance, deps: Calls, built: BuiltDeps) => Promise<void> | void
  /** Registers the pages that are rendered for each request. */
  pages?: (app: FastifyInstance, deps: Calls, pages: Pages) => void
  /** Lists the tasks that one process of the cluster does once in each period. */
  tasks?: (deps: Tasks) => PeriodicTask[]
  /** Starts the work that worker processes share. */
  work?: (deps: Work) => { stop: () => Promise<unknown> }
  /** Lists the hooks that run when an account is merged, exported or deleted. */
  accountHooks?: (deps: HookDeps) => AccountHook[]
}
