import { eq } from 'drizzle-orm'
import type { Engine } from '#contract/summaries.ts'
import type { SummaryStyle } from '#product/summary-options.ts'
import type { Orm } from '#server/db/database.ts'
import { summaries } from '#server/db/schema.ts'
import type { SummaryBody } from '#server/db/schema.ts'

/** A stored summary. */
export type SummaryRow = typeof summaries.$inferSelect

type NewSummary = {
  transcriptId: string
  cacheKey: string
  engine: Engine
  language: string
  style: SummaryStyle
  body: SummaryBody
}

/** The summary stored under this key. */
export async function findSummary(orm: Orm, cacheKey: string): Promise<SummaryRow | null> {
  const [row] = await orm.select().from(summaries).where(eq(summaries.cacheKey, cacheKey))
  return row ?? null
}

/** Stores a summary; when another node was quicker, its row is given. */
export async function storeSummary(orm: Orm, summary: NewSummary): Promise<SummaryRow> {
  const { engine, ...rest } = summary
  const values = { ...rest, engineKind: engine.kind, engineName: engine.name, engineVersion: engine.version }
  const [created] = await orm.insert(summaries).values(values).onConflictDoNothing().returning()
  const row = created ?? (await findSummary(orm, summary.cacheKey))
  if (row === null) throw new Error('A stored summary is neither new nor there already')
  return row
}
