import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Every question that was put to a language model, without what was said. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** As its provider names it. */
    model: text().notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Millionths of a US dollar; `null` where the price is not known. */
    costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }),
    /** `null` when it was answered. */
    failure: text({
      enum: [
        'quota',
        'rate-limited',
        'unavailable',
        'timeout',
        'refused',
        'unauthorized',
        'too-long',
        'broken',
      ],
    }),
    milliseconds: integer().notNull(),
    /** What was asked for; `null` for calls of before. */
    purpose: text(),
  },
  (table) => [
    check(
      'model_calls_failure_known',
      sql`${table.failure} in ('quota', 'rate-limited', 'unavailable', 'timeout', 'refused', 'unauthorized', 'too-long', 'broken')`,
    ),
    index('model_calls_by_time').on(table.at),
  ],
)
