import { AppError } from '#core/app-error.ts'
import { sql } from '#server/db/sql.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { RecordingDeps, RecordingWorkDeps } from './context.ts'
import { readMinutes } from './minutes.ts'
import { selectRecordings } from './repo.ts'
import { startRecordingOfLink } from './start-recording.ts'

/** This server hears the sound of links. */
export function canHear({
  recognizer,
  soundLinks,
}: Pick<RecordingWorkDeps, 'recognizer' | 'soundLinks'>): boolean {
  return recognizer !== null && soundLinks.cut !== null
}

/**
 * The transcript of the sound at a link, which is fetched and heard first; `null` while it is.
 * @throws AppError `RECORDING_LIMIT` without minutes left, or why it could not be heard
 */
export async function hearLink(
  deps: Pick<RecordingDeps, 'db' | 'transcriptHistory'>,
  actor: Actor,
  given: { url: string; name: string },
): Promise<string | null> {
  const { db } = deps
  const [known] = await selectRecordings(db, actor, sql`link = ${given.url}`)
  if (known?.state === 'failed') {
    // Who tries again begins again.
    await db.execute(sql`delete from recordings where id = ${known.id}`)
    throw new AppError(known.failure ?? 'SOUND_UNREADABLE')
  }
  const isNew = known === undefined
  if (isNew && (await readMinutes(db, actor)).remainingMinutes === 0) throw new AppError('RECORDING_LIMIT')
  return (await startRecordingOfLink(deps, actor, given)).transcriptId
}
