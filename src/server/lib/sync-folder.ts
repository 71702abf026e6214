import { open } from 'node:fs/promises'

/** Makes a rename in this folder outlive a power cut. Windows cannot open a folder, and needs nothing. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
