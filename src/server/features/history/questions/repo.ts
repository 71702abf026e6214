import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Answer } from '#contract/ask.ts'
import { passageSchema } from '#contract/ask.ts'
import type { Orm, PooledOrm } from '#server/db/database.ts'
import { findRow, readRows } from '#server/db/read-rows.ts'
import { transaction } from '#server/db/transaction.ts'

/** The oldest question of an item makes room for the one past this. */
const maxQuestions = 100

const storedSchema = z
  .object({
    id: z.guid(),
    question: z.string(),
    said: z.boolean(),
    passages: z.array(passageSchema),
    createdAt: z.string(),
  })
  .transform((row): Answer => ({ ...row, answer: null }))

const questionColumns = sql`questions.id, questions.question, questions.said, questions.passages,
  to_char(questions.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`

type NewQuestion = Pick<Answer, 'question' | 'said' | 'passages'> & { own: SQL; itemId: string }

/** The stored answer to this question about an item. */
export async function findQuestion(orm: Orm, itemId: string, question: string): Promise<Answer | null> {
  return await findRow(
    orm,
    storedSchema,
    sql`select ${questionColumns} from questions where item_id = ${itemId} and question = ${question}`,
  )
}

/** Stores a question about the caller's summary with its answer; `null` for no such item. Of two at once both get the first. */
export async function storeQuestion(
  orm: PooledOrm,
  { own, itemId, question, said, passages }: NewQuestion,
): Promise<Answer | null> {
  return await transaction(orm, async (tx) => {
    const stored = await findRow(
      tx,
      storedSchema,
      sql`insert into questions (item_id, question, said, passages)
      select item.id, ${question}, ${said}, ${JSON.stringify(passages)}::jsonb from history_items as item
      where ${own} and item.id = ${itemId} and item.summary_id is not null and item.deleted_at is null
      on conflict (item_id, question) do update set question = excluded.question
      returning ${questionColumns}`,
    )
    await tx.execute(sql`
      delete from questions where id in (
        select id from questions where item_id = ${itemId} order by created_at desc, id offset ${maxQuestions})`)
    return stored
  })
}

/** The questions about an item with their answers, newest first. */
export async function readQuestions(orm: Orm, itemId: string): Promise<Answer[]> {
  return await readRows(
    orm,
    storedSchema,
    sql`select ${questionColumns} from questions where item_id = ${itemId} order by created_at desc, id`,
  )
}

/** Deletes a question about the caller's summary; `false` where there is no such item. */
export async function deleteQuestion(orm: Orm, own: SQL, itemId: string, id: string): Promise<boolean> {
  const item = await findRow(
    orm,
    z.object({ id: z.guid() }),
    sql`with item as (
      select item.id from history_items as item where ${own} and item.id = ${itemId} and item.deleted_at is null),
    gone as (delete from questions using item where questions.item_id = item.id and questions.id = ${id})
    select id from item`,
  )
  return item !== null
}
