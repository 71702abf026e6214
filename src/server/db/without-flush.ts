import { sql } from 'drizzle-orm'

/**
 * Selected or returned by a statement, lets its commit not wait for the disk. Only for what nobody was told yet, or what
 * can be made again: a power cut takes the last moment of it, in the order in which it was written.
 */
export const withoutFlush = sql<string>`(select set_config('synchronous_commit', 'off', true))`
