import type { FastifyInstance } from 'fastify'
import { contract } from '#contract/api.ts'
import type { PooledDb } from '#server/db/database.ts'
import { deleteInBatches } from '#server/db/sweep-rows.ts'
import { readActor, requireUser } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { Feature } from '#server/features/feature.ts'
import type { ReaderDeps } from '#server/features/transcripts/service.ts'
import { handle } from '#server/http/handle.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import { correctionsHook, dueCorrections } from './account-hook.ts'
import { correctTranscript } from './correct-transcript.ts'
import { putWords, readWords } from './word-list.ts'

const { person: perOwner } = contract['PATCH /api/transcripts/:id'].counts

type Deps = AccountDeps & ReaderDeps & { callCounter: CallCounter }

function registerCorrectionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  handle(app, 'PATCH /api/transcripts/:id', async ({ params, body, request }) => {
    const actor = await readActor(deps, request)
    const ownerId = actor.user?.id ?? actor.visitorId
    if (ownerId !== null) await deps.callCounter.count(`corrections/${ownerId}`, perOwner)
    return await correctTranscript(deps, actor, { ...params, ...body })
  })
  handle(app, 'GET /api/words', async ({ request }) =>
    readWords(db, (await requireUser(deps, request)).user.id),
  )
  handle(app, 'PUT /api/words', async ({ body, request }) =>
    putWords(db, (await requireUser(deps, request)).user.id, body),
  )
}

/** Corrections of transcripts by their readers, and their own words. */
export const correctionsFeature = {
  calls: registerCorrectionRoutes,
  tasks: ({ db }: { db: PooledDb }) => [
    {
      name: 'corrections',
      everyMinutes: 60,
      due: [dueCorrections],
      run: (signal) => deleteInBatches(db, dueCorrections, signal),
    },
  ],
  accountHooks: () => [correctionsHook],
} satisfies Feature
