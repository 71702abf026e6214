import type { z } from 'zod'
import { recordingRoutes } from '#contract/recordings.ts'
import { transcriptSchema } from '#contract/transcripts.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { maxRecordingMs } from '#product/limits.ts'
import type { Clock } from '#server/lib/clock.ts'
import { callServer, PrecisFailure } from './call-server.ts'
import type { Server, ServerCall } from './call-server.ts'
import type { SoundFile, SoundPiece, WorkOptions } from './precis.ts'

type Options = WorkOptions & Pick<Clock, 'wait'>
const { response: startedSchema } = recordingRoutes['POST /api/recordings']
const { response: recordedSchema } = recordingRoutes['POST /api/recordings/links']
const { response: detailsSchema } = recordingRoutes['GET /api/recordings/:id']
const pollMs = 2000
const minuteMs = 60_000
const isBusy: ReadonlySet<string> = new Set(['RATE_LIMITED', 'OVERLOADED'])

/** Has a server hear what a link names. @throws PrecisFailure */
export async function hearLink(server: Server, url: string, options: Options): Promise<Transcript> {
  const call = {
    method: 'POST',
    path: 'api/recordings/links',
    json: { url },
    signal: options.signal,
  } as const
  const { recording } = await callServer(server, call, recordedSchema)
  return await follow(server, recording.id, options)
}

/** Sends the sound of a file to a server, which hears it. @throws PrecisFailure */
export async function hearFile(server: Server, file: SoundFile, options: Options): Promise<Transcript> {
  const { signal, onStage } = options
  // How long it is shows once it is cut.
  const json = { name: file.name, contentHash: await file.hash(signal), durationMs: 1 }
  const post = async <S extends z.ZodType>(path: string, body: object, schema: S) =>
    await callServer(server, { method: 'POST', path, json: body, signal }, schema)
  const { recording, cut } = await post('api/recordings', json, startedSchema)
  const path = `api/recordings/${recording.id}`
  if (recording.state === 'receiving') {
    const sent = new Set(recording.pieces.map(({ index }) => index))
    let last: SoundPiece | null = null
    for await (const piece of file.cut(cut, { signal })) {
      onStage(`Sending the sound up to minute ${Math.ceil(piece.endMs / minuteMs)}`)
      if (!sent.has(piece.index)) await putPiece(server, path, piece, options)
      last = piece
    }
    if (last !== null)
      await post(`${path}/complete`, { pieces: last.index + 1, durationMs: last.endMs }, recordedSchema)
  }
  return await follow(server, recording.id, options)
}

/** Sends a piece; where much waits to be heard it waits as well. */
async function putPiece(
  server: Server,
  path: string,
  { index, startMs, endMs, bytes }: SoundPiece,
  { signal, wait }: Options,
): Promise<void> {
  const call: ServerCall = {
    method: 'PUT',
    path: `${path}/pieces/${index}?startMs=${startMs}&endMs=${endMs}`,
    bytes,
    signal,
  }
  for (;;) {
    try {
      await callServer(server, call, recordedSchema)
      return
    } catch (error) {
      if (!(error instanceof PrecisFailure) || !isBusy.has(error.code)) throw error
      await wait(5 * pollMs, signal)
      signal.throwIfAborted()
    }
  }
}

async function follow(server: Server, id: string, { signal, onStage, wait }: Options): Promise<Transcript> {
  for (;;) {
    const path = `api/recordings/${id}?afterMs=${maxRecordingMs}`
    const { recording } = await callServer(server, { method: 'GET', path, signal }, detailsSchema)
    const { state, transcriptId, failure, reason, heardMs } = recording
    if (transcriptId !== null)
      return await callServer(
        server,
        { method: 'GET', path: `api/transcripts/${transcriptId}`, signal },
        transcriptSchema,
      )
    if (state === 'failed')
      throw new PrecisFailure(failure ?? 'SOUND_UNREADABLE', reason ?? 'Nothing could be heard.')
    onStage(`Listening: ${Math.floor(heardMs / minuteMs)} minutes heard`)
    await wait(pollMs, signal)
    signal.throwIfAborted()
  }
}
