import { TypeOverrides, types } from 'pg'
import type { ClientBase, Pool, QueryResult } from 'pg'

/** What the database is asked: text with `$1` for the first of its values. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** A statement that failed; the cause is what the server or the connection said. Its values are in no message. */
class StatementError extends Error {
  override readonly name = 'StatementError'

  constructor(statement: string, cause: unknown) {
    super(`Failed query: ${statement}`, { cause })
  }
}

/** Times stay the text that the database sends: a date of JavaScript has no microseconds. */
const columnTypes = new TypeOverrides()
const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = types.builtins
for (const type of [TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL]) columnTypes.setTypeParser(type, (text) => text)

/** Sends a statement on a connection, or on the next free one of a pool. @throws StatementError */
export async function execute(
  client: ClientBase | Pool,
  { text, values }: Statement,
): Promise<QueryResult<Record<string, unknown>>> {
  try {
    return await client.query<Record<string, unknown>>({ text, values: [...values], types: columnTypes })
  } catch (error) {
    throw new StatementError(text, error)
  }
}
