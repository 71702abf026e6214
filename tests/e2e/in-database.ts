import { readConnection } from '#server/db/embedded/endpoint.ts'
import { withClient } from '#server/db/pool.ts'

/** Changes rows of a server of the run by its data folder, for what nobody can wait for: a month, a week. */
export async function inDatabase(
  dataDir: string,
  statement: string,
  values: readonly unknown[],
): Promise<void> {
  const connection = await readConnection(dataDir)
  if (connection === null) throw new Error('The server of the run is not known')
  await withClient(connection, (client) => client.query(statement, [...values]))
}
