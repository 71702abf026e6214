import { chmod, mkdir, realpath } from 'node:fs/promises'

/**
 * Makes the data folder when it is not there yet and gives its real path. Others may pass through it, since the user
 * that PostgreSQL runs as may be one of them, but not list it.
 */
export async function createDataFolder(dataDir: string): Promise<string> {
  const made = await mkdir(dataDir, { recursive: true })
  if (made !== undefined) await chmod(dataDir, 0o711)
  return realpath(dataDir)
}
