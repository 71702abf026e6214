import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/app-error.ts'
import { sql } from '#server/db/sql.ts'
import { readActor } from '#server/features/accounts/service.ts'
import type { AccountDeps, Actor } from '#server/features/accounts/service.ts'
import { handle } from '#server/http/handle.ts'
import { acceptBytes } from '#server/http/request-body.ts'
import { isOwnedBy, presentRecording, presentRecordings, requireRecording, selectRecordings } from './repo.ts'

/** Registers the calls about recordings. */
export async function registerRecordingRoutes(app: FastifyInstance, deps: AccountDeps): Promise<void> {
  const { db } = deps

  handle(app, 'GET /api/recordings', async ({ request }) => {
    const actor = await readActor(deps, request)
    const rows = await selectRecordings(db, actor, sql`state in ('receiving', 'hearing')`)
    return { recordings: await presentRecordings(db, rows), remainingMinutes: 0, resetTime: null }
  })

  handle(app, 'POST /api/recordings', async ({ request }) => {
    refuseVisitors(await readActor(deps, request))
    throw withoutRecognizer()
  })

  handle(app, 'GET /api/recordings/:id', async ({ params, request }) => {
    const row = await requireRecording(db, await readActor(deps, request), params.id)
    return { recording: { ...(await presentRecording(db, row)), lines: [] } }
  })

  handle(app, 'POST /api/recordings/:id/complete', async ({ params, request }) => {
    await requireRecording(db, await readActor(deps, request), params.id)
    throw withoutRecognizer()
  })

  handle(app, 'DELETE /api/recordings/:id', async ({ params, request }) => {
    const actor = await readActor(deps, request)
    const { id } = await requireRecording(db, actor, params.id)
    await db.execute(sql`delete from recordings where id = ${id} and ${isOwnedBy(actor)}`)
  })

  await app.register(async (scope) => {
    acceptBytes(scope)
    handle(scope, 'PUT /api/recordings/:id/pieces/:index', async ({ params, request }) => {
      await requireRecording(db, await readActor(deps, request), params.id)
      throw withoutRecognizer()
    })
  })
}

/** @throws AppError `SIGN_IN_REQUIRED` for visitors, where there are plans */
function refuseVisitors({ user, plan }: Actor): void {
  if (user === null && plan !== 'unlimited')
    throw new AppError('SIGN_IN_REQUIRED', 'Please sign in to have recordings heard.')
}

function withoutRecognizer(): AppError {
  return new AppError(
    'RECORDING_NEEDS_RECOGNIZER',
    'This server has no speech recognizer, so it cannot hear recordings. You can paste a transcript instead.',
  )
}
