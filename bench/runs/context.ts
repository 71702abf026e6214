import { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { readRows, sql } from '#server/db/sql.ts'
import type { NodeOrders } from '#tests/durability/runs/node-process.ts'

/** The parts that the measurements have in common. */
export type BenchContext = {
  database: Database
  /** Runs `work` while a node runs; without orders one that only answers calls. */
  withNode: <T>(orders: Partial<NodeOrders>, work: (origin: string, pid: number) => Promise<T>) => Promise<T>
}

/** Begins a new minute for all who call: nobody is refused for what they called before. */
export async function beginMinute({ pool }: Database): Promise<void> {
  await pool.query('update call_counts set reset_at = ledger_now()')
}

/** Stores so many transcripts of some sentences, of which nothing was made yet, and gives their ids. */
export async function storeTranscripts({ db }: Database, count: number): Promise<string[]> {
  const sentences = Array.from({ length: 20 }, (_, index) => ({
    index,
    start: index * 5,
    end: index * 5 + 5,
    text: `This is what the speaker said at place ${index} of the talk.`,
    speaker: null,
    turn: 0,
    fragment: false,
  }))
  const rows = await readRows(
    db,
    z.object({ id: z.guid() }),
    sql`insert into transcripts (origin, video_id, content_hash, language, caption_kind, timings, duration_seconds, chapters,
      sentences)
    select 'sample', left(gen_random_uuid()::text, 11), gen_random_uuid()::text, 'en', 'unknown', 'exact', 100, '[]',
      ${JSON.stringify(sentences)}
    from generate_series(1, ${count}::int) returning id`,
  )
  return rows.map(({ id }) => id)
}
