import type { Recording } from '#contract/recordings.ts'
import { joinPieces } from '#core/recordings/join-pieces.ts'
import type { Db } from '#server/db/database.ts'
import { readHeard } from './repo.ts'

type Line = { startMs: number; text: string; speaker?: string }

/**
 * The lines of a recording that begin after a time, as far as all pieces before them were heard or have
 * failed; none of one that is ready, whose transcript has them.
 */
export async function readLines(
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
