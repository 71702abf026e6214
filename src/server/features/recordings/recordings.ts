import type { FastifyInstance } from 'fastify'
import type { Recording } from '#contract/recordings.ts'
import { pieceOverlap } from '#core/recordings/cut-pieces.ts'
import { joinPieces } from '#core/recordings/join-pieces.ts'
import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { mergeLate, readActor, requireVisitor } from '#server/features/accounts/service.ts'
import { handle } from '#server/http/handle.ts'
import { acceptBytes } from '#server/http/request-body.ts'
import { requireRecognizer } from './context.ts'
import type { RecordingDeps } from './context.ts'
import { registerFileCalls } from './file-calls.ts'
import { readMinutes, refuseVisitor, releaseSound } from './minutes.ts'
import { completeRecording, putPiece } from './put-piece.ts'
import { describeUpload } from './receive-file.ts'
import {
  lockRecording,
  presentRecording,
  presentRecordings,
  readHeard,
  requireRecording,
  selectRecordings,
  withoutSummary,
} from './repo.ts'
import { startRecording, startRecordingOfLink } from './start-recording.ts'

/** Registers the calls about recordings. */
export async function registerRecordingRoutes(app: FastifyInstance, deps: RecordingDeps): Promise<void> {
  const { db } = deps

  handle(app, 'GET /api/recordings', async ({ request }) => {
    const actor = await readActor(deps, request)
    const rows = await selectRecordings(db, actor, withoutSummary)
    return { recordings: await presentRecordings(db, rows), ...(await readMinutes(db, actor)) }
  })

  handle(app, 'POST /api/recordings', async ({ body, request, reply }) => {
    const began = deps.clock.now()
    refuseVisitor(await readActor(deps, request))
    const { maxPieceBytes, maxPieceSeconds } = requireRecognizer(deps)
    const actor = await requireVisitor(deps, { request, reply })
    const row = await startRecording(deps, actor, body)
    await mergeLate(deps, actor, began)
    return {
      recording: await presentRecording(db, row),
      cut: { maxPieceBytes, maxPieceSeconds, overlapSeconds: pieceOverlap },
    }
  })

  handle(app, 'POST /api/recordings/links', async ({ body, request, reply }) => {
    const began = deps.clock.now()
    refuseVisitor(await readActor(deps, request))
    const actor = await requireVisitor(deps, { request, reply })
    const row = await startRecordingOfLink(deps, actor, body)
    await mergeLate(deps, actor, began)
    return { recording: await presentRecording(db, row) }
  })

  handle(app, 'GET /api/recordings/:id', async ({ params, query, request, reply }) => {
    const row = await requireRecording(db, await readActor(deps, request), params.id)
    describeUpload(reply, row)
    const recording = await presentRecording(db, row)
    return { recording: { ...recording, lines: await readLines(db, recording, query.afterMs) } }
  })

  handle(app, 'POST /api/recordings/:id/complete', async ({ params, body, request }) => {
    const actor = await readActor(deps, request)
    await requireRecording(db, actor, params.id)
    requireRecognizer(deps)
    const row = await completeRecording(deps, actor, { ...params, ...body })
    return { recording: await presentRecording(db, row) }
  })

  handle(app, 'DELETE /api/recordings/:id', async ({ params, request }) => {
    const { id } = await requireRecording(db, await readActor(deps, request), params.id)
    await transaction(db, async (tx) => {
      await lockRecording(tx, id)
      await releaseSound(tx, id, null)
      await tx.execute(sql`delete from recordings where id = ${id}`)
    })
  })

  await registerFileCalls(app, deps)
  await app.register(async (scope) => {
    acceptBytes(scope)
    handle(scope, 'PUT /api/recordings/:id/pieces/:index', async ({ params, query, body, request }) => {
      const actor = await readActor(deps, request)
      const row = await requireRecording(db, actor, params.id)
      const recognizer = requireRecognizer(deps)
      await putPiece({ db, recognizer }, actor, { ...params, ...query, bytes: body })
      return { recording: await presentRecording(db, row) }
    })
  })
}

type Line = { startMs: number; text: string; speaker?: string }

/**
 * The lines of a recording that begin after a time, as far as all pieces before them were heard or have
 * failed; none of one that is ready, whose transcript has them.
 */
async function readLines(
  db: Db,
  { id, state, pieces }: Pick<Recording, 'id' | 'state' | 'pieces'>,
  afterMs: number,
): Promise<Line[]> {
  if (state === 'ready') return []
  const firstOpen = pieces.findIndex(
    (piece, at) => piece.index !== at || (piece.state !== 'heard' && piece.state !== 'failed'),
  )
  const known = firstOpen === -1 ? pieces.length : firstOpen
  const next = pieces.slice(0, known).findIndex(({ endMs }) => endMs > afterMs)
  if (next === -1) return []
  const { cues } = joinPieces(await readHeard(db, id, { from: next, to: known }))
  return cues
    .filter(({ startMs }) => startMs > afterMs)
    .map(({ startMs, text, speaker }) => ({ startMs, text, ...(speaker === null ? {} : { speaker }) }))
}
