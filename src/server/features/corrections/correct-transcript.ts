import type { CorrectionOperation } from '#contract/corrections.ts'
import { AppError } from '#core/app-error.ts'
import type { Corrections } from '#core/corrections/correct-sentences.ts'
import { searchTerms } from '#core/search/search-terms.ts'
import { toStorable } from '#core/storable-text.ts'
import { plans, visitorPastedMegabytes } from '#product/plans.ts'
import type { Db } from '#server/db/database.ts'
import { readRow, sql, textArray, totalRow } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { sendCorrected } from '#server/features/destinations/service.ts'
import {
  correctionsColumns,
  correctionsRow,
  getTranscript,
  isCorrectedBy,
} from '#server/features/transcripts/service.ts'
import type { ReaderDeps, TranscriptRow } from '#server/features/transcripts/service.ts'
import { changeCorrections } from './change-corrections.ts'

type Asked = { id: string; revision: number; operations: readonly CorrectionOperation[] }

/**
 * Corrects a transcript of the caller's history, for them alone, and gives the new revision with the
 * operations that take it back. Of calls at once, on any servers, one comes after the other.
 * @throws AppError `NOT_FOUND` for what is not in their history, `PASTE_LIMIT`, and as `changeCorrections`
 */
export async function correctTranscript(
  deps: ReaderDeps,
  actor: Actor,
  { id, revision, operations }: Asked,
): Promise<{ revision: number; undo: CorrectionOperation[] }> {
  const { db } = deps
  if (!(await deps.transcriptHistory.has(db, actor, id)))
    throw new AppError('NOT_FOUND', "There's no such transcript in your history.")
  const transcript = await getTranscript(deps, id)
  return await transaction(db, async (tx) => {
    const current = await lockCorrections(tx, actor, id)
    const { corrections, undo } = changeCorrections(current, { revision, operations }, transcript.sentences)
    if (undo.length === 0) return { revision: current.revision, undo }
    await storeCorrections(tx, corrections, transcript)
    await refuseWithoutRoom(tx, actor)
    if (actor.user !== null) await sendCorrected(tx, actor.user.id, id)
    return { revision: corrections.revision, undo }
  })
}

/** The caller's corrections of a transcript, locked until the transaction ends; new where there are none. */
async function lockCorrections(tx: Db, actor: Actor, transcriptId: string): Promise<Corrections> {
  const userId = actor.user?.id ?? null
  const visitorId = userId === null ? actor.visitorId : null
  await tx.execute(sql`
    insert into transcript_corrections (transcript_id, user_id, visitor_id, changed_at)
    values (${transcriptId}, ${userId}, ${visitorId}, ledger_now()) on conflict do nothing`)
  return await readRow(
    tx,
    correctionsRow,
    sql`select ${correctionsColumns} from transcript_corrections
      where transcript_id = ${transcriptId} and ${isCorrectedBy(actor)} for update`,
  )
}

async function storeCorrections(
  tx: Db,
  { id, revision, lines, speakers }: Corrections,
  { language }: TranscriptRow,
): Promise<void> {
  const written = toStorable(JSON.stringify(lines))
  const named = toStorable(JSON.stringify(speakers))
  const texts = [...lines.map(({ text }) => text ?? ''), ...speakers.map(({ name }) => name ?? '')]
  const terms = await searchTerms(texts, language)
  await tx.execute(sql`
    update transcript_corrections set revision = ${revision}, lines = ${written}::jsonb, speakers = ${named}::jsonb,
      terms = array_to_tsvector(${textArray(terms)}), bytes = octet_length(${written}) + octet_length(${named}),
      changed_at = ledger_now()
    where id = ${id}`)
}

const megabyte = 1024 * 1024

/** @throws AppError `PASTE_LIMIT` for an owner whose corrections take as much as pastes may */
async function refuseWithoutRoom(tx: Db, actor: Actor): Promise<void> {
  const room = actor.user === null ? visitorPastedMegabytes : plans[actor.plan].pastedMegabytes
  const { total } = await readRow(
    tx,
    totalRow,
    sql`select coalesce(sum(bytes), 0)::int as total from transcript_corrections where ${isCorrectedBy(actor)}`,
  )
  if (total <= room * megabyte) return
  throw new AppError(
    'PASTE_LIMIT',
    `Your corrections take more than ${room} MB. Delete some transcripts first.`,
  )
}
