import type { Database } from '#server/db/database.ts'
import { transcripts } from '#server/db/schema/transcripts.ts'
import type { NodeOrders } from '#tests/durability/runs/node-process.ts'

/** What the measurements have in common. */
export type BenchContext = {
  database: Database
  /** Runs `work` while a node runs; without orders one that only answers calls. */
  withNode: <T>(orders: Partial<NodeOrders>, work: (origin: string, pid: number) => Promise<T>) => Promise<T>
}

/** Stores so many transcripts of some sentences, of which nothing was made yet, and gives their ids. */
export async function storeTranscripts({ orm }: Database, count: number): Promise<string[]> {
  const sentences = Array.from({ length: 20 }, (_, index) => ({
    index,
    start: index * 5,
    end: index * 5 + 5,
    text: `This is what the speaker said at place ${index} of the talk.`,
    speaker: null,
    turn: 0,
    fragment: false,
  }))
  const rows = await orm
    .insert(transcripts)
    .values(
      Array.from({ length: count }, () => ({
        origin: 'sample' as const,
        videoId: crypto.randomUUID().slice(0, 11),
        contentHash: crypto.randomUUID(),
        language: 'en',
        captionKind: 'unknown' as const,
        timings: 'exact' as const,
        durationSeconds: 100,
        chapters: [],
        sentences,
      })),
    )
    .returning({ id: transcripts.id })
  return rows.map(({ id }) => id)
}
