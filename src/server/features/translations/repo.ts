import { z } from 'zod'
import { answerFaults } from '#contract/quota.ts'
import type { ModelAbsence } from '#core/writing/language-model.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import type { Db } from '#server/db/database.ts'
import { wideInt, findRow, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { payerSchema } from '#server/features/model-costs/service.ts'
import type { OpenTranscript } from '#server/features/transcripts/service.ts'
import type { TranslatedPart } from '#server/ports/model-engines.ts'

/** The key of a translation: the text of the transcript, the language, and the engine. */
export type TranslationKey = { subject: string; language: SummaryLanguage; engine: string }

/**
 * The subject under which a transcript is translated: its content; that of a pasted one is its owner's,
 * whatever others pasted.
 */
export function subjectOf({ id, origin, contentHash }: OpenTranscript): string {
  return origin === 'pasted' ? `paste/${id}` : contentHash
}

const absenceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('outage'), fault: z.enum(answerFaults).optional() }),
  z.object({ kind: z.literal('run') }),
  z.object({ kind: z.literal('share'), microUsd: z.number() }),
]) satisfies z.ZodType<ModelAbsence>
const stateSchema = z.enum(['working', 'done', 'failed', 'stopped'])

const foundSchema = z.object({
  id: z.guid(),
  state: stateSchema,
  totalLines: z.int(),
  problem: absenceSchema.nullable(),
  isOwn: z.boolean(),
})
/** A translation without its lines. `isOwn`: the person who looks started it. */
export type FoundTranslation = z.output<typeof foundSchema>

/** The translation under a key, as a person sees it; `null` where there is none. */
export async function findTranslation(
  db: Db,
  { subject, language, engine }: TranslationKey,
  person: Sql,
): Promise<FoundTranslation | null> {
  return await findRow(
    db,
    foundSchema,
    sql`select id, state, total_lines as "totalLines", problem, coalesce(person_id = ${person}, false) as "isOwn"
      from translations where subject = ${subject} and language = ${language} and engine = ${engine}`,
  )
}

const languageRow = z.object({ language: z.enum(summaryLanguages), state: stateSchema })

/** The languages that a transcript is translated into by an engine, or being translated. */
export async function listLanguages(db: Db, subject: string, engine: string) {
  return await readRows(
    db,
    languageRow,
    sql`select language, state from translations where subject = ${subject} and engine = ${engine} order by language`,
  )
}

const partSchema = z.object({
  firstLine: z.int(),
  count: z.int(),
  missing: z.int(),
  model: z.string(),
  lines: z.array(z.string().nullable()).nullable(),
})

/** The parts of a translation in their order, with the lines of those that reach beyond `from`. */
export async function readParts(db: Db, id: string, from: number): Promise<z.output<typeof partSchema>[]> {
  return await readRows(
    db,
    partSchema,
    sql`select first_line as "firstLine", jsonb_array_length(lines) as count, model,
        (select count(*)::int from jsonb_array_elements(lines) as line where line = 'null'::jsonb) as missing,
        case when first_line + jsonb_array_length(lines) > ${from} then lines end as lines
      from translation_parts where translation_id = ${id} order by first_line`,
  )
}

const leaseSeconds = 60
const nextLease = sql`ledger_now() + ${leaseSeconds} * interval '1 second'`

const leasedSchema = z.object({
  id: z.guid(),
  lease: z.guid(),
  transcriptId: z.guid(),
  language: z.enum(summaryLanguages),
  payer: payerSchema.nullable(),
  spentMicroUsd: wideInt,
})
/** A translation that this process works on. */
export type LeasedTranslation = z.output<typeof leasedSchema>

/** Leases the translation by an engine that has waited longest; `null` where none is due. */
export async function leaseTranslation(db: Db, engine: string): Promise<LeasedTranslation | null> {
  return await findRow(
    db,
    leasedSchema,
    sql`update translations set lease = gen_random_uuid(), due_at = ${nextLease}
      where id in (select id from translations where due_at <= ledger_now() and engine = ${engine}
        order by due_at limit 1 for update skip locked)
      returning id, lease, transcript_id as "transcriptId", language, payer, spent_micro_usd::text as "spentMicroUsd"`,
  )
}

type Lease = Pick<LeasedTranslation, 'id' | 'lease'>
const isHeld = ({ id, lease }: Lease): Sql => sql`id = ${id} and lease = ${lease}`

/** Extends a lease; `false` where it is over: a stopped translation, or another process's. */
export async function extendLease(db: Db, lease: Lease): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update translations set due_at = ${nextLease} where ${isHeld(lease)}`)
  return rowCount === 1
}

/** Stores a part; `false` where the lease is over. */
export async function storePart(
  db: Db,
  lease: Lease,
  { firstLine, lines, model }: TranslatedPart,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with held as (update translations set due_at = ${nextLease} where ${isHeld(lease)} returning id)
    insert into translation_parts (translation_id, first_line, lines, model)
    select id, ${firstLine}, ${JSON.stringify(lines)}::jsonb, ${model} from held
    on conflict (translation_id, first_line) do update set lines = excluded.lines, model = excluded.model`)
  return rowCount === 1
}

/** Ends the work: done, or failed for a reason. */
export async function endTranslation(
  db: Db,
  lease: Lease,
  { problem, spentMicroUsd }: { problem: ModelAbsence | null; spentMicroUsd: number },
): Promise<void> {
  await db.execute(sql`
    update translations set state = ${problem === null ? 'done' : 'failed'},
      problem = ${problem === null ? null : JSON.stringify(problem)}::jsonb,
      spent_micro_usd = ${Math.round(spentMicroUsd)}::bigint, due_at = null, lease = null
    where ${isHeld(lease)}`)
}

/** Gives the work back, for another process to go on. */
export async function giveBack(db: Db, lease: Lease, spentMicroUsd: number): Promise<void> {
  await db.execute(sql`
    update translations set lease = null, due_at = ledger_now(), spent_micro_usd = ${Math.round(spentMicroUsd)}::bigint
    where ${isHeld(lease)}`)
}

/** Drops the parts of a translation of which no line was translated, so that all of it is asked for again. */
export async function dropParts(db: Db, { id }: Pick<Lease, 'id'>): Promise<void> {
  await db.execute(sql`delete from translation_parts where translation_id = ${id}`)
}

/** Stops a translation that a person started; its lines so far stay. */
export async function stopTranslation(db: Db, id: string, person: Sql): Promise<void> {
  await db.execute(sql`
    update translations set state = 'stopped', due_at = null, lease = null
    where id = ${id} and person_id = ${person} and state = 'working'`)
}
