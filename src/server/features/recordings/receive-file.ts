import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { uploadSchema } from '#contract/recordings.ts'
import { AppError } from '#core/app-error.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { findRow, sql, wideInt } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'

/** A file is stored in parts of this size: more of it is never in memory. */
const partBytes = 1024 * 1024
const uploadType = 'application/offset+octet-stream'
const chunkSchema = z.instanceof(Uint8Array)

/** Makes the routes of a scope leave the bodies of tus in their streams, to be read as they come. */
export function acceptUploads(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(uploadType, (_request, _payload, done) => done(null))
}

/**
 * The file that a caller is about to send, by the headers of tus.
 * @throws AppError `INVALID_REQUEST`, `PAYLOAD_TOO_LARGE`
 */
export function readUpload({ headers }: FastifyRequest): z.output<typeof uploadSchema> {
  const pairs = String(headers['upload-metadata'] ?? '')
    .split(',')
    .map((pair) => pair.trim().split(' ', 2))
  const given = Object.fromEntries(
    pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]),
  )
  const { success, data, error } = uploadSchema.safeParse({ ...given, bytes: headers['upload-length'] })
  if (success) return data
  const reason = error.issues[0]?.message ?? ''
  const isTooLarge = error.issues.some(({ code }) => code === 'too_big')
  throw new AppError(
    isTooLarge ? 'PAYLOAD_TOO_LARGE' : 'INVALID_REQUEST',
    `Upload-Length or Upload-Metadata: ${reason}`,
  )
}

/** Says in the headers of tus how much of a file has arrived. */
export function describeUpload(
  reply: FastifyReply,
  { fileBytes, arrivedBytes }: { fileBytes: number | null; arrivedBytes: number },
): void {
  if (fileBytes === null) return
  reply.headers({ 'tus-resumable': '1.0.0', 'upload-offset': arrivedBytes, 'upload-length': fileBytes })
}

/**
 * Stores the next bytes of a file as they come, part after part, and gives how many have arrived then. What
 * came before the connection ended stays.
 * @throws AppError `CHANGED_ELSEWHERE` where it goes on from another byte, or is not received any more,
 * `INVALID_REQUEST` for a body that ends too early
 */
export async function receiveFile(
  db: PooledDb,
  id: string,
  { headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>,
): Promise<number> {
  const offset = z
    .string()
    .regex(/^\d{1,15}$/)
    .safeParse(headers['upload-offset'])
  if (!offset.success) throw new AppError('INVALID_REQUEST', 'Upload-Offset has to be a number.')
  let at = Number(offset.data)
  let waiting: Uint8Array[] = []
  let size = 0
  const store = async (): Promise<void> => {
    if (size === 0) return
    await storePart(db, id, { at, bytes: Buffer.concat(waiting) })
    at += size
    waiting = []
    size = 0
  }
  try {
    for await (const piece of raw.iterator({ destroyOnReturn: false })) {
      const chunk = chunkSchema.parse(piece)
      waiting.push(chunk)
      size += chunk.length
      if (size >= partBytes) await store()
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    await store()
    throw new AppError('INVALID_REQUEST', "We couldn't read this request.", { cause })
  }
  await store()
  return at
}

/** Stores a part where it goes on; the last one has the file read by a worker. */
async function storePart(
  db: PooledDb,
  id: string,
  { at, bytes }: { at: number; bytes: Uint8Array },
): Promise<void> {
  await transaction(db, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update recordings set arrived_bytes = arrived_bytes + ${bytes.length},
        due_at = case when arrived_bytes + ${bytes.length} = file_bytes then ledger_now() end
      where id = ${id} and arrived_bytes = ${at} and arrived_bytes + ${bytes.length} <= file_bytes and state = 'receiving'`)
    if (rowCount !== 1)
      throw new AppError('CHANGED_ELSEWHERE', 'The file has arrived to another byte. Ask how much is there.')
    await tx.execute(sql`
      insert into recording_file_parts (recording_id, starts_at, bytes) values (${id}, ${at}, ${bytes})`)
  })
}

const partRow = z.object({
  at: wideInt,
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
})

/** The bytes of a file that has arrived. */
export async function* readFile(db: Db, id: string): AsyncGenerator<Uint8Array, void, undefined> {
  for (let next = 0; ;) {
    const part = await findRow(
      db,
      partRow,
      sql`select starts_at as at, bytes from recording_file_parts
        where recording_id = ${id} and starts_at >= ${next} order by starts_at limit 1`,
    )
    if (part === null) return
    yield part.bytes
    next = part.at + part.bytes.length
  }
}

/** Deletes a file of which the sound was taken. */
export async function dropFile(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from recording_file_parts where recording_id = ${id}`)
}
