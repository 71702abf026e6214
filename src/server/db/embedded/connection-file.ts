import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { z } from 'zod'
import { whenAbsent } from '#server/lib/error-code.ts'

const connectionSchema = z.object({
  host: z.string(),
  port: z.int(),
  user: z.string(),
  database: z.string(),
  password: z.string().exactOptional(),
})

/** How another process of this machine comes into the server that runs on a data folder. */
export type Connection = z.infer<typeof connectionSchema>

const fileName = 'connection.json'

/** Writes down the way in; only the folder's owner can read it. */
export async function writeConnection(dataDir: string, connection: ClientConfig): Promise<void> {
  const unfinished = join(dataDir, `${fileName}.new`)
  await writeFile(unfinished, `${JSON.stringify(connection)}\n`, { mode: 0o600 })
  await rename(unfinished, join(dataDir, fileName))
}

/** The way in as it was last written down, by a server that may be gone since; `null` when there is none. */
export async function readConnection(dataDir: string): Promise<Connection | null> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch(whenAbsent)
  if (text === null) return null
  try {
    return connectionSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Takes the note away once the server is stopped. */
export async function removeConnection(dataDir: string): Promise<void> {
  await rm(join(dataDir, fileName), { force: true })
}
