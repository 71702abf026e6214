import { z } from 'zod'
import { findingsSchema, summarySentenceSchema } from '#contract/evidence.ts'
import type { Answer } from '#contract/questions.ts'
import { answerSchema, passageSchema } from '#contract/questions.ts'
import { cutText } from '#core/storable-text.ts'
import { foreignLanguage } from '#core/text/detect-language.ts'
import { joinText } from '#product/join-text.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { isoTime, findRow, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { readStoredLine } from '#server/db/stored-lines.ts'
import { transaction } from '#server/db/transaction.ts'
import type { EarlierQuestion } from '#server/ports/model-engines.ts'
import { notInHistory } from '../context.ts'
import type { Found } from './context.ts'

/** A sentence of an answer, also of one that was stored before findings were told apart. */
const storedSentenceSchema = summarySentenceSchema
  .extend({
    state: z.string(),
    findings: findingsSchema.optional(),
    flags: z.array(z.string()).optional(),
  })
  .transform(({ findings, flags, ...line }) =>
    readStoredLine({
      ...line,
      ...(findings === undefined ? {} : { findings }),
      ...(flags === undefined ? {} : { flags }),
    }),
  )

const storedPassageSchema = passageSchema
  .extend({ state: z.string() })
  .transform(({ state, ...passage }) => ({
    ...passage,
    state: state === 'quoted' ? ('quoted' as const) : ('not-found' as const),
  }))

/** An answer as it is stored, read as it is shown. */
export const storedAnswerSchema = answerSchema.extend({
  id: z.guid(),
  passages: z.array(storedPassageSchema),
  answer: z.array(storedSentenceSchema).nullable(),
  createdAt: z.string(),
})

/** The oldest question of an item makes room for the one past this. */
const maxQuestions = 100
/** Questions of before that help to understand the next one, and how much of each answer. */
const maxEarlier = 4
const maxEarlierLength = 600

const questionColumns = sql`questions.id, questions.question, questions.said, questions.passages, questions.answer,
  ${isoTime(sql`questions.created_at`)} as "createdAt",
  (select transcripts.language from history_items join transcripts on transcripts.id = history_items.transcript_id
    where history_items.id = questions.item_id) as spoken`
const answerRow = storedAnswerSchema.extend({ spoken: z.string() })

async function toAnswer({ spoken, ...answer }: z.output<typeof answerRow>): Promise<Answer> {
  return await addLanguages(answer, spoken)
}

/** A question about a summary with what is its answer. */
export type NewQuestion = Found & { question: string; summaryId: string }

/** The stored answer to this question about an item. */
export async function findQuestion(db: Db, itemId: string, question: string): Promise<Answer | null> {
  const row = await findRow(
    db,
    answerRow,
    sql`select ${questionColumns} from questions where item_id = ${itemId} and question = ${question}`,
  )
  return row === null ? null : await toAnswer(row)
}

/**
 * Stores a question about the caller's summary with its answer. Of two at once both get the first, or the one
 * that a model answered.
 * @throws AppError `NOT_FOUND` where there is no such item any more
 */
export async function storeQuestion(
  db: PooledDb,
  own: Sql,
  { summaryId, question, said, passages, answer }: NewQuestion,
): Promise<Answer> {
  const row = await transaction(db, async (tx) => {
    const stored = await findRow(
      tx,
      answerRow,
      sql`insert into questions (item_id, question, said, passages, answer)
      select item.id, ${question}, ${said}, ${JSON.stringify(passages)}::jsonb,
        ${answer === null ? null : JSON.stringify(answer)}::jsonb from history_items as item
      where ${own} and item.summary_id = ${summaryId} and item.deleted_at is null
      on conflict (item_id, question) do update set
        said = case when questions.answer is null and excluded.answer is not null then excluded.said
          else questions.said end,
        answer = coalesce(questions.answer, excluded.answer)
      returning ${questionColumns}`,
    )
    if (stored === null) throw notInHistory()
    await tx.execute(sql`
      delete from questions where id in (
        select other.id from questions as other join questions as stored on stored.item_id = other.item_id
        where stored.id = ${stored.id} order by other.created_at desc, other.id offset ${maxQuestions})`)
    return stored
  })
  return await toAnswer(row)
}

const earlierSchema = storedAnswerSchema.pick({ question: true, said: true, answer: true })

/** The newest other questions about an item, the oldest first, each with the beginning of its answer. */
export async function readEarlier(db: Db, itemId: string, question: string): Promise<EarlierQuestion[]> {
  const rows = await readRows(
    db,
    earlierSchema,
    sql`select question, said, answer from questions
    where item_id = ${itemId} and question <> ${question} and (answer is not null or not said)
    order by created_at desc, id limit ${maxEarlier}`,
  )
  return rows.toReversed().map(({ answer, ...asked }) => ({
    question: asked.question,
    answer: asked.said ? cutText(joinText((answer ?? []).map(({ text }) => text)), maxEarlierLength) : null,
  }))
}

/** The questions about an item with their answers, newest first. */
export async function readQuestions(db: Db, itemId: string): Promise<Answer[]> {
  const rows = await readRows(
    db,
    answerRow,
    sql`select ${questionColumns} from questions where item_id = ${itemId} order by created_at desc, id`,
  )
  return await Promise.all(rows.map(toAnswer))
}

const deletedSchema = z.object({ transcriptId: z.guid(), question: z.string().nullable() })

/** The deleted question with the facts of its transcript; the question is `null` where it was not there. */
type DeletedQuestion = z.output<typeof deletedSchema>

/** Deletes a question about the caller's summary; `null` where there is no such item. */
export async function deleteQuestion(
  db: Db,
  own: Sql,
  itemId: string,
  id: string,
): Promise<DeletedQuestion | null> {
  return await findRow(
    db,
    deletedSchema,
    sql`with item as (
      select item.id, item.transcript_id from history_items as item where ${own} and item.id = ${itemId} and item.deleted_at is null),
    gone as (delete from questions using item where questions.item_id = item.id and questions.id = ${id}
      returning questions.question)
    select transcript_id as "transcriptId", (select question from gone) as question from item`,
  )
}

type Asked = Pick<Answer, 'question' | 'said' | 'answer'>

/**
 * Adds the languages of a question and of its video where they differ and no model answered: then that
 * nothing was found does not mean that nothing was said.
 */
export async function addLanguages<Question extends Asked>(
  asked: Question,
  spoken: string,
): Promise<Question & Pick<Answer, 'languages'>> {
  const isOpen = !asked.said && asked.answer === null
  const language = isOpen ? await foreignLanguage(asked.question, spoken) : null
  return { ...asked, languages: language === null ? null : { asked: language, spoken } }
}
