import { existsSync } from 'node:fs'
import path from 'node:path'

/** The variable that names the folder of the real data. */
const variable = 'PRECIS_DATA'
const named = process.env[variable]
const folder = path.resolve(named ?? path.resolve(import.meta.dirname, '../../shared'))

if (named !== undefined && !existsSync(folder))
  throw new Error(`${variable} names ${folder}, which is not there`)

/** The reason why a test on real data is skipped on a machine without it. */
export const noRealData = `no real data here; ${variable} names its folder`

/**
 * The path of a file or folder of the real data: caption files, transcripts and recorded answers, which are
 * read beside the project and never stored in it. Null on a machine that has none.
 */
export function findRealData(name: string): string | null {
  const found = path.join(folder, name)
  return existsSync(found) ? found : null
}
