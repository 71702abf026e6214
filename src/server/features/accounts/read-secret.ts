import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, whenAbsent } from '#server/db/error-code.ts'

const secretBytes = 32

/** The server's secret out of its folder; made at the first start, whoever of several starts first. */
export async function readSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret')
  const known = await readFile(file, 'utf8').catch(whenAbsent)
  if (known !== null) return known.trim()
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  await mkdir(dataDir, { recursive: true })
  await writeFile(draft, `${randomBytes(secretBytes).toString('base64url')}\n`, { mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  return (await readFile(file, 'utf8')).trim()
}
