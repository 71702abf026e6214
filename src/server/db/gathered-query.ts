import { fillPlaceholders, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'
import type { PooledOrm } from './database.ts'

/** Looks up what belongs to one key; `null` when there is nothing. */
export type GatheredQuery<Key extends object, Row> = (orm: PooledOrm, key: Key) => Promise<Row | null>

type Asked<Key, Row> = { key: Key; resolve: (row: Row | null) => void; reject: (error: unknown) => void }
type Gathering<Key, Row> = { waiting: Asked<Key, Row>[]; underWay: number; isDue: boolean }

/** While so many statements are under way, whoever asks is gathered for the next one. */
const maxUnderWay = 2
const maxKeys = 200

/** Where the keys stand in a gathered statement: a JSON list of them, each with its `place`. */
export const gatheredKeys = sql`${sql.placeholder('keys')}::jsonb`

/** Joins the one row that `select` finds for each key by an index; a plain join of so few keys would read whole tables. */
export function lateral(select: SQL): SQL {
  return sql`cross join lateral (${select} limit 1)`
}

/**
 * Makes one statement of all that is asked at the same moment, so that the hundredth caller costs next to nothing. The
 * statement reads the keys from `gatheredKeys`, and each of its rows names the `place` of the key it belongs to. It is
 * planned once a connection, under `name`.
 */
export function gatherQuery<Key extends object, Row extends QueryResultRow>(
  name: string,
  statement: SQL,
): GatheredQuery<Key, Row> {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  const gatherings = new WeakMap<PooledOrm, Gathering<Key, Row>>()

  async function ask(orm: PooledOrm, asked: readonly Asked<Key, Row>[]): Promise<void> {
    try {
      const keys = JSON.stringify(asked.map(({ key }, place) => ({ ...key, place })))
      const values = fillPlaceholders(params, { keys })
      const { rows } = await orm.$client.query<Row & { place: number }>({ name, text, values })
      for (const row of rows) asked[row.place]?.resolve(row)
      for (const { resolve } of asked) resolve(null)
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  async function askNext(orm: PooledOrm, gathering: Gathering<Key, Row>): Promise<void> {
    gathering.isDue = false
    if (gathering.waiting.length === 0 || gathering.underWay >= maxUnderWay) return
    gathering.underWay += 1
    await ask(orm, gathering.waiting.splice(0, maxKeys))
    gathering.underWay -= 1
    schedule(orm, gathering)
  }

  /** After what else comes in with this turn of the event loop. */
  function schedule(orm: PooledOrm, gathering: Gathering<Key, Row>): void {
    if (gathering.isDue || gathering.underWay >= maxUnderWay) return
    gathering.isDue = true
    setImmediate(() => void askNext(orm, gathering))
  }

  return (orm, key) => {
    const gathering = gatherings.get(orm) ?? { waiting: [], underWay: 0, isDue: false }
    gatherings.set(orm, gathering)
    const { promise, resolve, reject } = Promise.withResolvers<Row | null>()
    gathering.waiting.push({ key, resolve, reject })
    schedule(orm, gathering)
    return promise
  }
}
