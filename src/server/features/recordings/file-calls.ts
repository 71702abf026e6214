import { hash, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/app-error.ts'
import { mergeLate, readActor, requireVisitor } from '#server/features/accounts/service.ts'
import { handle } from '#server/http/handle.ts'
import { requireRecognizer } from './context.ts'
import type { RecordingDeps } from './context.ts'
import { readMinutes, refuseVisitor } from './minutes.ts'
import { acceptUploads, describeUpload, readUpload, receiveFile } from './receive-file.ts'
import { presentRecording, requireRecording } from './repo.ts'
import { startRecording } from './start-recording.ts'

/** Registers the calls by which a file is sent whole; how much has arrived is asked as of any recording. */
export async function registerFileCalls(app: FastifyInstance, deps: RecordingDeps): Promise<void> {
  const { db } = deps

  handle(app, 'POST /api/recordings/files', async ({ request, reply }) => {
    const began = deps.clock.now()
    const caller = refuseVisitor(await readActor(deps, request))
    requireRecognizer(deps)
    if (deps.soundLinks.cut === null) throw new AppError('SOUND_NEEDS_FFMPEG')
    const {
      bytes,
      filename,
      hash: contentHash = hash('sha256', randomUUID()),
      language,
    } = readUpload(request)
    if ((await readMinutes(db, caller)).remainingMinutes === 0) throw new AppError('RECORDING_LIMIT')
    const actor = await requireVisitor(deps, { request, reply })
    const given = { name: filename, contentHash, durationMs: 0, language }
    const row = await startRecording(deps, actor, given, { fileBytes: bytes })
    await mergeLate(deps, actor, began)
    reply.header('location', `/api/recordings/${row.id}`)
    describeUpload(reply, row)
    return { recording: await presentRecording(db, row) }
  })

  await app.register(async (scope) => {
    acceptUploads(scope)
    handle(scope, 'PATCH /api/recordings/:id', async ({ params, request, reply }) => {
      const row = await requireRecording(db, await readActor(deps, request), params.id)
      const arrivedBytes = await receiveFile(db, row.id, request)
      describeUpload(reply, { ...row, arrivedBytes })
    })
  })
}
