import { mkdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { whenAbsent } from '#core/app-error.ts'

const fileName = 'last-backup'

/** Notes in the data folder that a backup was made just now, for those who run the site. */
export async function noteBackup(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(path.join(dataDir, fileName), '')
}

/** The time of the last backup that was made with this data folder, as ISO 8601; `null` without one. */
export async function readLastBackup(dataDir: string): Promise<string | null> {
  const found = await stat(path.join(dataDir, fileName)).catch(whenAbsent)
  return found?.mtime.toISOString() ?? null
}
