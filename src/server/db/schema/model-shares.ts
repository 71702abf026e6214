import { bigint, date, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** What was spent of each share of the costs of a day, with what calls at work may still cost. */
export const modelShares = pgTable(
  'model_shares',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of UTC. */
    day: date().notNull(),
    /** `all`, `visitors`, `free`, or one network or account: its kind, a slash and a keyed hash or the id of a person. */
    share: text().notNull(),
    microUsd: bigint('micro_usd', { mode: 'number' }).notNull(),
    /** Calls that this share did not allow. */
    refused: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('model_shares_of_day').on(table.day, table.share)],
)
