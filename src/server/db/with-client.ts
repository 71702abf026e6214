import { Client } from 'pg'
import type { ClientConfig } from 'pg'

/** Runs `work` on a connection of its own, which ends with it, and all that the session held with that. */
export async function withClient<T>(
  connection: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionTimeoutMillis: 5000, ...connection })
  // A connection that breaks also rejects the query in progress, which is the error worth reporting.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
