import { randomUUID } from 'node:crypto'
import type { ClientConfig } from 'pg'
import { readConnection } from '#server/db/embedded/endpoint.ts'
import { withClient } from '#server/db/pool.ts'
import { connectionUrl } from '#tests/setup/redis.ts'

/** Changes rows of a server of the run by its data folder, for what nobody can wait for: a month, a week. */
export async function inDatabase(
  dataDir: string,
  statement: string,
  values: readonly unknown[],
): Promise<void> {
  await withClient(await connectionOf(dataDir), (client) => client.query(statement, [...values]))
}

/** A new and empty database beside that of a server of the run, which has to go before that server ends. */
export async function createDatabase(dataDir: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const connection = await connectionOf(dataDir)
  const name = `own_${randomUUID().replaceAll('-', '')}`
  await withClient(connection, (client) => client.query(`create database ${name}`))
  return {
    url: connectionUrl({ ...connection, database: name }),
    drop: async () => {
      await withClient(connection, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

async function connectionOf(dataDir: string): Promise<ClientConfig> {
  const connection = await readConnection(dataDir)
  if (connection === null) throw new Error('The server of the run is not known')
  return connection
}
