import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, whenAbsent } from '#core/app-error.ts'
import { syncFolder } from '#server/lib/folders.ts'

const draftBytes = 8

/** The file of the secret of a server without the setting SECRET. */
export function secretFile(dataDir: string): string {
  return path.join(dataDir, 'secret')
}

/** The secret that a data folder has; `null` when it has none yet. */
export async function findSecret(dataDir: string): Promise<string | null> {
  return (await readFile(secretFile(dataDir), 'utf8').catch(whenAbsent))?.trim() ?? null
}

/** Puts a secret into a data folder without one, and gives the stored one: the first one wins. */
export async function storeSecret(dataDir: string, secret: string): Promise<string> {
  const file = secretFile(dataDir)
  const draft = `${file}.${randomBytes(draftBytes).toString('hex')}`
  await mkdir(dataDir, { recursive: true })
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(`${secret}\n`)
    await handle.sync()
    await link(draft, file)
    await syncFolder(dataDir)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await handle.close()
    await unlink(draft)
  }
  return (await readFile(file, 'utf8')).trim()
}
