import { fillPlaceholders, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PoolClient, QueryResultRow } from 'pg'
import type { PooledOrm } from './database.ts'
import { takeTurn } from './take-turns.ts'

/** Looks up what belongs to one key; `null` when there is nothing. */
export type GatheredQuery<Key extends object, Row> = (orm: PooledOrm, key: Key) => Promise<Row | null>

type Asked<Key, Row> = { key: Key; resolve: (row: Row | null) => void; reject: (error: unknown) => void }

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
  const waiting = new WeakMap<PooledOrm, Asked<Key, Row>[]>()

  async function send(asked: readonly Asked<Key, Row>[], connecting: Promise<PoolClient>): Promise<void> {
    try {
      const keys = JSON.stringify(asked.map(({ key }, place) => ({ ...key, place })))
      const values = fillPlaceholders(params, { keys })
      const client = await connecting
      const { rows } = await client.query<Row & { place: number }>({ name, text, values })
      for (const row of rows) asked[row.place]?.resolve(row)
      for (const { resolve } of asked) resolve(null)
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  /** Those who ask next wait for a turn of their own, as soon as this one comes or is full. */
  function open(orm: PooledOrm): Asked<Key, Row>[] {
    const asked: Asked<Key, Row>[] = []
    waiting.set(orm, asked)
    takeTurn(orm, (connecting) => {
      if (waiting.get(orm) === asked) waiting.delete(orm)
      return send(asked, connecting)
    })
    return asked
  }

  return (orm, key) => {
    const { promise, resolve, reject } = Promise.withResolvers<Row | null>()
    const gathered = waiting.get(orm)
    const asked = gathered === undefined || gathered.length >= maxKeys ? open(orm) : gathered
    asked.push({ key, resolve, reject })
    return promise
  }
}
