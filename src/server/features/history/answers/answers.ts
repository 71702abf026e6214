import { createHash } from 'node:crypto'
import { z } from 'zod'
import { answerSchema, passageSchema } from '#contract/questions.ts'
import { findOrClaim, holdClaim, heldUntil } from '#server/db/claims.ts'
import type { Claim } from '#server/db/claims.ts'
import type { PooledDb, Db } from '#server/db/database.ts'
import { findRow, idRow, isoTime, readRows, sql } from '#server/db/sql.ts'
import { deleteInBatches, hasNo } from '#server/db/sweep-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'
import { commitQuestion } from '#server/features/quota/service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { AnswerInput } from '#server/ports/model-engines.ts'

type Deps = { db: PooledDb; wait: Clock['wait'] }

/**
 * The stored answer of an owner to a question, or the one that `write` makes. Of callers at once, on any
 * nodes, one writes and the others get what it wrote; where it wrote nothing, or died, the next one does.
 * `write` stores by its claim what it gives; `null` stores nothing.
 */
export async function answerOnce<Given>(
  { db, wait }: Deps,
  asked: AskedAnswer,
  { write, signal }: { write: (claim: Claim) => Promise<Given>; signal: AbortSignal },
): Promise<Given | WrittenAnswer> {
  const given = await findOrClaim(
    { wait, signal },
    {
      find: () => findWritten(db, asked),
      claim: (writer) => claimAnswer(db, asked, writer),
    },
  )
  if ('found' in given) return given.found
  const endClaim = holdClaim({ db, wait }, 'answers', given.claim)
  try {
    return await write(given.claim)
  } finally {
    await endClaim()
  }
}

type KeyedQuestion = Pick<AnswerInput, 'question' | 'earlier' | 'defaultLanguage'> & {
  transcript: { id: string; contentHash: string }
}

/** All that shapes an answer, as one text: with any of it changed the question is another one. */
export function answerKey(
  { transcript, question, earlier, defaultLanguage }: KeyedQuestion,
  engine: string,
): string {
  const { id, contentHash } = transcript
  const before = earlier.map((one) => [plainQuestion(one.question), one.answer])
  return hash([id, contentHash, plainQuestion(question), before, defaultLanguage, engine])
}

/** A question of a transcript, whatever else shapes its answer. */
export function subjectOf(transcriptId: string, question: string): string {
  return hash([transcriptId, plainQuestion(question)])
}

/** The question without what does not change it: case, blanks, and the marks at its end. */
function plainQuestion(question: string): string {
  return question
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s?!.…。？！]+$/u, '')
    .trim()
}

function hash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Merges, exports and deletes the stored answers of an account, whatever they are about. */
export const answersHook: AccountHook = {
  name: 'answers',
  rowsOfVisitor: (visitorId) => sql`select from answers where owner_id = ${visitorId}`,
  mergeVisitor: mergeAnswers,
  export: exportAnswers,
  purge: purgeAnswers,
}

/** The question of an owner, as its answer is stored. */
type AskedAnswer = {
  ownerId: string
  transcriptId: string
  key: string
  subject: string
  question: string
}

/** The stored form of a written answer. */
const writtenSchema = answerSchema
  .pick({ said: true })
  .extend({ passages: z.array(passageSchema), answer: answerSchema.shape.answer.unwrap() })
type WrittenAnswer = z.output<typeof writtenSchema>

/** Claims an answer that nobody has written and nobody writes; `null` where another call has, or does. */
async function claimAnswer(db: Db, asked: AskedAnswer, writer: string): Promise<Claim | null> {
  const { ownerId, transcriptId, key, subject, question } = asked
  const row = await findRow(
    db,
    idRow,
    sql`insert into answers (owner_id, transcript_id, key, subject, question, writer, held_until, created_at)
      values (${ownerId}, ${transcriptId}, ${key}, ${subject}, ${question}, ${writer}, ${heldUntil}, ledger_now())
      on conflict (owner_id, key) do update set writer = excluded.writer, held_until = excluded.held_until
        where answers.said is null and answers.held_until < ledger_now()
      returning id`,
  )
  return row === null ? null : { id: row.id, writer }
}

/** The written answer of an owner under a key; `null` without one. */
async function findWritten(
  db: Db,
  { ownerId, key }: Pick<AskedAnswer, 'ownerId' | 'key'>,
): Promise<WrittenAnswer | null> {
  return await findRow(
    db,
    writtenSchema,
    sql`select said, passages, answer from answers
      where owner_id = ${ownerId} and key = ${key} and said is not null and passages is not null and answer is not null`,
  )
}

/**
 * Stores a written answer with its present owner, and makes its reservation final: the model ran, so it
 * counts, also where the question was deleted meanwhile.
 */
export async function storeWritten(
  db: PooledDb,
  { id, writer }: Claim,
  { said, passages, answer }: WrittenAnswer,
  reservationId: string,
): Promise<void> {
  await transaction(db, async (tx) => {
    await commitQuestion(tx, reservationId)
    await tx.execute(sql`
      update answers set said = ${said}, passages = ${JSON.stringify(passages)}::jsonb,
        answer = ${JSON.stringify(answer)}::jsonb, writer = null
      where id = ${id} and writer = ${writer} and said is null`)
  })
}

/** Deletes what an owner was answered to a question of a transcript. */
export async function deleteAnswers(
  db: Db,
  { ownerId, subject }: Pick<AskedAnswer, 'ownerId' | 'subject'>,
): Promise<void> {
  await db.execute(sql`delete from answers where owner_id = ${ownerId} and subject = ${subject}`)
}

/** Gives the answers of a browser to an account; of the same question the account's stays. */
async function mergeAnswers(
  tx: Db,
  { visitorId, userId }: { visitorId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    delete from answers as own using answers as guest
    where own.owner_id = ${userId} and guest.owner_id = ${visitorId} and own.key = guest.key
      and own.said is null and guest.said is not null`)
  await tx.execute(sql`
    update answers set owner_id = ${userId} where owner_id = ${visitorId}
      and not exists (select from answers as own where own.owner_id = ${userId} and own.key = answers.key)`)
  await tx.execute(sql`delete from answers where owner_id = ${visitorId}`)
}

const exportedSchema = z.object({
  question: z.string(),
  said: z.boolean(),
  answer: z.unknown(),
  askedAt: z.string(),
})

/** All that an account was answered, the oldest first. */
async function exportAnswers(db: Db, userId: string): Promise<unknown> {
  return await readRows(
    db,
    exportedSchema,
    sql`select question, said, answer,
        ${isoTime(sql`created_at`)} as "askedAt"
      from answers where owner_id = ${userId} and said is not null order by created_at, id`,
  )
}

/** Deletes all that an account was answered. */
async function purgeAnswers(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`delete from answers where owner_id = ${userId}`)
}

/** Deletes the answers about what their owner has no more in their history, a day after they were asked. */
export async function sweepAnswers(db: Db, signal: AbortSignal): Promise<void> {
  const ofAccount = sql`select from history_items as item
    where item.user_id = answers.owner_id and item.transcript_id = answers.transcript_id`
  const ofBrowser = sql`select from history_items as item
    where item.visitor_id = answers.owner_id and item.transcript_id = answers.transcript_id`
  const where = sql`created_at < ledger_now() - interval '1 day' and ${hasNo(ofAccount)} and ${hasNo(ofBrowser)}`
  await deleteInBatches(db, { table: 'answers', by: 'created_at', where }, signal)
}
