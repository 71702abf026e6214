import type { Answer } from '#contract/questions.ts'
import { sql } from '#server/db/sql.ts'
import type { Member, Visitor } from '#server/features/accounts/service.ts'
import { ask } from '#server/features/history/service.ts'
import type { CollectionDeps } from './context.ts'
import { requireCollection } from './own-collections.ts'

type AskDeps = Parameters<typeof ask>[0] & CollectionDeps

/**
 * The passages of all transcripts of a collection that answer a question, each with its video and its second; no model answers.
 * @throws AppError `NOT_FOUND` for another account's, `RATE_LIMITED`
 */
export async function askCollection(
  deps: AskDeps,
  actor: Member & Visitor,
  { id, question }: { id: string; question: string },
  signal: AbortSignal,
): Promise<Answer> {
  await requireCollection(deps, actor, id)
  const among = sql`item.id in (select history_id from collection_items where collection_id = ${id})`
  return await ask(deps, actor, { question, scope: 'library', among }, { signal, emit: () => undefined })
}
