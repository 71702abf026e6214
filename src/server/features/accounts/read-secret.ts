import { randomBytes } from 'node:crypto'
import { findSecret, placeSecret } from '#server/db/secret-file.ts'

const secretBytes = 32

/** The server's secret out of its folder; made at the first start, whoever of several starts first. */
export async function readSecret(dataDir: string): Promise<string> {
  const known = await findSecret(dataDir)
  return known ?? (await placeSecret(dataDir, randomBytes(secretBytes).toString('base64url')))
}
